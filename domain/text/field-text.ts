import { z } from "zod";
import { fillTemplate } from "./fill-template.ts";

/* Rules for what people write in fields, and to a number. */

/** Invisible characters that people do not type. Longer text may have line ends and tabs. */
const controlCharacters = { line: /\p{Cc}/u, text: /[^\P{Cc}\n\t]/u };

/** One plain address whose host has a dot. Excludes quoted names, comments and lists. */
export const emailPattern =
  /^[^\s@<>()[\],;:\\"]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}-]*[\p{L}\p{N}])+$/u;

/** Gives equal text equal bytes, and only characters that every database stores and every mail shows as they are. */
export function normalise(text: string): string {
  // Invisible characters that change how text is shown, such as its direction. Not the joiners, which Indian scripts
  // and emoji need.
  const visible = text.toWellFormed().replace(/[\p{Cf}--[\u200C\u200D]]/gv, "");
  return visible.normalize("NFC").replace(/\r\n?/g, "\n").trim();
}

export type TextWords = { tooLong: string; unreadable: string };

/** Creates schemas for one line of text and for longer text. The messages name the field. */
export function textSchemas({ tooLong, unreadable }: TextWords) {
  const createSchema = (pattern: RegExp) => (label: string, max: number) =>
    z
      .string()
      .max(max, fillTemplate(tooLong, { label, max }))
      .refine((value) => !pattern.test(value), fillTemplate(unreadable, { label }));
  return { line: createSchema(controlCharacters.line), text: createSchema(controlCharacters.text) };
}
