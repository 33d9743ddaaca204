import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { nameFormat } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** Codes of languages by their English names, which openings use. */
const languageCodes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [nameFormat("en", "language").of(code), code]),
);

/** The name of a language in the page's; unknown ones stay as they are. */
function nameIn(name: string, language: Language): string {
  const code = languageCodes.get(name);
  return (code !== undefined && nameFormat(language, "language").of(code)) || name;
}

/** Each language with its level; optional ones are marked as welcome. */
export function groupLanguages(
  { languages }: Pick<Posting, "languages">,
  words: CareersWords["opening"],
  pageLanguage: Language = "en",
): string[] {
  return languages.map(({ name, level, required }) => {
    const language = `${nameIn(name, pageLanguage)}, ${words.languageLevels[level]}`;
    return required ? language : fillTemplate(words.languageWelcome, { language });
  });
}
