import { z } from "zod";
import { emailPattern, type TextWords, textSchemas } from "#domain/text/field-text.ts";
import { eachField, type FieldName, fieldType, maxLengths } from "./fields.ts";

/** The label of a field, and the messages about it where its kind can be wrong. */
type FieldWords = { label: string; missing?: string; wrong?: string };
export type PersonWords = TextWords & { fields: Record<FieldName, FieldWords> };

/** Whether a text has 6 to 15 digits (E.164 allows 15) and only the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+(\d][\d\s().\-/]*$/.test(text) && digits >= 6 && digits <= 15;
}

/** The fields of an application beside its answers and its résumé. */
export function personSchema({ fields, ...words }: PersonWords) {
  const { line, text } = textSchemas(words);
  return z.object(
    eachField((name) => {
      const type = fieldType(name);
      const max = maxLengths[type];
      const { label, missing, wrong } = fields[name];
      if (type === "textarea") return text(label, max);
      const required = line(label, max).min(1, missing);
      if (type === "email") return required.regex(emailPattern, wrong).toLowerCase();
      return type === "tel" ? required.refine(isPhone, wrong) : required;
    }),
  );
}
