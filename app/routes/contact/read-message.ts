import { z } from "zod";
import { fieldErrors, textSchemas } from "#app/form/field-schema.ts";
import { emailPattern, fieldText, spamSignal } from "#app/form/read-fields.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
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
  | { kind: "VALID"; values: ContactValues; message: ContactValues & { suspicion: string } }
  | { kind: "INVALID"; values: ContactValues; errors: Partial<Record<ContactField, string>> };

/** Reads the form. `values` are the fields as typed, valid or not. */
export function readMessage(form: FormData, words: ContactFormWords): ReadMessage {
  const values: ContactValues = {
    reason: fieldText(form, "reason"),
    name: fieldText(form, "name"),
    email: fieldText(form, "email"),
    company: fieldText(form, "company"),
    message: fieldText(form, "message"),
  };
  const result = messageSchema(words).safeParse(values);
  return result.success
    ? { kind: "VALID", values, message: { ...result.data, suspicion: spamSignal(form) } }
    : { kind: "INVALID", values, errors: fieldErrors(result.error) };
}
