import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

/** Several texts in one line: "Erfahrung | Berufserfahrung". */
const list = z.string().transform((text) => text.split("|").map((item) => item.trim()));
const lists = z.record(z.string(), list);

export const sectionKeys = [
  "summary",
  "work",
  "education",
  "skills",
  "certificates",
  "projects",
  "languages",
  "interests",
] as const;
export type SectionKey = (typeof sectionKeys)[number];
const headings = z.object(
  Object.fromEntries(sectionKeys.map((key) => [key, list])) as Record<SectionKey, typeof list>,
);

const tradeSchema = z.strictObject({
  /** From the lowest rank to the highest. */
  titles: list,
  skills: list,
  fields: list,
  bullets: list,
});

const languageSchema = z.strictObject({
  /** Written from right to left. */
  rtl: z.boolean().default(false),
  /** Written without spaces between words. */
  dense: z.boolean().default(false),
  given: list,
  family: list,
  familyFirst: z.boolean().default(false),
  /** Latin names for addresses, if the names above are in another script. */
  latin: list.optional(),
  towns: list,
  phones: list,
  /** {stem}, {town} and {family} are filled in; an entry without them is a whole name. */
  employers: list,
  stems: list,
  schools: list,
  degrees: list,
  /** "Degree @ school" of schools before university. */
  secondary: list,
  headings,
  /** Headings that only the split "unseen headings" prints. */
  rareHeadings: headings,
  months: list,
  shortMonths: list,
  present: list,
  since: list,
  /** Date forms (dates.ts) that are usual in this language. */
  dates: list,
  /** Between a title and its employer: "bei". */
  at: list,
  labels: lists,
  languages: list,
  certificates: list,
  projects: list,
  interests: list,
  summaries: list,
  documentTitles: list,
  /** "Seite {page} von {pages}" */
  pageNumber: z.string(),
  confidential: z.string(),
  trades: z.array(tradeSchema).min(3),
});

export type Trade = z.infer<typeof tradeSchema>;
export type Language = z.infer<typeof languageSchema> & { code: string };

export function readLanguages(): Map<string, Language> {
  const folder = join(import.meta.dirname, "languages");
  const languages = readdirSync(folder).map((file): [string, Language] => {
    const code = basename(file, ".yaml");
    const read = languageSchema.safeParse(load(readFileSync(join(folder, file), "utf8")));
    if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
    return [code, { ...read.data, code }];
  });
  return new Map(languages);
}
