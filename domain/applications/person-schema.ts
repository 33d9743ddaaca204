import { z } from "zod";
import { emailPattern } from "#domain/text/email-pattern.ts";
import { type TextWords, textSchemas } from "#domain/text/field-text.ts";
import { eachField, type FieldName, fieldType, maxLengths } from "./fields.ts";

/** The label of a field, and the messages about it where its kind can be wrong. */
type FieldWords = { label: string; missing?: string; wrong?: string };
export type PersonWords = TextWords & { fields: Record<FieldName, FieldWords> };

/** Whether a text has 6 to 15 digits (E.164 allows 15) and only the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, "").length;
  return /^[+(\d][\d\s().\-/]*$/.test(text) && digits >= 6 && digits <= 15;
}

/** A required line, of at most the length for its type. */
export function requiredLine(
  type: Exclude<keyof typeof maxLengths, "textarea">,
  { label, missing, wrong }: FieldWords,
  words: TextWords,
) {
  const line = textSchemas(words).line(label, maxLengths[type]).min(1, missing);
  if (type === "email") return line.regex(emailPattern, wrong);
  return type === "tel" ? line.refine(isPhone, wrong) : line;
}

/** The fields of an application beside its answers and its résumé. */
export function personSchema({ fields, ...words }: PersonWords) {
  return z.object(
    eachField((name) => {
      const type = fieldType(name);
      if (type === "textarea") return textSchemas(words).text(fields[name].label, maxLengths.textarea);
      const line = requiredLine(type, fields[name], words);
      return type === "email" ? line.toLowerCase() : line;
    }),
  );
}
