import { z } from "zod";
import { fieldErrors } from "#app/form/field-schema.ts";
import { fieldText, spamSignal } from "#app/form/read-fields.ts";
import { textSchemas } from "#domain/text/field-text.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ContactFormWords } from "./contact.schema.ts";
import { type ContactField, type ContactValues, limits } from "./contact-fields.ts";
import { personSchemas, type ReadForm, readPage, readPerson } from "./read-person.ts";

function messageSchema(words: ContactFormWords) {
  const { reason, message } = words.fields;
  return z.object({
    reason: z.enum(
      reason.options.map(({ id }) => id),
      reason.missing,
    ),
    ...personSchemas(words),
    message: textSchemas(words)
      .text(message.label, limits.message)
      .min(1, message.missing)
      .min(limits.minMessage, fillTemplate(message.short, { min: limits.minMessage })),
  });
}

export function readMessage(
  form: FormData,
  words: ContactFormWords,
  isPage: (path: string) => boolean,
): ReadForm<ContactValues, ContactField> {
  const values: ContactValues = {
    reason: fieldText(form, "reason"),
    ...readPerson(form),
    message: fieldText(form, "message"),
    page: readPage(fieldText(form, "page"), isPage),
  };
  const result = messageSchema(words).safeParse(values);
  return result.success
    ? { kind: "VALID", values, message: { ...result.data, page: values.page, suspicion: spamSignal(form) } }
    : { kind: "INVALID", values, errors: fieldErrors(result.error) };
}
