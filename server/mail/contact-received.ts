import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MessageRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** Mail to the company about a new message. Replies go to its sender. */
export function contactReceived(row: MessageRow, to: Mailbox, words: MailWords): Mail {
  const { subject, suspected, facts, none, answer, suspicion } = words.received;
  const reason = words.reasons[row.reason] ?? row.reason;
  const values = { reason, name: row.name, reference: row.reference };
  const lines = [
    [facts.reason, reason],
    [facts.name, row.name],
    [facts.email, row.email],
    [facts.company, row.company || none],
    [facts.reference, row.reference],
    [facts.arrived, new Date(row.arrived_at).toISOString()],
  ].map(([name, value]) => `${name}: ${value}`);
  const warning = suspicion[row.suspicion];
  return {
    to,
    replyTo: { name: row.name, address: row.email },
    subject: fillTemplate(row.suspicion === "" ? subject : suspected, values),
    paragraphs: [...(warning ? [warning] : []), lines.join("\n"), row.message, answer],
  };
}
