import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/copies.yaml`. */
export const copiesWords = strictEntry({
  title: text("the tab", 40),
});
