import { inLanguage, type Language, languageOf, type TranslatedLanguage } from "#domain/language/language.ts";
import content from "./content.data.ts";

/** The languages that this build has words in. */
const languages = (): Language[] => ["en", ...(Object.keys(content.translations) as TranslatedLanguage[])];

/** The addresses of a page in all its languages. */
export const inAllLanguages = (url: string): string[] =>
  languages().map((language) => inLanguage(url, language));

/** The language of a route's address: of its first segment, if that names one. Undefined for other segments. */
export function readLanguage(path: string, segment: string | undefined): Language | undefined {
  const language = languageOf(path);
  if (segment !== undefined && language === "en") return undefined;
  return languages().includes(language) ? language : undefined;
}
