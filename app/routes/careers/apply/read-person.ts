import { z } from "zod";
import { textSchemas } from "#app/form/field-schema.ts";
import { emailPattern, fieldText } from "#app/form/read-fields.ts";
import type { ApplicationFormWords } from "./application.schema.ts";
import { limits } from "./application-fields.ts";

export function readPerson(form: FormData) {
  return {
    name: fieldText(form, "name"),
    email: fieldText(form, "email"),
    phone: fieldText(form, "phone"),
    note: fieldText(form, "note"),
  };
}

/** Whether a text has 6 to 15 digits (E.164 allows 15) and only the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+(\d][\d\s().\-/]*$/.test(text) && digits >= 6 && digits <= 15;
}

export function personSchema({ fields, ...words }: ApplicationFormWords) {
  const { line, text } = textSchemas(words);
  const { name, email, phone, note } = fields;
  return z.object({
    name: line(name.label, limits.name).min(1, name.missing),
    email: line(email.label, limits.email)
      .min(1, email.missing)
      .regex(emailPattern, email.wrong)
      .toLowerCase(),
    phone: line(phone.label, limits.phone).min(1, phone.missing).refine(isPhone, phone.wrong),
    note: text(note.label, limits.note),
  });
}
