import { strictEntry, text } from "#domain/schema/content-fields.ts";

const field = text("the name of the field", 40);

/** The words of the stage CHAT. */
export const chatWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  bot: text("who writes at the other end; {company} is filled in", 60),
  record: text("the heading of the record; {name} is filled in", 60),
  filled: text("how many fields have a value; {filled} and {of} are filled in", 60),
  fields: strictEntry({
    city: field,
    experienceYears: field,
    noticeDays: field,
    shift: field,
    expectedPay: field,
    languages: field,
    education: field,
    startDate: field,
    currentEmployer: field,
    interviewTime: field,
  }),
  states: strictEntry({
    FILLED: text("a field in the person's words; {at} is filled in", 40),
    DEDUCED: text("a field that follows from the person's words; {at} is filled in", 40),
    OPEN: text("a field without words", 40),
  }),
  answered: text("a question that the bot answered", 60),
  passedOn: text("a question that the bot passed on", 60),
  noAnswer: text("the words while a field has no value", 40),
  note: text("what happens with open fields", 200),
});
