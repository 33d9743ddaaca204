import type { ReportReason } from "#domain/relay/protocol.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Mail, Mailbox, MailWords } from "./mail.ts";

/** Mail to the operator about a link that someone reported. Nobody here can read what is behind it. */
export function linkReported(
  { link, reason }: { link: string; reason: ReportReason },
  to: Mailbox,
  { reported }: MailWords,
): Mail {
  const values = { link, reason: reported.reasons[reason] };
  return {
    to,
    subject: fillTemplate(reported.subject, values),
    paragraphs: reported.paragraphs.map((paragraph) => fillTemplate(paragraph, values)),
  };
}
