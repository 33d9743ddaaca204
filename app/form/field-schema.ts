import { z } from "zod";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlCharacters } from "./read-fields.ts";

/** Schemas for text that a visitor typed: a line, or longer text. The words get the label and the length. */
export function textSchemas({ tooLong, unreadable }: { tooLong: string; unreadable: string }) {
  const createSchema = (pattern: RegExp) => (label: string, max: number) =>
    z
      .string()
      .max(max, fillTemplate(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillTemplate(unreadable, { label }));
  return { line: createSchema(controlCharacters.line), text: createSchema(controlCharacters.text) };
}

/** The first error of each field, by the field's name: the last key of an issue's path. */
export function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path.at(-1))] ??= message;
  return errors;
}
