import { strictEntry, text } from "#domain/schema/content-fields.ts";

const event = (what: string) => text(`what follows a name: ${what}`, 60);
const _fact = (what: string) => text(what, 60);

/** Text of the round's story, between its parts. All figures are placeholders. */
export const storyWords = strictEntry({
  person: text("the mark of a step that a person took", 20),
  program: text("the mark of a step that a program took", 20),
  programs: strictEntry({
    resumes: text("the product that reads résumés", 20),
    chat: text("the product that writes to candidates", 20),
    interview: text("the product that interviews", 20),
    session: text("the product that watches a test", 20),
  }),
  events: strictEntry({
    publishes: event("the opening is published"),
    applies: event("an application"),
    reads: event("the résumés are read; {received} is filled in"),
    invites: event("the first message of the chat"),
    answersLast: event("the last answer of the chat"),
    hears: event("the end of an interview; {name} is filled in"),
    sends: event("the work is sent"),
    remarks: event("a remark about the work"),
    flags: event("the first flag of a test"),
    settles: event("the flags are settled"),
    rings: event("the call about the flags"),
    selects: event("a selection; {name} is filled in"),
    rejects: event("a rejection; {name} is filled in"),
  }),
  match: strictEntry({
    place: text("the place by résumé match; {place} and {of} are filled in", 40),
    lines: text("the heading of a résumé that is cut to its quoted lines; {name} is filled in", 60),
    notFound: text("the must-haves that were not found; {label} is filled in", 60),
  }),
  cut: text("the line for words that were left out", 60),
  decided: text("the mark of a decision; {by}, {at} are filled in", 40),
  others: strictEntry({
    caption: text("the caption of the table for screen readers", 100),
    standing: text("the heading of the column of answers", 30),
    people: text("the heading of the column of numbers", 30),
    letters: text("the heading of the column of letters", 30),
    days: text("the heading of the column of days", 60),
    range: text("days; {median} and {longest} are filled in", 60),
    none: text("the cell for people who have no answer yet; {longest} is filled in", 60),
  }),
  errors: strictEntry({
    none: text("the line where a kind of error did not happen", 80),
    more: text("the errors that are not shown; {count} is filled in", 60),
    match: strictEntry({
      figure: text("{place} and {of} are filled in", 40),
      title: text("the heading", 80),
      text: text("{name}, {part}, {points}, {of}, {ahead} and {rejected} are filled in", 260),
      overrated: text("{name}, {place} and {by} are filled in", 140),
      underrated: text("{name}, {place} and {by} are filled in", 140),
    }),
    missed: strictEntry({
      figure: text("{count} is filled in", 40),
      title: text("the heading", 80),
      text: text("one or two sentences", 260),
      row: text("{name} and {label} are filled in", 80),
    }),
    heard: strictEntry({
      figure: text("{count} and {of} are filled in", 40),
      title: text("the heading", 80),
      text: text("{by} is filled in", 260),
      PERSON: text("words that only a person counts; {by}, {title} are filled in", 100),
      ENGINE: text("words that only the engine counts; {by}, {title} are filled in", 100),
      place: text("{name} and {at} are filled in", 60),
    }),
    flags: strictEntry({
      figure: text("{count} and {of} are filled in", 40),
      title: text("the heading", 80),
      text: text("{open} is filled in", 260),
      row: text("{name} and {at} are filled in", 60),
    }),
  }),
});
