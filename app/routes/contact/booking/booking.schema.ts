import { z } from "zod";
import { rejectionWords } from "#app/form/form-words.schema.ts";
import { field, nextWords, receiptWords, sendWords } from "#app/routes/contact/contact.schema.ts";
import { isZone } from "#domain/booking/zoned-time.ts";
import { link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const zone = z
  .string({ error: "is missing: write a time zone such as Asia/Kolkata" })
  .refine(isZone, "is no time zone: write a name such as Asia/Kolkata")
  .describe("a time zone such as Asia/Kolkata");
const hour = z
  .string({ error: 'must be a time in quotes, such as "09:00"' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'is no time: write one such as "09:00"')
  .describe('a time such as "09:00"');

const count = (what: string, min: number, max: number) =>
  z
    .int({ error: `must be a number: write ${what}` })
    .min(min)
    .max(max)
    .describe(what);

const holiday = strictEntry({
  date: z
    .string({ error: "is missing: write a day such as 12-25, or 2026-11-08 for one year only" })
    .regex(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
      error: "is no day: write one such as 12-25, or 2026-11-08 for one year only",
    })
    .describe("a day of every year such as 12-25, or of one such as 2026-11-08"),
  name: text("its name", 40),
});

const office = strictEntry({
  zone,
  city: text("where the company is", 30),
  opens: hour,
  closes: hour,
  noticeHours: count("how many hours ahead a demo must be booked", 0, 168),
  daysAhead: count("how many days ahead a demo can be booked", 1, 30),
  holidays: list(holiday, "holidays without demos", 0, 60),
});

const slot = strictEntry({
  label: text("its label", 60),
  inOffice: text("the hint while times are the company's, with {minutes}, {city} and {zone}", 120),
  inZone: text("the hint while times are the visitor's, with {minutes}, {city} and {zone}", 120),
  atOffice: text("a time with the time at the company, with {time}, {office} and {city}", 40),
  choose: text("the entry before the times", 40),
  nearest: text("the heading of the free times that are nearest to the one asked for", 40),
  full: text("what to do when no time is free, with {days}", 160),
  missing: text("what to do when there is no time", 120),
  taken: text("what to do when someone else has booked it, with {time}", 200),
  past: text("what to do when it has passed, with {time}", 160),
  soon: text("what to do when it is too soon, with {time} and {hours}", 160),
  far: text("what to do when it is too far ahead, with {time} and {days}", 160),
  holiday: text("what to do when it is on a holiday, with {time} and {holiday}", 160),
  closed: text("what to do outside of the hours, with {time}, {minutes}, {opens}, {closes} and {city}", 200),
});

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
    slot,
    note: strictEntry(field),
  }),
  ...sendWords,
  ...rejectionWords,
});

const paragraphs = (what: string) => list(text(`a paragraph, with ${what}`, 400), "paragraphs", 1, 6);

const mails = strictEntry({
  everything: text("the words for everything as what to see", 40),
  received: strictEntry({
    facts: strictEntry({
      subject: text("its name", 30),
      zone: text("its name", 30),
    }),
    times: text("the words before the time, with {minutes}", 80),
    file: text("the note about the attached file", 160),
  }),
  receipt: strictEntry({
    subject: text("the subject, with {site} and {reference}", 120),
    before: paragraphs("{site}, {subject} and {reference}"),
    times: text("the words before the time, with {minutes}", 80),
    after: paragraphs("{site} and {reference}"),
  }),
  event: strictEntry({
    title: text("the title of the calendar entry, with {site}", 80),
    description: text("its description, with {site}, {subject} and {reference}", 240),
  }),
});

/** `content/book-demo.yaml`: texts of the form on /book-demo, its receipt and its mails. */
export const bookingWords = strictEntry({
  minutes: count("the length of a demo in minutes", 5, 240),
  office,
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
