/** An address and a name beside it. Always this form: of a string, commas and line ends would make further recipients. */
export type Mailbox = { name: string; address: string };

/** One message to one recipient. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  paragraphs: Paragraph[];
};

/** Text, or a link that stands alone. */
export type Paragraph = string | { label: string; url: string };

/** The words of the mails: templates of content/contact.yaml and content/applications.yaml. */
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
  receipt: { subject: string; paragraphs: string[]; quote: string };
  application: ApplicationMailWords;
};

/** The words of the mails about an application: templates of content/applications.yaml. */
export type ApplicationMailWords = {
  confirm: string;
  follow: string;
  receipt: { subject: string; before: string[]; after: string[] };
  links: { subject: string; before: string[]; after: string[] };
  notice: { subject: string; before: string[]; after: string[] };
};

export function mailText({ paragraphs }: Mail): string {
  const texts = paragraphs.map((one) => (typeof one === "string" ? one : `${one.label}:\n${one.url}`));
  return `${texts.join("\n\n")}\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function htmlParagraph(one: Paragraph): string {
  if (typeof one === "string") return `<p>${escapeHtml(one).replaceAll("\n", "<br>\n")}</p>`;
  const url = escapeHtml(one.url);
  return `<p><a href="${url}">${escapeHtml(one.label)}</a><br>\n${url}</p>`;
}

/** The same words as paragraphs: no picture, nothing that tells us whether it was opened. */
export function mailHtml({ subject, paragraphs }: Mail): string {
  const body = paragraphs.map(htmlParagraph).join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:1.5em">
${body}
</body></html>
`;
}
