import { fillIn } from "../../content/fill-in.ts";
import type { Posting } from "../../content/job.schema.ts";
import type { CareersWords } from "../careers/careers.schema.ts";

/** Each language with its level, and whether it is only welcome. */
export function languagesOf(
  { languages }: Pick<Posting, "languages">,
  words: CareersWords["opening"],
): string[] {
  return languages.map(({ name, level, required }) => {
    const language = `${name}, ${words.languageLevels[level]}`;
    return required ? language : fillIn(words.languageWelcome, { language });
  });
}
