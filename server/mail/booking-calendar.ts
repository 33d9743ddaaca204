import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Booking } from "#domain/booking/booking.schema.ts";
import { bookingTimes } from "#domain/booking/booking-times.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { minuteMs } from "#domain/time.ts";
import type { MessageRow } from "#server/store/tables.ts";
import type { Attachment, BookingMailWords, Mailbox, MailWords } from "./mail.ts";

/** The name of what the visitor wants to see in the demo. */
export function subjectName(subject: string, { everything, pageNames }: BookingMailWords): string {
  return subject === "" ? everything : (pageNames[subject] ?? subject);
}

/**
 * An iCalendar file (RFC 5545) with the demo. All mails about a booking have the same file, and entries keep
 * their UIDs, so a calendar shows each entry once.
 */
export function bookingCalendar(
  { reference, arrived_at }: MessageRow,
  booking: Booking,
  company: Mailbox,
  { siteName, booking: words }: MailWords,
): Attachment {
  const { times, zone, minutes, subject } = booking;
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
      summary: fillTemplate(words.event.title, values),
      description: [
        fillTemplate(words.event.description, values),
        ...bookingTimes({ times: [time], zone }, words.zone),
      ].join("\n"),
      status: times.length === 1 ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      organizer: { name: siteName, email: company.address },
    });
  return {
    filename: `demo-${reference}.ics`,
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: `${calendar.toString()}\r\n`,
  };
}
