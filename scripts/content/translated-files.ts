import { translatedLanguages } from "#domain/language/language.ts";
import { type ContentFile, contentFiles } from "./content-files.ts";

/**
 * A file of words that exists in all languages: `content/hi/careers.yaml` has the Hindi words of
 * `content/careers.yaml`.
 */
export type TranslatedFile = ContentFile & {
  /** Keys that a translation leaves out: they are the same in all languages, such as samples that engines read. */
  english?: readonly string[];
  /** Whether a translation has entries of its own, such as other links. */
  isOwn?: boolean;
};

const { careers, applications, evaluateResume, score, pronunciationTest, proof } = contentFiles;
const { messages, site, navigation, footer, businessUnits, consents } = contentFiles;

/** All of them, by their names in `Content`, or in the shell. */
export const translatedFiles = {
  careers: { ...careers, english: ["opening.reachUrl"] },
  applications,
  evaluateResume: { ...evaluateResume, english: ["samples"] },
  score,
  pronunciationTest: { ...pronunciationTest, english: ["sample", "prompts"] },
  proof,
  businessUnits,
  consents,
  messages: {
    ...messages,
    english: ["sampleUrl", "trial", "match", "report", "tour", "dimensions", "notFound.popularPages"],
  },
  site: {
    ...site,
    english: ["name", "legalName", "sample", "copyrightYear", "address", "phone", "email", "outbound"],
  },
  navigation: { ...navigation, isOwn: true },
  footer: { ...footer, isOwn: true },
} satisfies Record<string, TranslatedFile>;

export type TranslatedName = keyof typeof translatedFiles;
export const translatedNames = Object.keys(translatedFiles) as TranslatedName[];

/** The file of the same words in another language. */
export const translatedPath = (path: string, language: string): string =>
  path.replace(/^content\//, `content/${language}/`);

/** The folders of languages, in `content`. */
export const languageFolders = translatedLanguages.map((language) => `content/${language}`);
