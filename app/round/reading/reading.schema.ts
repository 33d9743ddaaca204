import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/reading.yaml`. */
export const readingWords = strictEntry({
  title: text("the heading of what is being read", 40),
});
