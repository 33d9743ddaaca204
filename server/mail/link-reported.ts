import type { Mail, Mailbox } from "./mail.ts";

const reasons: Record<string, string> = {
  FRAUD: "fraud: it asks for money, documents or passwords",
  DISCRIMINATION: "discrimination",
  SPAM: "advertising or nonsense",
  OTHER: "something else",
};

/** Mail to the operator about a collecting link that someone reported. Nobody here can read what stands behind it. */
export function linkReported(link: string, reason: string, to: Mailbox): Mail {
  return {
    to,
    subject: `A collecting link was reported: ${link}`,
    paragraphs: [
      `Link: ${link}\nReason: ${reasons[reason] ?? reason}`,
      "Its contents are sealed, so we can't read them. Ask whoever sent you the link, or remove its round: npm run store -- rounds, then npm run store -- erase-round with the round's id.",
    ],
  };
}
