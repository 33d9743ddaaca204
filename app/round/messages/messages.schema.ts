import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/messages.yaml`. */
export const messagesWords = strictEntry({
  title: text("the tab", 40),
});
