import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

/** Each language with its level; optional ones are marked as welcome. */
export function groupLanguages(
  { languages }: Pick<Posting, "languages">,
  words: CareersWords["opening"],
): string[] {
  return languages.map(({ name, level, required }) => {
    const language = `${name}, ${words.languageLevels[level]}`;
    return required ? language : fillTemplate(words.languageWelcome, { language });
  });
}
