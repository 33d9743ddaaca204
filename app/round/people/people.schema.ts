import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/people.yaml`. */
export const peopleWords = strictEntry({
  title: text("the button", 40),
});
