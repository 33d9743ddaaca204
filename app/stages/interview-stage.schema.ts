import { list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** The words of the stage INTERVIEW. */
export const interviewWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  detail: text("the day of the interview; {day} is filled in", 60),
  question: text("the number of the question; {number} and {of} are filled in", 40),
  length: text("how long the answer took; {seconds} is filled in", 40),
  criteria: text("the heading of the criteria", 60),
  written: text("the time at which the criteria were written", 60),
  heard: text("a criterion with words", 30),
  notHeard: text("a criterion without words", 30),
  result: text("the last row of the criteria", 30),
  notJudged: text("the word while there is no judgement yet", 30),
  lanes: text("the interviews in figures; {count}, {evening} and {atOnce} are filled in", 120),
  dash: text("the meaning of a dash", 120),
  brokenOff: text("an interview that broke off", 30),
  followUp: text("what a prepared question is called", 60),
  followUps: list(
    strictEntry({
      criterion: slug.describe("the id of a criterion in content/round/opening.yaml"),
      text: text("the question that asks for it", 120),
    }),
    "prepared questions",
    1,
    20,
  ),
});
