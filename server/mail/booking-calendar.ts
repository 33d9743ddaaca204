import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "#domain/booking/booking.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { minuteMs } from "#domain/time.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { subjectName } from "./booking-times.ts";
import type { Attachment, Mailbox, MailWords } from "./mail.ts";

/**
 * An iCalendar file (RFC 5545) with each proposed time as a tentative entry. All mails about a booking have
 * the same file, and entries keep their UIDs, so a calendar shows each entry once.
 */
export function bookingCalendar(
  { reference, arrived_at }: MessageRow,
  { times, minutes, subject }: Booking,
  company: Mailbox,
  { siteName, booking: words }: MailWords,
): Attachment {
  const calendar = ical({
    prodId: { company: siteName, product: "Demo" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const values = { site: siteName, reference, subject: subjectName(subject, words) };
  const host = company.address.replace(/^.*@/, "");
  for (const [index, time] of times.entries())
    calendar.createEvent({
      id: `${reference}-${index + 1}@${host}`,
      sequence: 0,
      stamp: new Date(arrived_at),
      start: new Date(time),
      end: new Date(time + minutes * minuteMs),
      summary: fillTemplate(words.event.title, { ...values, choice: words.choices[index] ?? "" }),
      description: fillTemplate(words.event.description, values),
      status: ICalEventStatus.TENTATIVE,
      organizer: { name: siteName, email: company.address },
    });
  return {
    filename: `demo-${reference}.ics`,
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: `${calendar.toString()}\r\n`,
  };
}
