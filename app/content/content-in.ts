import type { Language } from "#domain/language/language.ts";
import content from "./content.data.ts";

const translated = new Map<Language, typeof content>();

/**
 * All content with the words of the candidates' pages in a language; English words where a language has none.
 * Server only.
 */
export function contentIn(language: Language): typeof content {
  if (language === "en") return content;
  const known = translated.get(language) ?? { ...content, ...content.translations[language] };
  translated.set(language, known);
  return known;
}
