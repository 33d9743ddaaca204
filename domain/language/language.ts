/** Languages of the candidates' pages besides English: BCP 47 subtags, and the first segments of paths. */
export const translatedLanguages = ["hi", "mr"] as const;
/**
 * English with accents, a third longer and from right to left, made in development and for the workbench. It shows
 * texts that cannot be translated and places that are too narrow before a new language does.
 */
export const pseudoLanguage = "xa";

export type TranslatedLanguage = (typeof translatedLanguages)[number] | typeof pseudoLanguage;
export type Language = "en" | TranslatedLanguage;

/** No other page has a first segment of two letters. */
const prefix = /^\/([a-z]{2})(?=[/?#]|$)/;
/** Pages that exist in all languages: with what is below them, such as each opening. */
const translated =
  /^\/(candidates|careers?|evaluate-resume|pronunciation-test|application|email-verification)(?=[./?#]|$)/;

/** The language of a page by its path. */
export function languageOf(path: string): Language {
  return (prefix.exec(path)?.[1] as TranslatedLanguage | undefined) ?? "en";
}

/** The path of a page's English version: /careers for /hi/careers. */
export function inEnglish(path: string): string {
  return path.replace(prefix, "") || "/";
}

/** The address of a page in a language; of pages that exist only in English, the English one. */
export function inLanguage(url: string, language: Language): string {
  return language !== "en" && translated.test(url) ? `/${language}${url}` : url;
}
