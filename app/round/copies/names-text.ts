import { fillTemplate } from "#domain/text/fill-template.ts";
import type { PluralMessage } from "#domain/text/plural.ts";
import { counted } from "../counted.ts";
import words from "./copies-words.data.ts";

const maxNames = 5;

/** A sentence about some files with their names; of many, the first ones. */
export function namesText(message: PluralMessage, files: readonly { name: string }[]): string {
  const shown = files.slice(0, maxNames).map(({ name }) => name);
  const rest = files.length - shown.length;
  const names = [shown.join(", "), rest > 0 && fillTemplate(words.import.others, { count: rest })];
  return counted(message, files.length, { names: names.filter(Boolean).join(" ") });
}
