import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Words of the home page's stage: a slide for each unit of evidence. */
export const matchWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  slides: list(
    strictEntry({
      title: text("what is read, such as Interviews", 20),
      text: text("the product and the evidence it shows", 40),
      link: text("the words of the link to the product", 40),
      url: link,
    }),
    "slides: a résumé, an interview, a program and a test session",
    4,
    4,
  ),
  mustHave: text("the heading of the must-haves", 30),
  niceToHave: text("the heading of the nice-to-haves", 30),
  outOf: text("the line under the score", 60),
  sum: text("the last row of the sum", 20),
  askFirst: text("the heading of the question that the résumé leaves open", 40),
  interview: strictEntry({
    asked: text("the heading of the question", 40),
    criteria: text("the heading of the criteria", 40),
    marked: text("who marked the words; {by} is filled in", 60),
    unit: text("the line under the second", 60),
    note: text("a sentence that says that an interview has no score", 160),
  }),
  code: strictEntry({
    task: text("the heading of the task", 40),
    flaws: text("the heading of what the judge found", 40),
    line: text("the large figure; {line} is filled in", 20),
    unit: text("the line under it", 60),
    fix: text("the heading of the change that makes the program right", 60),
  }),
  session: strictEntry({
    test: text("the test; {assessment} and {minutes} are filled in", 40),
    arrived: text("the heading of the words that came at once; {at} is filled in", 60),
    unit: text("the line under the moment; {characters} is filled in", 80),
    settled: text("the heading of what a person decided", 40),
  }),
});
