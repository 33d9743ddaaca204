import type { Booking } from "#domain/booking/booking.schema.ts";
import { bookingTimes } from "#domain/booking/booking-times.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { parseBooking } from "#server/store/messages.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { bookingCalendar, subjectName } from "./booking-calendar.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** The booking's times, as text and as a calendar file. Neither contains text from the visitor. */
function bookingReceipt(row: MessageRow, booking: Booking, company: Mailbox, words: MailWords) {
  const { subject, before, times, after } = words.booking.receipt;
  const { reference } = row;
  const values = { reference, site: words.siteName, subject: subjectName(booking.subject, words.booking) };
  const { minutes } = booking;
  const list = [fillTemplate(times, { minutes }), ...bookingTimes(booking, words.booking.zone)].join("\n");
  const fill = (template: string) => fillTemplate(template, values);
  return {
    subject: fill(subject),
    paragraphs: [...before.map(fill), list, ...after.map(fill)],
    attachments: [bookingCalendar(row, booking, company, words)],
  };
}

/**
 * Mail to the sender of a message with its reference. Replies go to the company. It contains neither the
 * message nor the name, because anyone can enter any address into the form.
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
