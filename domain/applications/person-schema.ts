import { z } from "zod";
import { emailPattern, type TextWords, textSchemas } from "#domain/text/field-text.ts";
import { limits } from "./form-fields.ts";

/** Labels of the applicant's own fields, and their error messages. */
export type PersonWords = TextWords & {
  fields: {
    name: { label: string; missing: string };
    email: { label: string; missing: string; wrong: string };
    phone: { label: string; missing: string; wrong: string };
    note: { label: string };
  };
};

/** Whether a text has 6 to 15 digits (E.164 allows 15) and only the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+(\d][\d\s().\-/]*$/.test(text) && digits >= 6 && digits <= 15;
}

export function personSchema({ fields, ...words }: PersonWords) {
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
