import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MessageRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** Mail to the sender of a message: its reference and text. Replies go to the company. */
export function contactReceipt(row: MessageRow, replyTo: Mailbox, words: MailWords): Mail {
  const { subject, paragraphs, quote } = words.receipt;
  const values = { name: row.name, reference: row.reference, site: words.siteName };
  const quotation = row.message.replace(/^/gm, "> ");
  return {
    to: { name: row.name, address: row.email },
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: [...paragraphs.map((template) => fillTemplate(template, values)), `${quote}\n${quotation}`],
  };
}
