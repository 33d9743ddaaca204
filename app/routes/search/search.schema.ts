import { z } from "zod";
import { entry, link, list, text } from "../../content/fields.ts";

const label = (what: string) => text(what, 60);
const term = text("a word or a few", 40);

const page = entry({
  title: label("the title without a query"),
  titleFor: label("the title with a query; {query} is filled in"),
  description: text("the description of the page, 70 to 160 characters", 160).min(
    70,
    "is shorter than 70 characters",
  ),
  intro: text("what can be found here", 200),
  label: label("the field's label"),
  submit: label("the button"),
  popular: label("the heading of the pages that most visitors want"),
  nothing: text("said when nothing is found; {query} is filled in", 200),
});

const box = entry({
  list: label("the list's name for screen readers"),
  loading: text("said while the index is loaded", 80),
  failed: text("said when it could not be loaded, with the next step", 160),
  nothing: text("said when nothing is found, with the next step", 160),
  all: label("the last entry, which leads to all results; {query} is filled in"),
  shortcut: label("the switch for the key that opens the box"),
});

/** `content/search.yaml` */
export const searchWords = entry({
  page,
  box,
  groups: entry({
    PAGE: label("the heading of pages"),
    POST: label("the heading of posts"),
    FAQ: label("the heading of questions"),
    OPENING: label("the heading of openings"),
  }),
  oneResult: label("one result"),
  manyResults: label("more results; {count} is filled in"),
  popularPages: list(link, "paths", 3, 8),
  ignored: list(term, "words that say nothing", 1, 120),
  synonyms: list(list(term, "words that mean the same", 2, 8), "groups", 1, 60),
  alsoFound: z
    .record(link, list(term, "words", 1, 12))
    .describe("words that a page does not hold, and by which visitors look for it"),
});
export type SearchWords = z.infer<typeof searchWords>;
