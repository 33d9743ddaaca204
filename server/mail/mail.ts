/** An address and a name beside it. Always this form: of a string, commas and line ends would make further recipients. */
export type Mailbox = { name: string; address: string };

/** One message to one recipient. */
export type Mail = {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  paragraphs: string[];
};

/** The words of the mails: templates of content/contact.yaml. */
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
};

/** Replaces `{name}` in a template. */
export function fill(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function textOf({ paragraphs }: Mail): string {
  return `${paragraphs.join("\n\n")}\n`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The same words as paragraphs: no picture, no link, nothing that tells us whether it was opened. */
export function htmlOf({ subject, paragraphs }: Mail): string {
  const body = paragraphs.map((one) => `<p>${escapeHtml(one).replaceAll("\n", "<br>\n")}</p>`).join("\n");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:40em;margin:1.5em">
${body}
</body></html>
`;
}
