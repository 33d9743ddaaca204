import { strictEntry, text } from "#domain/schema/content-fields.ts";

export const rankingWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  drop: text("the words in the field for files", 40),
  formats: text("the kinds of files", 60),
  choose: text("the button that opens the choice of files", 30),
  demo: text("the text until the field takes files: where they are read", 120),
  privacy: text("where the files go", 80),
  found: text("the heading of the requirements", 60),
  foundIn: text("the number of résumés that answer a requirement; {count} and {of} are filled in", 30),
  columns: strictEntry({
    score: text("the column of scores", 20),
    name: text("the column of names", 20),
    proof: text("the column of quotations", 30),
    missing: text("the column of requirements without evidence", 30),
  }),
  complete: text("a résumé that answers every requirement", 30),
  more: text("the people below the last row; {count} is filled in", 60),
  twice: text("the heading of two applications of one person", 40),
  arrived: text("the day of an application; {day} is filled in", 30),
  notRead: text("the heading of what could not be read", 40),
});
