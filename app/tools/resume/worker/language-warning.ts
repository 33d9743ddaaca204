import { fillTemplate } from "#domain/text/fill-template.ts";

/** Says that a résumé's language or script is not read. Codes of scripts have four letters. */
export function languageWarning(code: string, words: { language: string; script: string }): string {
  const type = code.length === 4 ? "script" : "language";
  const name = new Intl.DisplayNames(["en"], { type }).of(code) ?? code;
  return fillTemplate(words[type], { name });
}
