import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MessageRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/**
 * Mail to the sender of a message with its reference. Replies go to the company. It has no word of the message and no
 * name: anyone can write any address into the form.
 */
export function contactReceipt(row: MessageRow, replyTo: Mailbox, words: MailWords): Mail {
  const { subject, paragraphs } = words.receipt;
  const values = { reference: row.reference, site: words.siteName };
  return {
    to: { name: "", address: row.email },
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: paragraphs.map((template) => fillTemplate(template, values)),
  };
}
