import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/report.yaml`. */
export const reportWords = strictEntry({
  label: text("the name of the page; {name} is filled in", 60),
  back: text("the link to the board", 30),
  print: text("the button that prints", 20),
  csv: text("the button that saves a table", 30),
  score: text("the words below the score", 40),
  summary: text("a sentence; {met}, {asked} and {score} are filled in", 160),
  noResume: text("a candidate without a score", 120),
  decided: text("the decision; {decision}, {by}, {at} and {reason} are filled in", 120),
  undecided: text("what is shown without a decision", 60),
  columns: strictEntry({
    claim: text("the column of requirements", 30),
    words: text("the column of the candidate's words", 30),
    source: text("the column of places", 30),
    state: text("the column of states", 30),
  }),
  must: text("the mark of a must-have", 20),
  rule: text("why words count that do not say it; {rule} is filled in", 60),
  none: text("words that are not there", 60),
  notes: text("the heading of the notes", 30),
  compare: strictEntry({
    title: text("the heading of the comparison", 60),
    add: text("the list of people to compare with", 40),
    none: text("the list, if nobody is chosen", 40),
    requirement: text("the column of requirements", 30),
  }),
  gone: text("a candidate who is not in the round", 90),
  foot: text("what the score is, at the end of the report", 240),
});
