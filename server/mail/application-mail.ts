import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords, Paragraph } from "./mail.ts";

export type ApplicationLinks = { confirm?: string | undefined; follow: string };

function writtenDay(time: number): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
}

/**
 * To a candidate: what is true of the application, and the links to confirm the address and to follow it. An answer
 * reaches the company.
 */
export function applicationMail(
  kind: "receipt" | "links" | "notice",
  row: ApplicationRow,
  links: ApplicationLinks,
  replyTo: Mailbox,
  { siteName, application: words }: MailWords,
): Mail {
  const { subject, before, after } = words[kind];
  const values = {
    name: row.name,
    job: row.job_title,
    reference: row.reference,
    site: siteName,
    erased: writtenDay(row.erase_at),
  };
  const confirm: Paragraph[] = links.confirm ? [{ label: words.confirm, url: links.confirm }] : [];
  return {
    to: { name: row.name, address: row.email },
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: [
      ...before.map((one) => fillTemplate(one, values)),
      ...confirm,
      { label: words.follow, url: links.follow },
      ...after.map((one) => fillTemplate(one, values)),
    ],
  };
}
