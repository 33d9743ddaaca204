import { z } from "zod";
import { fillTemplate } from "./fill-template.ts";

/* Rules for text that people enter in forms or send as messages. */

/** Control characters. Multi-line text may contain line breaks and tabs. */
const controlCharacters = { line: /\p{Cc}/u, text: /[^\P{Cc}\n\t]/u };

/** Makes equal text equal in bytes, storable in every database, and displayed unchanged in every mail. */
export function normalise(text: string): string {
  // Removes invisible format characters, such as those that change the direction of text, but keeps the
  // joiners, which Indian scripts and emoji need.
  const visible = text.toWellFormed().replace(/[\p{Cf}--[\u200C\u200D]]/gv, "");
  return visible.normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

export type TextWords = { tooLong: string; unreadable: string };

/** Creates schemas for a single line and for multi-line text. Error messages name the field. */
export function textSchemas({ tooLong, unreadable }: TextWords) {
  const createSchema = (pattern: RegExp) => (label: string, max: number) =>
    z
      .string()
      .max(max, fillTemplate(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillTemplate(unreadable, { label }));
  return { line: createSchema(controlCharacters.line), text: createSchema(controlCharacters.text) };
}
