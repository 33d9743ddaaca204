import type { z } from "zod";
import { strictEntry, text } from "#domain/schema/content-fields.ts";

const words = strictEntry({
  offer: text("the line on a page in another language that offers this one", 60),
  unread: text(
    "the note that no native speaker has read the translation yet, and what applies in doubt",
    160,
  ),
});

/** content/languages.yaml: each language about itself. */
export const languageWords = strictEntry({ en: words, hi: words, mr: words });
export type LanguageWords = z.infer<typeof languageWords>;
