import { escapeHtml } from "#domain/text/escape-html.ts";

/** A name and an address. Never a string: commas and line ends in it would add recipients. */
export type Mailbox = { name: string; address: string };

/** One message to one recipient. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  paragraphs: Paragraph[];
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
      reference: string;
      arrived: string;
    };
    none: string;
    answer: string;
    suspicion: Record<string, string>;
  };
  receipt: { subject: string; paragraphs: string[] };
  application: ApplicationMailWords;
};

/** Templates of content/applications.yaml. */
export type ApplicationMailWords = {
  /** To a confirmed address, with {name}, and to any other. */
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

function htmlParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === "string") return `<p>${escapeHtml(paragraph).replaceAll("\n", "<br>\n")}</p>`;
  const url = escapeHtml(paragraph.url);
  return `<p><a href="${url}">${escapeHtml(paragraph.label)}</a><br>\n${url}</p>`;
}

/** The same text as HTML, without images or tracking. */
export function mailHtml({ subject, paragraphs }: Mail): string {
  const body = paragraphs.map(htmlParagraph).join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:1.5em">
${body}
</body></html>
`;
}
