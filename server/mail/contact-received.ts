import { bookingTimes } from "#domain/booking/booking-times.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { parseBooking } from "#server/store/messages.ts";
import type { MessageRow } from "#server/store/tables.ts";
import { bookingCalendar, subjectName } from "./booking-calendar.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** Mail to the company about a new message. Replies go to the sender. */
export function contactReceived(row: MessageRow, to: Mailbox, words: MailWords): Mail {
  const { subject, suspected, facts, none, answer, suspicion } = words.received;
  const { facts: bookingFacts, times, file } = words.booking.received;
  const booking = parseBooking(row);
  const reason = words.reasons[row.reason] ?? row.reason;
  const values = { reason, name: row.name, reference: row.reference };
  const lines = [
    [facts.reason, reason],
    [facts.name, row.name],
    [facts.email, row.email],
    [facts.company, row.company || none],
    ...(booking ? [[bookingFacts.subject, subjectName(booking.subject, words.booking)]] : []),
    ...(booking ? [[bookingFacts.zone, booking.zone]] : []),
    ...(row.page === "" ? [] : [[facts.page, row.page]]),
    [facts.reference, row.reference],
    [facts.arrived, new Date(row.arrived_at).toISOString()],
  ].map(([name, value]) => `${name}: ${value}`);
  const warning = suspicion[row.suspicion];
  return {
    to,
    replyTo: { name: row.name, address: row.email },
    subject: fillTemplate(row.suspicion === "" ? subject : suspected, values),
    paragraphs: [
      ...(warning ? [warning] : []),
      lines.join("\n"),
      ...(booking
        ? [
            [
              fillTemplate(times, { minutes: booking.minutes }),
              ...bookingTimes(booking, words.booking.zone),
            ].join("\n"),
          ]
        : []),
      ...(row.message === "" ? [] : [row.message]),
      ...(booking ? [file] : []),
      answer,
    ],
    ...(booking && { attachments: [bookingCalendar(row, booking, to, words)] }),
  };
}
