import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MessageRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** To the sender: what arrived, and under which reference. An answer to it reaches the company. */
export function contactReceipt(row: MessageRow, replyTo: Mailbox, words: MailWords): Mail {
  const { subject, paragraphs, quote } = words.receipt;
  const values = { name: row.name, reference: row.reference, site: words.siteName };
  const quoted = row.message.replace(/^/gm, "> ");
  return {
    to: { name: row.name, address: row.email },
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: [...paragraphs.map((one) => fillTemplate(one, values)), `${quote}\n${quoted}`],
  };
}
