import { z } from "zod";
import { fieldErrors } from "#app/form/field-schema.ts";
import { fieldText, spamSignal } from "#app/form/read-fields.ts";
import type { ContactFormWords } from "#app/routes/contact/contact.schema.ts";
import { personSchemas, type ReadForm, readPage, readPerson } from "#app/routes/contact/read-person.ts";
import { maxDaysAhead } from "#domain/booking/office.ts";
import { isZone, timesAt } from "#domain/booking/zoned-time.ts";
import { textSchemas } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { dayMs } from "#domain/time.ts";
import type { BookingWords } from "./booking.schema.ts";
import { type BookingField, type BookingValues, limits, timeIndexes } from "./booking-fields.ts";

type Words = { contact: ContactFormWords; booking: BookingWords };

function fieldsSchema({ contact, booking }: Words) {
  const { subject, zone, note } = booking.form.fields;
  const subjects = subject.groups.flatMap(({ pages }) => pages.map(({ url }) => url));
  return z.object({
    subject: z.enum(["", ...subjects], subject.missing),
    ...personSchemas(contact),
    zone: z.string().refine(isZone, zone.wrong),
    note: textSchemas(contact).text(note.label, limits.note),
  });
}

type Problem = "incomplete" | "wrong" | "skipped" | "past" | "far";

const clock = { date: z.iso.date(), time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/) };

/** The first time at which clocks in a zone show this date and time. Undefined if both are empty. */
function readTime(date: string, time: string, zone: string, now: number): number | Problem | undefined {
  if (date === "" && time === "") return undefined;
  if (date === "" || time === "") return "incomplete";
  if (!clock.date.safeParse(date).success || !clock.time.safeParse(time).success) return "wrong";
  const [first] = timesAt(`${date}T${time}`, zone);
  if (first === undefined) return "skipped";
  if (first <= now) return "past";
  return first > now + maxDaysAhead * dayMs ? "far" : first;
}

/** Parses the booking form. */
export function readBooking(
  form: FormData,
  words: Words,
  isPage: (path: string) => boolean,
  now = Date.now(),
): ReadForm<BookingValues, BookingField> {
  const read = (name: keyof BookingValues) => fieldText(form, name);
  const values: BookingValues = {
    subject: read("subject"),
    ...readPerson(form),
    ...{ zone: read("zone"), note: read("note"), page: readPage(read("page"), isPage) },
    ...{ "date-0": read("date-0"), "date-1": read("date-1"), "date-2": read("date-2") },
    ...{ "time-0": read("time-0"), "time-1": read("time-1"), "time-2": read("time-2") },
  };
  const result = fieldsSchema(words).safeParse(values);
  const { times: timeWords } = words.booking.form.fields;
  const zone = isZone(values.zone) ? values.zone : words.booking.office.zone;
  const times: number[] = [];
  const timeErrors: Partial<Record<BookingField, string>> = {};
  const reject = (index: (typeof timeIndexes)[number], problem: Problem | "missing") => {
    const label = timeWords.choices[index] ?? "";
    timeErrors[`times-${index}`] = fillTemplate(timeWords[problem], { label, days: maxDaysAhead });
  };
  for (const index of timeIndexes) {
    const time = readTime(values[`date-${index}`], values[`time-${index}`], zone, now);
    if (typeof time === "string") reject(index, time);
    else if (time !== undefined && !times.includes(time)) times.push(time);
  }
  if (times.length === 0 && Object.keys(timeErrors).length === 0) reject(0, "missing");

  if (!result.success || Object.keys(timeErrors).length > 0) {
    const { subject, zone, ...others } = result.success ? {} : fieldErrors(result.error);
    // In field order.
    const errors = { ...(subject && { subject }), ...(zone && { zone }), ...timeErrors, ...others };
    return { kind: "INVALID", values, errors };
  }
  const { subject, note, zone: _, ...person } = result.data;
  return {
    kind: "VALID",
    values,
    message: {
      ...person,
      ...{ reason: "demo", message: note, suspicion: spamSignal(form), page: values.page },
      booking: { times, zone, minutes: words.booking.minutes, subject },
    },
  };
}
