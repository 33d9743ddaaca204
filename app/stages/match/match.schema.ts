import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Words of ResuMate's stage on the home page. */
export const matchWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  tabs: list(
    strictEntry({
      title: text("a unit of evidence", 30),
      text: text("the product and what it does", 40),
      url: link,
    }),
    "tabs",
    4,
    4,
  ),
  mustHave: text("the heading of the must-haves", 30),
  niceToHave: text("the heading of the nice-to-haves", 30),
  outOf: text("the line under the score", 60),
  sum: text("the last row of the sum", 20),
  missing: text("a requirement without evidence; {label} is filled in", 60),
  ask: text("what a requirement without evidence means", 200),
});
