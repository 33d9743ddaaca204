import { strictEntry, text } from "#domain/schema/content-fields.ts";

export const boardWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  all: text("the count of everyone", 20),
  columns: strictEntry({
    score: text("the column of scores", 20),
    name: text("the column of names", 20),
    evidence: text("the column of quotations", 30),
    open: text("the column of open questions", 30),
    interview: text("the column of interviews and tests", 30),
    step: text("the column of steps", 20),
    changed: text("the column of last changes", 20),
    decision: text("the column of decisions", 20),
  }),
  notJudged: text("results that no engine gives yet", 60),
  more: text("the people below the last row; {count} is filled in", 60),
  decided: text("the decision with its author; {decision}, {by} and {at} are filled in", 60),
  because: text("the heading of the reasons", 30),
  message: text("the heading of the message; {name} is filled in", 60),
  audit: text("a decision in one line; {by}, {decision} and {name} are filled in", 80),
});

const frame = (decision: string) =>
  strictEntry({
    begin: text(`the message about ${decision} up to the reason; {first} and {reason} are filled in`, 160),
    end: text(`its end; {by} and {until} are filled in`, 160),
  });

/** The message that a decision drafts. The reason and the quotation come from the decision. */
export const messageWords = strictEntry({
  SELECT: frame("a selection"),
  HOLD: frame("a hold"),
  REJECT: frame("a rejection"),
  quoted: text("the sentence with the candidate's words; {quote} is filled in", 80),
});
