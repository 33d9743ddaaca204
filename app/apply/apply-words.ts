import type { CardLanguage } from "#domain/relay/languages.ts";

/** The page's words, apart for each language: an applicant needs one of them. */
export const importWords = {
  en: () => import("./apply-words-en.data.ts"),
  hi: () => import("./apply-words-hi.data.ts"),
  mr: () => import("./apply-words-mr.data.ts"),
} satisfies Record<CardLanguage, unknown>;
