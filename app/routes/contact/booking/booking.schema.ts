import { z } from "zod";
import { field, nextWords, receiptWords, sendWords } from "#app/routes/contact/contact.schema.ts";
import { isZone } from "#domain/booking/zoned-time.ts";
import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";
import { timeIndexes } from "./booking-fields.ts";

const zone = z
  .string({ error: "is missing: write a time zone such as Asia/Kolkata" })
  .refine(isZone, "is no time zone: write a name such as Asia/Kolkata")
  .describe("a time zone such as Asia/Kolkata");
const hour = z
  .string({ error: 'must be a time in quotes, such as "09:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time: write one such as "09:00"')
  .describe('a time such as "09:00"');

const subjects = strictEntry({
  title: text("the group's heading", 40),
  pages: list(strictEntry({ url: link }), "pages", 1, 20),
});

const form = strictEntry({
  title: text("the form's heading", 60),
  fields: strictEntry({
    subject: strictEntry({
      ...field,
      missing: text("what to do when it is none of them", 120),
      everything: text("the entry for everything", 40),
      groups: list(subjects, "groups of pages", 1, 6),
    }),
    zone: strictEntry({ ...field, wrong: text("what to do when it is none", 120) }),
    times: strictEntry({
      choices: list(text("the name of a time", 30), "names", timeIndexes.length, timeIndexes.length),
      hint: text("the hint on good times, with {minutes}, {opens}, {closes} and {city}", 160),
      date: text("the label of the date", 20),
      time: text("the label of the time", 20),
      inOffice: text("the time at the company, with {time} and {city}", 80),
      outside: text("the same outside of its hours", 160),
      missing: text("what to do when there is no time, with {label}", 120),
      incomplete: text("what to do when one half is missing, with {label}", 120),
      wrong: text("what to do when it cannot be read, with {label}", 120),
      skipped: text("what to do when clocks skip it, with {label}", 160),
      past: text("what to do when it has passed, with {label}", 120),
      far: text("what to do when it is too far ahead, with {label} and {days}", 120),
    }),
    note: strictEntry(field),
  }),
  ...sendWords,
});

const paragraphs = (what: string) => list(text(`a paragraph, with ${what}`, 400), "paragraphs", 1, 6);

const mails = strictEntry({
  everything: text("the words for everything as what to see", 40),
  received: strictEntry({
    facts: strictEntry({
      subject: text("its name", 30),
      zone: text("its name", 30),
    }),
    times: text("the words before the times, with {minutes}", 80),
    outside: text("the mark on a time outside of the company's hours", 40),
    file: text("the note about the attached file", 160),
  }),
  receipt: strictEntry({
    subject: text("the subject, with {site} and {reference}", 120),
    before: paragraphs("{site}, {subject} and {reference}"),
    times: text("the words before the times, with {minutes}", 80),
    after: paragraphs("{site} and {reference}"),
  }),
  event: strictEntry({
    title: text("the title of a calendar entry, with {site} and {choice}", 80),
    description: text("its description, with {site}, {subject} and {reference}", 240),
  }),
});

/** `content/book-demo.yaml`: texts of the form on /book-demo, its receipt and its mails. */
export const bookingWords = strictEntry({
  minutes: z
    .int({ error: "must be a number of minutes" })
    .min(5)
    .max(240)
    .describe("the length of a demo in minutes"),
  office: strictEntry({
    zone,
    city: text("where the company is", 30),
    opens: hour,
    closes: hour,
  }),
  form,
  next: nextWords("what happens, in order, with {minutes}"),
  receipt: receiptWords("booking"),
  scheduled: strictEntry({
    title: text("the heading above the link to the real calendar", 60),
    text: text("what the link does", 160),
    link: text("the link", 30),
  }),
  mails,
  zones: list(strictEntry({ id: zone, title: text("the cities of the zone", 40) }), "time zones", 1, 60),
});
export type BookingWords = z.infer<typeof bookingWords>;
