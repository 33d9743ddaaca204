import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/start.yaml`. */
export const startWords = strictEntry({
  title: text("the heading", 40),
});
