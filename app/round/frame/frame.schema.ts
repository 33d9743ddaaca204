import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/frame.yaml`. */
export const frameWords = strictEntry({
  title: text("the name of the rooms of a round in the bar", 40),
});
