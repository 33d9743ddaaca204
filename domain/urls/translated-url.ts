import { languages } from "#domain/page.ts";

const translation = new RegExp(`/(${languages.join("|")})$`);

/** The URL of a page's English version: /x for /x/hi. */
export function inEnglish(url: string): string {
  return url.replace(translation, "");
}
