/*
 * Measures how well a résumé was read by comparing the engine's result with the rendered content
 * (corpus/label.ts). Each of twelve fields counts right, invented and missed values, which give its F1.
 */
import type { JsonResume } from "../../../packages/resume-match/src/index.ts";
import type { makeLabel } from "./corpus/label.ts";

export const fields = [
  "name",
  "email",
  "phone",
  "links",
  "employers",
  "titles",
  "work dates",
  "whole jobs",
  "institutions",
  "degrees",
  "study dates",
  "skills",
] as const;
export type Field = (typeof fields)[number];

/** Values read as printed, values that are not on the page, and values on the page that were missed. */
export type Tally = { right: number; invented: number; missed: number };
export type FieldTallies = Record<Field, Tally>;
export type Label = ReturnType<typeof makeLabel>;

/** F1 = 2·right / (2·right + invented + missed); `undefined` if nothing was expected and nothing read. */
export function f1({ right, invented, missed }: Tally): number | undefined {
  const all = 2 * right + invented + missed;
  return all === 0 ? undefined : (2 * right) / all;
}

/** Mean F1 of the fields that have one. */
export function meanF1(tallies: FieldTallies): number {
  const scores = fields.map((field) => f1(tallies[field])).filter((score) => score !== undefined);
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Sums the tallies of several files, so that every value counts the same. */
export function sumTallies([first, ...others]: FieldTallies[]): FieldTallies {
  if (!first) throw new Error("No file to sum up");
  const sum = { ...first };
  for (const tallies of others)
    for (const field of fields)
      sum[field] = {
        right: sum[field].right + tallies[field].right,
        invented: sum[field].invented + tallies[field].invented,
        missed: sum[field].missed + tallies[field].missed,
      };
  return sum;
}

/** Scores one file. An unreadable file counts as an empty résumé. */
export function scoreFields(label: Label, resume: JsonResume | undefined): FieldTallies {
  const basics = resume?.basics;
  const jobs: Entry[] = [
    ...(resume?.work ?? []).map(({ name, position, ...dates }) => toEntry(name, position, dates)),
    ...(resume?.volunteer ?? []).map(({ organization, position, ...dates }) =>
      toEntry(organization, position, dates),
    ),
  ];
  const studies = (resume?.education ?? []).map(({ institution, studyType, area, ...dates }) =>
    toEntry(institution, [studyType, area].filter(Boolean).join(" in "), dates),
  );
  const jobLabels = label.work.map((job) => ({
    ...job,
    title: job.position,
    optional: "x-optional" in job,
  }));
  const studyLabels = label.education.map((study) => ({
    ...study,
    name: study.institution,
    title: study.studyType,
    optional: "x-optional" in study,
  }));
  return {
    name: single(label.basics.name, basics?.name, (a, b) => bareName(a) === bareName(b)),
    email: single(label.basics.email, basics?.email, (a, b) => a.toLowerCase() === b.toLowerCase()),
    phone: single(label.basics.phone, basics?.phone, samePhone),
    links: linkTally(label, resume),
    employers: listTally(jobLabels.filter(has("name")), jobs, has("name"), (a, b) =>
      similarity(a.name, b.name),
    ),
    titles: listTally(jobLabels.filter(has("title")), jobs, has("title"), (a, b) =>
      titleSimilarity(a.title, b.title),
    ),
    "work dates": listTally(jobLabels.filter(isDated), jobs, hasDates, sameDates),
    "whole jobs": listTally(jobLabels, jobs, isFilled, (a, b) =>
      isDated(a) && sameDates(a, b) === 0
        ? 0
        : Math.min(similarity(a.name, b.name), a.title === "" ? 1 : titleSimilarity(a.title, b.title)),
    ),
    institutions: listTally(studyLabels, studies, has("name"), (a, b) => similarity(a.name, b.name)),
    degrees: listTally(studyLabels.filter(has("title")), studies, has("title"), (a, b) =>
      degreeSimilarity(a.title, b.title),
    ),
    "study dates": listTally(studyLabels.filter(isDated), studies, hasDates, sameDates),
    skills: skillTally(label, resume),
  };
}

// Single values: name, email, phone.

function single(
  expected: string | string[] | null,
  actual: string | undefined,
  isSame: (expected: string, actual: string) => boolean,
): Tally {
  const options = [expected ?? []].flat().filter((option) => option !== "");
  const isRight = actual !== undefined && options.some((option) => isSame(option, actual));
  return {
    right: Number(isRight),
    invented: Number(actual !== undefined && !isRight),
    missed: Number(options.length > 0 && !isRight),
  };
}

/** Ignores case, accents, marks and titles before and after a name. */
const bareName = (name: string) =>
  wordsIn(name)
    .filter((word) => !/^(mr|ms|mrs|dr|prof|phd|mba|rn|cpa)$/.test(word))
    .join("");

/** Ignores a country code, or the zero that replaces it. */
function samePhone(a: string, b: string): boolean {
  const [long = "", short = ""] = [a, b]
    .map((phone) => phone.replace(/\D/g, ""))
    .sort((x, y) => y.length - x.length);
  return short.length >= 7 && long.endsWith(short.slice(-9));
}

const countShared = (a: Set<string>, b: Set<string>) => [...a].filter((item) => b.has(item)).length;

// Links: a set. Project addresses are optional.

const bareLink = (url: string) =>
  url
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/^www\./, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "");

