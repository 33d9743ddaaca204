import { z } from "zod";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlCharacters } from "./read-fields.ts";

/** Creates schemas for one line of text and for longer text. The messages name the field. */
export function textSchemas({ tooLong, unreadable }: { tooLong: string; unreadable: string }) {
  const createSchema = (pattern: RegExp) => (label: string, max: number) =>
    z
      .string()
      .max(max, fillTemplate(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillTemplate(unreadable, { label }));
  return { line: createSchema(controlCharacters.line), text: createSchema(controlCharacters.text) };
}

/** The first error of each field. A field is the last key of an issue's path. */
export function fieldErrors({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[String(path.at(-1))] ??= message;
  return errors;
}
