/** Languages of the candidates' pages besides English: BCP 47 subtags, and the first segments of paths. */
export const translatedLanguages = ["hi", "mr"] as const;
/**
 * English with accents, a third longer and from right to left, made in development and for the workbench. It shows
 * texts that cannot be translated and places that are too narrow before a new language does.
 */
export const pseudoLanguage = "xa";

export type TranslatedLanguage = (typeof translatedLanguages)[number] | typeof pseudoLanguage;
export type Language = "en" | TranslatedLanguage;

const prefix = new RegExp(`^/(${[...translatedLanguages, pseudoLanguage].join("|")})(?=[/?#]|$)`);
/** Pages that exist in all languages: with what is below them, such as each opening. The feeds of /careers do not. */
const translated =
  /^\/(?!careers\/)(candidates|careers?|evaluate-resume|pronunciation-test|application|email-verification)(?=[./?#]|$)/;

/** The language of a page by its path: English unless the first segment names another. */
export function languageOf(path: string): Language {
  return (prefix.exec(path)?.[1] as TranslatedLanguage | undefined) ?? "en";
}

/** The path of a page's English version: /careers for /hi/careers. */
export function inEnglish(path: string): string {
  const rest = path.replace(prefix, "");
  return rest === path || rest.startsWith("/") ? rest : `/${rest}`;
}

/** The address of a page in a language; of pages that exist only in English, the English one. */
export function inLanguage(url: string, language: Language): string {
  return language !== "en" && translated.test(url) ? `/${language}${url}` : url;
}
