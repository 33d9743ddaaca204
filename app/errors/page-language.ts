import { readLanguage } from "#app/content/page-language.ts";
import type { Language } from "#domain/language/language.ts";
import { notFoundResponse } from "./not-found-response.ts";

type Args = { url: URL; params: { language?: string | undefined } };

/**
 * The language of a page for its loader.
 * @throws the 404 response, if its first segment names none
 */
export function pageLanguage({ url, params }: Args): Language {
  const language = readLanguage(url.pathname, params.language);
  if (language === undefined) throw notFoundResponse(url.pathname);
  return language;
}
