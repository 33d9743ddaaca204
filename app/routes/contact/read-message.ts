import { z } from "zod";
import { controlCharacters, emailPattern, fieldText, spamSignal } from "#app/form/read-fields.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ContactFormWords } from "./contact.schema.ts";
import { type ContactField, type ContactValues, limits } from "./contact-fields.ts";

function messageSchema({ fields, tooLong, unreadable }: ContactFormWords) {
  const text = (name: ContactField, pattern: RegExp) => {
    const { label } = fields[name];
    const max = limits[name];
    return z
      .string()
      .max(max, fillTemplate(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillTemplate(unreadable, { label }));
  };
  return z.object({
    reason: z.enum(
      fields.reason.options.map(({ id }) => id),
      fields.reason.missing,
    ),
    name: text("name", controlCharacters.line).min(1, fields.name.missing),
    email: text("email", controlCharacters.line)
      .min(1, fields.email.missing)
      .regex(emailPattern, fields.email.wrong),
    company: text("company", controlCharacters.line),
    message: text("message", controlCharacters.text)
      .min(1, fields.message.missing)
      .min(limits.shortMessage, fillTemplate(fields.message.short, { min: limits.shortMessage })),
  });
}

export type ReadMessage =
  | { kind: "VALID"; values: ContactValues; message: ContactValues & { suspicion: string } }
  | { kind: "INVALID"; values: ContactValues; errors: Partial<Record<ContactField, string>> };

/** Reads what was typed; `values` is all of it, whatever is wrong with it. */
export function readMessage(form: FormData, words: ContactFormWords): ReadMessage {
  const values: ContactValues = {
    reason: fieldText(form, "reason"),
    name: fieldText(form, "name"),
    email: fieldText(form, "email"),
    company: fieldText(form, "company"),
    message: fieldText(form, "message"),
  };
  const result = messageSchema(words).safeParse(values);
  if (result.success)
    return { kind: "VALID", values, message: { ...result.data, suspicion: spamSignal(form) } };
  const errors: Partial<Record<ContactField, string>> = {};
  for (const { path, message } of result.error.issues) {
    // The first that is wrong with a field is enough to begin with.
    errors[path[0] as ContactField] ??= message;
  }
  return { kind: "INVALID", values, errors };
}
