import type { z } from "zod";
import { translatedLanguages } from "#domain/language/language.ts";
import { pageUrl } from "#domain/urls/page-url.ts";
import { type ContentFile, contentFiles } from "./content-files.ts";

/**
 * A file of words that exists in all languages: `content/hi/careers.yaml` has the Hindi words of
 * `content/careers.yaml`.
 */
export type TranslatedFile<T = unknown> = ContentFile & {
  schema: z.ZodType<T>;
  /** Keys that a translation leaves out: they are the same in all languages, such as samples that engines read. */
  english?: readonly string[];
  /** Whether a translation has entries of its own, such as other links. */
  isOwn?: boolean;
  /** Where its words are seen, for translators: addresses of English pages, or words. */
  seenOn: readonly string[];
};

const { careers, applications, evaluateResume, score, pronunciationTest, proof } = contentFiles;
const { messages, site, navigation, footer, businessUnits, consents } = contentFiles;

const openings = "/career/<unit>/<opening>";
const everyPage = ["every page"];

/** All of them, by their names in `Content`, or in the shell. */
export const translatedFiles = {
  careers: { ...careers, english: ["opening.reachUrl"], seenOn: ["/careers", "/career", openings] },
  applications: {
    ...applications,
    seenOn: [openings, "/email-verification", "/application", "emails to applicants"],
  },
  evaluateResume: { ...evaluateResume, english: ["samples"], seenOn: ["/evaluate-resume"] },
  score: { ...score, seenOn: ["/evaluate-resume"] },
  pronunciationTest: {
    ...pronunciationTest,
    english: ["sample", "prompts"],
    seenOn: ["/pronunciation-test"],
  },
  proof: { ...proof, seenOn: [openings] },
  businessUnits: { ...businessUnits, seenOn: ["/careers", "/career", openings] },
  consents: { ...consents, seenOn: [openings] },
  messages: {
    ...messages,
    seenOn: everyPage,
    english: ["sampleUrl", "trial", "match", "report", "tour", "dimensions", "notFound.popularPages"],
  },
  site: {
    ...site,
    seenOn: everyPage,
    english: ["name", "legalName", "sample", "copyrightYear", "address", "phone", "email", "outbound"],
  },
  navigation: { ...navigation, isOwn: true, seenOn: everyPage },
  footer: { ...footer, isOwn: true, seenOn: everyPage },
} satisfies Record<string, TranslatedFile>;

export type TranslatedName = keyof typeof translatedFiles;
export const translatedNames = Object.keys(translatedFiles) as TranslatedName[];

/** The file of the same words in another language. */
export const translatedPath = (path: string, language: string): string =>
  path.replace(/^content\//, `content/${language}/`);

/** A page of `content/pages` that exists in other languages, too. */
export const translatedPage = (path: string) => ({
  path,
  schema: contentFiles.page.schema,
  seenOn: [pageUrl(path, "content/pages")],
});

/** The English file of words in another language. */
export const inEnglishFolder = (file: string, language: string): string =>
  file.replace(`content/${language}/`, "content/");

/** The folders of languages, in `content`. */
export const languageFolders = translatedLanguages.map((language) => `content/${language}`);
