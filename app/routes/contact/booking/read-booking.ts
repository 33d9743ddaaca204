import { z } from "zod";
import { fieldErrors } from "#app/form/field-schema.ts";
import { fieldText, spamSignal } from "#app/form/read-fields.ts";
import type { ContactFormWords } from "#app/routes/contact/contact.schema.ts";
import { personSchemas, type ReadForm, readPage, readPerson } from "#app/routes/contact/read-person.ts";
import { formatIn } from "#domain/booking/booking-times.ts";
import { freeSlots, holidayAt, nearestSlots, slotProblem } from "#domain/booking/office.ts";
import { groupSlots, type Slot } from "#domain/booking/slot-days.ts";
import { isZone } from "#domain/booking/zoned-time.ts";
import { textSchemas } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BookingWords } from "./booking.schema.ts";
import { type BookingField, type BookingValues, limits } from "./booking-fields.ts";

type Words = { contact: ContactFormWords; booking: BookingWords };

type Bookings = {
  /** Beginnings of the demos that are booked. */
  booked: readonly number[];
  /** Whether the store has refused the slot because it is booked. */
  isTaken: boolean;
  isPage: (path: string) => boolean;
  now?: number;
};

function fieldsSchema({ contact, booking }: Words) {
  const { subject, zone, slot, note } = booking.form.fields;
  const subjects = subject.groups.flatMap(({ pages }) => pages.map(({ url }) => url));
  return z.object({
    subject: z.enum(["", ...subjects], subject.missing),
    zone: z.string().refine(isZone, zone.wrong),
    slot: z.iso.datetime({ precision: -1, error: slot.missing }).transform(Date.parse),
    ...personSchemas(contact),
    note: textSchemas(contact).text(note.label, limits.note),
  });
}

/** Parses the booking form. A slot that cannot be booked is refused with the nearest ones that can. */
export function readBooking(
  form: FormData,
  words: Words,
  { booked, isTaken, isPage, now = Date.now() }: Bookings,
): ReadForm<BookingValues, BookingField, { nearest?: Slot[] }> {
  const read = (name: keyof BookingValues) => fieldText(form, name);
  const values: BookingValues = {
    subject: read("subject"),
    ...readPerson(form),
    ...{ zone: read("zone"), slot: read("slot"), note: read("note"), page: readPage(read("page"), isPage) },
  };
  const { office, minutes, form: formWords } = words.booking;
  const schema = fieldsSchema(words);
  const result = schema.safeParse(values);
  const time = schema.shape.slot.safeParse(values.slot).data;
  const problem =
    time === undefined ? undefined : (slotProblem(time, words.booking, now) ?? (isTaken && "taken"));
  if (result.success && !problem) {
    const { subject, note, zone, slot, ...person } = result.data;
    return {
      kind: "VALID",
      values,
      message: {
        ...person,
        ...{ reason: "demo", message: note, suspicion: spamSignal(form), page: values.page },
        booking: { times: [slot], zone, minutes, subject },
      },
    };
  }
  const errors: Partial<Record<BookingField, string>> = result.success ? {} : fieldErrors(result.error);
  if (time === undefined || !problem) return { kind: "INVALID", values, errors };
  const zone = isZone(values.zone) ? values.zone : office.zone;
  const nearest = nearestSlots(freeSlots(words.booking, booked, now), time);
  const reason = fillTemplate(formWords.fields.slot[problem], {
    ...{ time: formatIn(zone, time), minutes, hours: office.noticeHours, days: office.daysAhead },
    ...{
      holiday: holidayAt(time, office) ?? "",
      opens: office.opens,
      closes: office.closes,
      city: office.city,
    },
  });
  return {
    ...{ kind: "INVALID", values, errors: { slot: reason, ...errors } },
    nearest: groupSlots(nearest, zone, office.zone).flatMap(({ slots }) => slots),
  };
}
