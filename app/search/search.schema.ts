import type { z } from "zod";
import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const label = (what: string) => text(what, 60);
const term = text("a word or a few", 40);

const page = strictEntry({
  title: label("the title without a query"),
  titleFor: label("the title with a query; {query} is filled in"),
  description: text("the description of the page, 70 to 160 characters", 160).min(
    70,
    "is shorter than 70 characters",
  ),
  intro: text("what can be found here", 200),
  nothing: text("the text when nothing is found; {query} is filled in", 200),
});

const box = strictEntry({
  list: label("the list's name for screen readers"),
  nothing: text("the text when nothing is found, with the next step", 160),
  all: label("the last entry, which leads to all results; {query} is filled in"),
  shortcut: label("the switch for the key that opens the box"),
});

/** `content/search.yaml` */
export const searchWords = strictEntry({
  page,
  box,
  groups: strictEntry({
    PAGE: label("the heading of pages"),
    POST: label("the heading of posts"),
    FAQ: label("the heading of questions"),
    OPENING: label("the heading of openings"),
  }),
  oneResult: label("one result"),
  manyResults: label("more results; {count} is filled in"),
  ignored: list(term, "words that say nothing", 1, 120),
  synonyms: list(list(term, "words that mean the same", 2, 8), "groups", 1, 60),
  paidWords: list(term, "words that find each opening with pay", 1, 12),
  alsoFound: list(strictEntry({ url: link, words: list(term, "words", 1, 12) }), "pages", 1, 60),
});
export type SearchWords = z.infer<typeof searchWords>;
