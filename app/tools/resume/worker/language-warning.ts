import { nameFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Scripts whose languages the engine has no words for. */
const unreadScripts = new Set(["Beng", "Gujr", "Guru", "Knda", "Mlym", "Taml", "Telu", "Thai"]);
export const isUnreadScript = (code: string): boolean => unreadScripts.has(code);

/**
 * Says that a résumé's script is not read, or that only the English words of its language are matched. Codes of
 * scripts have four letters.
 */
export function languageWarning(
  code: string,
  words: { language: string; script: string; unread: string },
  language: Language = "en",
): string {
  const type = code.length === 4 ? "script" : "language";
  const name = nameFormat(language, type).of(code) ?? code;
  return fillTemplate(isUnreadScript(code) ? words.unread : words[type], { name });
}
