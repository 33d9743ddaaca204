import type { Booking } from "#domain/booking/booking.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { parseBooking } from "#server/store/messages.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { bookingCalendar } from "./booking-calendar.ts";
import { subjectName, visitorTimes } from "./booking-times.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** The words about a booking: its times, and them as a calendar file. Both are without any text of the visitor. */
function bookingReceipt(row: MessageRow, booking: Booking, company: Mailbox, words: MailWords) {
  const { subject, before, times, after } = words.booking.receipt;
  const { reference } = row;
  const values = { reference, site: words.siteName, subject: subjectName(booking.subject, words.booking) };
  const list = `${fillTemplate(times, { minutes: booking.minutes })}\n${visitorTimes(booking)}`;
  const fill = (template: string) => fillTemplate(template, values);
  return {
    subject: fill(subject),
    paragraphs: [...before.map(fill), list, ...after.map(fill)],
    attachments: [bookingCalendar(row, booking, company, words)],
  };
}

/**
 * Mail to the sender of a message with its reference. Replies go to the company. It has no word of the message and no
 * name: anyone can write any address into the form.
 */
export function contactReceipt(row: MessageRow, replyTo: Mailbox, words: MailWords): Mail {
  const to = { name: "", address: row.email };
  const booking = parseBooking(row);
  if (booking) return { to, replyTo, ...bookingReceipt(row, booking, replyTo, words) };
  const { subject, paragraphs } = words.receipt;
  const values = { reference: row.reference, site: words.siteName };
  return {
    to,
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: paragraphs.map((template) => fillTemplate(template, values)),
  };
}
