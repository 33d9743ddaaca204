import type { Language } from "#domain/language/language.ts";
import type { ReportReason } from "#domain/relay/protocol.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";

/** A name and an address. Never a string, in which commas and line breaks would add recipients. */
export type Mailbox = { name: string; address: string };

/** A text file. */
export type Attachment = { filename: string; contentType: string; content: string };

/** One message to one recipient. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  paragraphs: Paragraph[];
  /** English by default. */
  language?: Language;
  attachments?: Attachment[];
};

/** Text, or a link as its own paragraph. */
export type Paragraph = string | { label: string; url: string };

/** Templates of content/contact.yaml and content/applications.yaml. */
export type MailWords = {
  siteName: string;
  reasons: Record<string, string>;
  received: {
    subject: string;
    suspected: string;
    facts: {
      reason: string;
      name: string;
      email: string;
      company: string;
      page: string;
      reference: string;
      arrived: string;
    };
    none: string;
    answer: string;
    suspicion: Record<string, string>;
  };
  receipt: { subject: string; paragraphs: string[] };
  /** With {link} and {reason}. */
  reported: { subject: string; paragraphs: string[]; reasons: Record<ReportReason, string> };
  booking: BookingMailWords;
  /** By language; English is always there. */
  applications: { en: ApplicationMailWords } & Partial<Record<Language, ApplicationMailWords>>;
};

/** Templates of content/book-demo.yaml, with the values for them. */
export type BookingMailWords = {
  /** The company's time zone. */
  zone: string;
  /** Names of pages by their paths. */
  pageNames: Record<string, string>;
  everything: string;
  received: { facts: { subject: string; zone: string }; times: string; file: string };
  receipt: { subject: string; before: string[]; times: string; after: string[] };
  event: { title: string; description: string };
};

/** Templates of content/applications.yaml. */
export type ApplicationMailWords = {
  /** `greeting` is for confirmed addresses, with {name}; `stranger` is for all others. */
  greeting: string;
  stranger: string;
  confirm: string;
  follow: string;
  receipt: { subject: string; before: string[]; after: string[] };
  links: { subject: string; before: string[]; each: string; after: string[] };
  notice: { subject: string; before: string[]; after: string[] };
};

export function mailText({ paragraphs }: Mail): string {
  const texts = paragraphs.map((paragraph) =>
    typeof paragraph === "string" ? paragraph : `${paragraph.label}:\n${paragraph.url}`,
  );
  return `${texts.join("\n\n")}\n`;
}

const ink = "color:#16211d";
const styles = {
  page: `margin:0;padding:32px 20px;background:#fbf9f4;${ink};font:16px/1.55 'Helvetica Neue',Arial,sans-serif`,
  column: "max-width:34em;margin:0 auto",
  title: "margin:0 0 20px;font-size:26px;line-height:1.25",
  /* A plain border, because mail programs do not render border images. */
  stroke: "border-bottom:4px solid #f6b73c",
  rule: "border-top:2px solid;padding-top:4px",
  button:
    "display:inline-block;padding:14px 26px;border-radius:999px;background:#0f6b4f;color:#fff;font-weight:bold;text-decoration:none",
  link: "color:inherit;font-weight:bold",
  url: "font-size:13px;word-break:break-all",
};

/** Swaps text and background colour in mail programs with dark mode; all others show the light pair. */
const nightRules =
  "@media (prefers-color-scheme:dark){.page{background:#111916!important;color:#f1ede2!important}}";

function htmlParagraph(paragraph: Paragraph, isButton: boolean): string {
  if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>\n")}</p>`;
  const url = escapeHtml(paragraph.url);
  const style = isButton ? styles.button : styles.link;
  return `<p><a href="${url}" style="${style}">${escapeHtml(paragraph.label)}</a></p>
<p style="${styles.url}">${url}</p>`;
}

/** The same text as HTML in one column, without images or tracking. The first link is the button. */
export function mailHtml({ subject, paragraphs, language = "en" }: Mail): string {
  const button = paragraphs.find((paragraph) => typeof paragraph !== "string");
  const body = paragraphs.map((paragraph) => htmlParagraph(paragraph, paragraph === button)).join("\n");
  const title = escapeHtml(subject);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${nightRules}</style></head>
<body class="page" style="${styles.page}">
<div style="${styles.column}">
<h1 style="${styles.title}"><span style="${styles.stroke}">${title}</span></h1>
<div style="${styles.rule}">
${body}
</div>
</div>
</body></html>
`;
}
