import { strictEntry, text } from "#domain/schema/content-fields.ts";
import { watchedTestWords } from "./watched-test.schema.ts";

export const sessionWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  title: text("what is drawn", 120),
  summary: text("a test in figures; {typed}, {atOnce}, {flags} and {cleared} are filled in", 120),
  start: text("a test; {assessment}, {minutes} and {device} are filled in", 60),
  devices: strictEntry({
    LAPTOP: text("a device", 20),
    DESKTOP: text("a device", 20),
    PHONE: text("a device", 20),
  }),
  named: text("the helps that a candidate named beforehand; {helps} is filled in", 40),
  decisions: strictEntry({
    CLEARED: text("a flag that a person cleared", 30),
    CONFIRMED: text("a flag that a person confirmed", 30),
    ASK: text("a flag that became a question", 30),
    OPEN: text("a flag that nobody has looked at", 30),
  }),
  noFlag: text("a note that is no flag", 30),
  note: text("what a browser alone does not see", 240),
  film: strictEntry({
    block: text("the exact words of an answer that arrived at once", 400),
    before: text("the time before a flag; {seconds} is filled in", 30),
    flag: text("the time of a flag", 30),
    after: text("the time after a flag; {seconds} is filled in", 30),
  }),
  test: watchedTestWords,
});
