import { z } from "zod";
import { fieldErrors } from "#app/form/field-schema.ts";
import { fieldText, spamSignal } from "#app/form/read-fields.ts";
import { emailPattern, textSchemas } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { NewMessage } from "#server/store/messages.ts";
import type { ContactFormWords } from "./contact.schema.ts";
import { type ContactField, type ContactValues, limits } from "./contact-fields.ts";

function messageSchema({ fields, ...words }: ContactFormWords) {
  const { line, text } = textSchemas(words);
  const { reason, name, email, company, message } = fields;
  return z.object({
    reason: z.enum(
      reason.options.map(({ id }) => id),
      reason.missing,
    ),
    name: line(name.label, limits.name).min(1, name.missing),
    email: line(email.label, limits.email).min(1, email.missing).regex(emailPattern, email.wrong),
    company: line(company.label, limits.company),
    message: text(message.label, limits.message)
      .min(1, message.missing)
      .min(limits.minMessage, fillTemplate(message.short, { min: limits.minMessage })),
  });
}

export type ReadMessage =
  | { kind: "VALID"; values: ContactValues; message: NewMessage }
  | { kind: "INVALID"; values: ContactValues; errors: Partial<Record<ContactField, string>> };

/** Path of the referring page; empty if it is not on this site. */
export function readPage(page: string | null, isPage: (path: string) => boolean): string {
  return page !== null && isPage(page) ? page : "";
}

/** Parses the form. `values` are the fields as typed, valid or not. */
export function readMessage(
  form: FormData,
  words: ContactFormWords,
  isPage: (path: string) => boolean,
): ReadMessage {
  const values: ContactValues = {
    reason: fieldText(form, "reason"),
    name: fieldText(form, "name"),
    email: fieldText(form, "email"),
    company: fieldText(form, "company"),
    message: fieldText(form, "message"),
    page: readPage(fieldText(form, "page"), isPage),
  };
  const result = messageSchema(words).safeParse(values);
  return result.success
    ? { kind: "VALID", values, message: { ...result.data, page: values.page, suspicion: spamSignal(form) } }
    : { kind: "INVALID", values, errors: fieldErrors(result.error) };
}
