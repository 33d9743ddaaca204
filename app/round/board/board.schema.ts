import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/board.yaml`. */
export const boardWords = strictEntry({
  title: text("the tab of the board", 40),
});
