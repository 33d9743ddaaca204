import type { z } from "zod";
import { choice, list, plural, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Parts of the round that a section can show as a picture. */
export const roundPart = choice("the part of the round that is drawn", [
  "MESSAGES",
  "DAYS",
  "DEDUCTIONS",
  "UPLOAD",
  "WORK_SAMPLES",
  "INTERVIEWS",
  "TICKETS",
  "RECORD",
  "QUESTIONS",
]);
export type RoundPartName = z.infer<typeof roundPart>;

export const roundPartWords = strictEntry({
  days: strictEntry({
    people: plural("the number of people who took a step, {count}", 120),
    waiting: text("the lane of people without a decision", 30),
    waitingPeople: text("the heading of their names; {count} is filled in", 60),
    since: text("the moment at which the waiting began; {at} is filled in", 30),
  }),
  missing: text("a requirement without evidence", 60),
  read: text("the number of résumés that were read; {count} and {of} are filled in", 60),
  samePerson: text("the heading of two applications of one person; {name} is filled in", 60),
  facts: list(text("the exact words of a ticket that state a fact of the call", 60), "facts", 1, 8),
  notJudged: text("the end of an answer that a person judges", 90),
});