function linkTally(label: Label, resume: JsonResume | undefined): Tally {
  const expected = new Set(label.basics["x-links"].map(bareLink));
  const optional = new Set(label.basics["x-linksOptional"].map(bareLink));
  const actual = new Set(
    [resume?.basics.url ?? [], ...(resume?.basics.profiles ?? []).map(({ url }) => url)].flat().map(bareLink),
  );
  return {
    right: countShared(expected, actual),
    invented: [...actual].filter((link) => !expected.has(link) && !optional.has(link) && !optional.has("*"))
      .length,
    missed: expected.size - countShared(expected, actual),
  };
}

// Jobs and studies: each printed value is paired with the most similar value read.

type Entry = { name: string; title: string; startDate: string | null; endDate: string | null };
type LabelEntry = Entry & { optional: boolean };

function toEntry(
  name: string | undefined,
  title: string | undefined,
  { startDate, endDate }: { startDate?: string; endDate?: string },
): Entry {
  return {
    name: name ?? "",
    title: title ?? "",
    startDate: startDate ?? null,
    endDate: endDate ?? (startDate ? "present" : null),
  };
}

const has = (field: "name" | "title") => (entry: Entry) => entry[field] !== "";
const hasDates = (entry: Entry) => entry.startDate !== null || entry.endDate !== null;
const isFilled = (entry: Entry) => has("name")(entry) || has("title")(entry) || hasDates(entry);
const isDated = ({ startDate }: Entry) => startDate !== "__unscored__";

/** Optional entries (voluntary work) do not count either way. */
function listTally(
  expected: LabelEntry[],
  all: Entry[],
  isPresent: (entry: Entry) => boolean,
  compare: (expected: Entry, actual: Entry) => number,
): Tally {
  const actual = all.filter(isPresent);
  const pairs = pairBest(expected, actual, (a, b) => compare(a, b) * (a.optional ? 0.9 : 1));
  return {
    right: pairs.filter(([entry]) => !entry.optional).length,
    invented: actual.length - pairs.length,
    missed: expected.filter((entry) => !entry.optional && !pairs.some(([other]) => other === entry)).length,
  };
}

/** Pairs with a similarity above 0, best first, each value once. */
function pairBest<A, B>(left: A[], right: B[], compare: (a: A, b: B) => number): [A, B][] {
  const options = left
    .flatMap((a) => right.map((b) => ({ a, b, likeness: compare(a, b) })))
    .filter((option) => option.likeness > 0)
    .sort((x, y) => y.likeness - x.likeness);
  const used = new Set<A | B>();
  return options.flatMap(({ a, b }): [A, B][] => {
    if (used.has(a) || used.has(b)) return [];
    used.add(a).add(b);
    return [[a, b]];
  });
}

// Words.

const legalForms = /^(inc|llc|ltd|limited|gmbh|co|corp|pvt|plc|and|the|of|in|at|for|a)$/;

