import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import type { Mail, Mailbox, MailWords, Paragraph } from "./mail.ts";

export type ApplicationLinks = { confirm?: string; follow: string };

function formatDay(time: number): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "Asia/Kolkata" });
}

/**
 * Mail to a candidate about the application, with links to confirm the address and to follow the application. Replies
 * go to the company.
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
    erased: formatDay(row.erase_at),
  };
  const confirm: Paragraph[] = links.confirm ? [{ label: words.confirm, url: links.confirm }] : [];
  return {
    to: { name: row.name, address: row.email },
    replyTo,
    subject: fillTemplate(subject, values),
    paragraphs: [
      ...before.map((template) => fillTemplate(template, values)),
      ...confirm,
      { label: words.follow, url: links.follow },
      ...after.map((template) => fillTemplate(template, values)),
    ],
  };
}
