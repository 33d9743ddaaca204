import { dateFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import type { ApplicationMailWords, Mail, Mailbox, MailWords, Paragraph } from "./mail.ts";

export type ApplicationLinks = { confirm?: string; follow: string };

const formatDay = (time: number, language: Language): string =>
  dateFormat(language, { dateStyle: "long", timeZone: "Asia/Kolkata" }).format(time);

/** The language of the page with the form, if there are words in it. */
export function mailLanguage({ language }: Pick<ApplicationRow, "language">, words: MailWords): Language {
  const known = Object.keys(words.applications) as Language[];
  return known.find((one) => one === language) ?? "en";
}

function wordsFor(row: ApplicationRow, words: MailWords) {
  const language = mailLanguage(row, words);
  return { language, words: words.applications[language] ?? words.applications.en };
}

/** An unconfirmed address may belong to someone else, so no one's text is mailed to it, not even a name. */
function addressee({ name, email, verified_at }: ApplicationRow, words: ApplicationMailWords) {
  if (verified_at === null) return { to: { name: "", address: email }, greeting: words.stranger };
  return { to: { name, address: email }, greeting: fillTemplate(words.greeting, { name }) };
}

function linkParagraphs({ confirm, follow }: ApplicationLinks, words: ApplicationMailWords): Paragraph[] {
  const confirmation = confirm ? [{ label: words.confirm, url: confirm }] : [];
  return [...confirmation, { label: words.follow, url: follow }];
}

/**
 * Mail to a candidate about the application, with links to confirm the address and to follow the application.
 * Replies go to the company.
 */
export function applicationMail(
  kind: "receipt" | "notice",
  row: ApplicationRow,
  links: ApplicationLinks,
  replyTo: Mailbox,
  mailWords: MailWords,
): Mail {
  const { siteName } = mailWords;
  const { language, words } = wordsFor(row, mailWords);
  const { subject, before, after } = words[kind];
  const values = {
    job: row.job_title,
    reference: row.reference,
    site: siteName,
    erased: formatDay(row.erase_at, language),
  };
  const { to, greeting } = addressee(row, words);
  return {
    to,
    replyTo,
    language,
    subject: fillTemplate(subject, values),
    paragraphs: [
      greeting,
      ...before.map((template) => fillTemplate(template, values)),
      ...linkParagraphs(links, words),
      ...after.map((template) => fillTemplate(template, values)),
    ],
  };
}

/** Mail with new links to all applications from an address; `first` is one of them. */
export function linksMail(
  first: ApplicationRow,
  applications: { row: ApplicationRow; links: ApplicationLinks }[],
  replyTo: Mailbox,
  mailWords: MailWords,
): Mail {
  const { siteName } = mailWords;
  const { language, words } = wordsFor(first, mailWords);
  const { subject, before, each, after } = words.links;
  const values = { site: siteName };
  const { to, greeting } = addressee(first, words);
  return {
    to,
    replyTo,
    language,
    subject: fillTemplate(subject, values),
    paragraphs: [
      greeting,
      ...before.map((template) => fillTemplate(template, values)),
      ...applications.flatMap(({ row, links }) => [
        fillTemplate(each, { job: row.job_title, reference: row.reference }),
        ...linkParagraphs(links, words),
      ]),
      ...after.map((template) => fillTemplate(template, values)),
    ],
  };
}