function wordsIn(text: string): string[] {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\u00ad]/gu, "")
    .toLowerCase()
    .replace(/[’'`]/g, "")
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
}

const significantWords = (text: string) => new Set(wordsIn(text).filter((word) => !legalForms.test(word)));

/**
 * 1 for the same words; their overlap (Dice) if at least 0.8; 0.7 if one contains the other with a few more
 * words (a town); otherwise 0.
 */
function similarity(a: string, b: string): number {
  const [left, right] = [significantWords(a), significantWords(b)];
  if (left.size === 0 || right.size === 0) return 0;
  const shared = countShared(left, right);
  const share = (2 * shared) / (left.size + right.size);
  if (share >= 0.8) return share;
  const isWithin = shared === left.size && right.size - shared <= 4;
  const isMostOf = shared === right.size && shared / left.size >= 0.5;
  return isWithin || isMostOf ? 0.7 : 0;
}

const ranks =
  /^(senior|sr|junior|jr|lead|principal|intern|staff|head|chief|assistant|associate|vice|deputy|director|manager|trainee|graduate)$/;

/** Titles with different ranks are different titles. */
function titleSimilarity(a: string, b: string): number {
  const findRanks = (title: string) =>
    wordsIn(title)
      .filter((word) => ranks.test(word))
      .sort()
      .join();
  return findRanks(a) === findRanks(b) ? similarity(a, b) : 0;
}

const levels: [RegExp, string][] = [
  [/\bph\.? ?d|\bdoctor/i, "doctor"],
  [/\bm\.?b\.?a\b/i, "mba"],
  [/\b(master|m\.? ?(?:sc?|a|tech|eng|com|ed|phil|e)\b)/i, "master"],
  [/\b(bachelor|b\.? ?(?:sc?|a|e|tech|eng|com|ed|b\.?a)\b)/i, "bachelor"],
  [/\bdiploma\b/i, "diploma"],
];
const findLevel = (text: string) => levels.find(([pattern]) => pattern.test(text))?.[1];

/** The same words, or the same level with most of the subject's words. */
function degreeSimilarity(a: string, b: string): number {
  const level = findLevel(a);
  if (level !== findLevel(b)) return 0;
  const direct = similarity(a, b);
  if (direct > 0 || level === undefined) return direct;
  const subject = (text: string) => new Set([...significantWords(text)].filter((word) => word.length > 4));
  const [expected, actual] = [subject(a), subject(b)];
  return expected.size === 0 || countShared(expected, actual) / expected.size >= 0.6 ? 0.7 : 0;
}

/** Compares at the printed precision: for a printed year, any of its months is right. */
function sameDate(expected: string | null, actual: string | null): boolean {
  if (expected === null || actual === null) return false;
  return /^\d{4}$/.test(expected) ? actual.startsWith(expected) : actual === expected;
}

/** If the page prints only one date, the other is not compared. */
function sameDates(expected: Entry, actual: Entry): number {
  const { startDate, endDate } = expected;
  const isAlone = startDate === null || startDate === endDate;
  if (isAlone) {
    const end = actual.endDate === "present" ? actual.startDate : actual.endDate;
    return Number(sameDate(endDate, end));
  }
  return Number(sameDate(startDate, actual.startDate) && sameDate(endDate, actual.endDate));
}

// Skills: a set. Words of the prose are optional.

const bareSkill = (skill: string) =>
  wordsIn(skill)
    .join("")
    .replace(/^(apache|microsoft|amazon|adobe)(?=.{3})/, "")
    .replace(/(?<=.{2})js$/, "");

function skillTally(label: Label, resume: JsonResume | undefined): Tally {
  const expected = [...new Set(label.skills.map(({ name }) => name))];
  const listed = (resume?.skills ?? []).flatMap(({ name, keywords }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const actual = [...new Map(listed.map((skill) => [bareSkill(skill), skill])).values()];
  const same = (a: string, b: string) =>
    bareSkill(a) === bareSkill(b) ? 1 : similarity(a, b) >= 0.8 ? 0.8 : 0;
  const pairs = pairBest(expected, actual, same);
  const pairedSkills = new Set(pairs.map(([, skill]) => skill));
  const optional = label["x-skillsOptional"];
  const inventions = actual.filter(
    (skill) =>
      !pairedSkills.has(skill) &&
      ![...optional, ...expected].some(
        (other) => bareSkill(other) === bareSkill(skill) || similarity(other, skill),
      ),
  );
  return { right: pairs.length, invented: inventions.length, missed: expected.length - pairs.length };
}
