import { z } from "zod";
import { rejectionWords, textWords } from "#app/form/form-words.schema.ts";
import { report } from "#domain/relay/protocol.ts";
import { list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** A field's words. */
export const field = {
  label: text("what to write here", 60),
  hint: text("what helps to write it", 160).optional(),
};
const required = { ...field, missing: text("what to do when it is empty", 120) };

export const sendWords = {
  send: text("the button", 30),
  sending: text("the status while it is sent", 40),
};

const form = strictEntry({
  title: text("the form's heading", 60),
  optional: text("the mark beside optional fields", 30),
  fields: strictEntry({
    reason: strictEntry({
      ...required,
      choose: text("the entry that is none", 40),
      options: list(strictEntry({ id: slug, title: text("a reason to write", 60) }), "reasons", 2, 12),
    }),
    name: strictEntry(required),
    email: strictEntry({ ...required, wrong: text("what to do when it is no address", 160) }),
    company: strictEntry(field),
    page: strictEntry({ label: text("the words before the page that led to the form", 40) }),
    message: strictEntry({ ...required, short: text("what to do when it is too short, with {min}", 160) }),
  }),
  ...textWords,
  privacy: text("what happens with the message", 240),
  privacyLink: text("the words of the link to the policy", 60),
  ...sendWords,
  ...rejectionWords,
});

/** @param step such as "what happens, in order" */
export const nextWords = (step: string) =>
  strictEntry({
    title: text("the heading of the steps beside the form", 60),
    steps: list(text(step, 160), "steps", 1, 6),
  });

/** @param sent what was sent, such as "booking" */
export const receiptWords = (sent: string) =>
  strictEntry({
    title: text("the heading of the receipt", 60),
    kept: text("what is true now, with {time}", 240),
    mailed: text("the note that a mail was sent", 200),
    reference: text("the words before the reference", 40),
    next: text("what happens next", 240),
    another: text("the link back to the form", 40),
    unknown: text(`the message when there is no such ${sent}, with {reference}`, 240),
  });

const mails = strictEntry({
  received: strictEntry({
    subject: text("the subject, with {reason}, {name} and {reference}", 120),
    suspected: text("the same, when a machine may have sent it", 120),
    facts: strictEntry({
      reason: text("its name", 30),
      name: text("its name", 30),
      email: text("its name", 30),
      company: text("its name", 30),
      page: text("its name", 30),
      reference: text("its name", 30),
      arrived: text("its name", 30),
    }),
    none: text("the words where no company was given", 30),
    answer: text("how to answer", 160),
    suspicion: z.record(z.enum(["honeypot", "fast"]), text("why a machine may have sent it", 200)),
  }),
  receipt: strictEntry({
    subject: text("the subject, with {site} and {reference}", 120),
    paragraphs: list(text("a paragraph, with {site} and {reference}", 400), "paragraphs", 1, 6),
  }),
  reported: strictEntry({
    subject: text("the subject of the mail about a reported link, with {link} and {reason}", 120),
    paragraphs: list(text("a paragraph, with {link} and {reason}", 400), "paragraphs", 1, 6),
    reasons: z.record(report.shape.reason, text("the reason in words", 60)),
  }),
});

/** `content/contact.yaml`: texts of the form on /company/contact, its receipt and its mails. */
export const contactWords = strictEntry({
  form,
  next: nextWords("what happens to a message, in order"),
  receipt: receiptWords("message"),
  mails,
});
export type ContactWords = z.infer<typeof contactWords>;
export type ContactFormWords = ContactWords["form"];
export type ReceiptWords = ContactWords["receipt"];
