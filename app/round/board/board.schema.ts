import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** `content/own-round/board.yaml`. */
export const boardWords = strictEntry({
  you: text("the owner of the round in the log", 20),
  people: text("the heading; {count} is filled in", 40),
  person: text("the heading for one candidate", 40),
  nobody: strictEntry({
    title: text("the heading while nobody was added", 60),
    note: text("what to do", 300),
  }),
  ways: strictEntry({
    csv: text("the way by a spreadsheet", 40),
    hand: text("the way by hand", 40),
  }),
  proves: text("the heading of what the résumé proves; {met} and {asked} are filled in", 60),
  open: text("the heading of what it does not mention; {count} is filled in", 60),
  line: text("a place in a résumé; {line} is filled in", 30),
  noResume: text("a candidate without a résumé", 160),
  waiting: text("a résumé that has not been read yet", 120),
  unread: text("a résumé that cannot be read", 120),
  file: text("the button that opens the résumé", 30),
  report: text("the link to the report", 30),
  erase: text("the button that erases a candidate", 40),
  eraseAsk: text("the question before it; {name} is filled in", 200),
  eraseYes: text("the button that erases", 30),
  eraseNo: text("the button that does not", 30),
});
