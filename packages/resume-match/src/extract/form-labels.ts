import { findDateRanges } from "./dates.ts";
import { degreePattern, institutionPattern } from "./education.ts";
import { labelEnds, labelStarts, labelWords } from "./form-labels.words.ts";
import { headingKind } from "./headings.ts";
import { memoize } from "./memoize.ts";
import { isProse } from "./text.ts";
import { isProperName, isSurePlace, organisationScore, titleScore } from "./titles.ts";

/** What the value beside a label is. */
export type FieldRole = keyof typeof labelWords;
/** A label in a line, its first letter and the first one of its value. */
export type Label = { start: number; from: number; phrase: string; role: FieldRole };

const roles = new Map<string, FieldRole>(
  Object.entries(labelWords).flatMap(([role, groups]) =>
    groups.flatMap((group) => group.split(", ")).map((word) => [word, role as FieldRole] as const),
  ),
);
const starts = labelStarts.split(", ").sort((a, b) => b.length - a.length);
const ends = labelEnds.split(", ").sort((a, b) => b.length - a.length);

const fold = (phrase: string) =>
  phrase
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/\(s\)/g, "s")
    .replace(/\s*\/\s*/g, "/")
    .replace(/[.*•()]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The role of a phrase that is a label by its words. */
export const labelRole = (phrase: string): FieldRole | undefined =>
  phrase.length > maxLabel ? undefined : readRole(phrase);

/** No label is longer, with the words around it. */
const maxLabel = 80;
const readRole = memoize((phrase: string): FieldRole | undefined => {
  const words = fold(phrase);
  const exact = roles.get(words);
  if (exact) return exact;
  const start = starts.find((word) => words.startsWith(`${word} `));
  const end = ends.find((word) => words.endsWith(` ${word}`));
  const bare = words.slice(start ? start.length + 1 : 0, end ? -end.length - 1 : undefined);
  const role =
    roles.get(bare) ??
    (start ? roles.get(words.slice(start.length + 1)) : undefined) ??
    (end ? roles.get(words.slice(0, -end.length - 1)) : undefined);
  // "Software served" is the end of a name and another label.
  return role === "other" ? undefined : role;
});

/** Whether the label says which of several: "Previous employer". */
export const isOrdinal = (phrase: string) =>
  /^(?:current|present|previous|last|past|former|earlier|recent|most recent|first|second)\b|\d$/i.test(
    phrase,
  );

/** Between label and value: a colon, an equals sign or a dash with a space after it. */
const separator = /\s*(?::(?!\/)|=)\s*|\s+[-–—]\s+|(?<=\p{L})[-–—]\s+/gu;
const maxWords = 5;
const maxLength = 40;
/** Where a word touches the one before it: "yearsEmployer", "2019Designation". */
const glue = /(?<=[\p{Ll}\d).%])(?=\p{Lu}\p{Ll})/u;

type Candidate = {
  start: number;
  end: number;
  from: number;
  phrases: { start: number; text: string }[];
  mark: string;
};

/** Phrases of up to five words before each separator, longest first. */
function findCandidates(line: string): Candidate[] {
  const candidates: Candidate[] = [];
  for (const { 0: mark, index } of line.matchAll(separator)) {
    const before = line.slice(Math.max(0, index - maxLength), index);
    const words: { start: number; text: string }[] = [];
    let rest = before;
    while (words.length < maxWords) {
      const [, word] = /(?:^|[\s|,;•\t"(])([^\s|,;•\t"(]+)$/.exec(rest) ?? [];
      if (word === undefined || (words.length > 0 && /[:.!?=]$/.test(word))) break;
      const cut = word.search(glue);
      const own = cut > 0 ? word.slice(cut) : word;
      const start = index - before.length + rest.length - own.length;
      words.push({ start, text: line.slice(start, index) });
      rest = rest.slice(0, rest.length - word.length).replace(/ $/, "");
      if (cut > 0 || /[\s|,;•\t"(]$/.test(rest)) break;
    }
    candidates.push({
      start: words.at(-1)?.start ?? index,
      end: index,
      from: index + mark.length,
      phrases: words.reverse(),
      mark: mark.trim(),
    });
  }
  return candidates;
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const dateStart = (value: string) => {
  const [range] = findDateRanges(value.slice(0, 60));
  return range !== undefined && range.from <= 2;
};
const presentStart = /^(?:present|current|now|today|till|to date|ongoing|date)\b/i;

const startsWithPlace = (value: string) => {
  const [place] = /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]+)?(?: ?, ?\p{Lu}\p{L}+)?/u.exec(value) ?? [];
  return place !== undefined && isSurePlace(place);
};

/** Whether the value fits: "To: the manager" has no date, "Role: managing a team" is no title. */
function fitsRole(role: FieldRole, value: string, phrase: string, isStart: boolean): boolean {
  switch (role) {
    // "Ashcombe College - Leeds", "High School Diploma: Arts": the end of a name.
    case "school":
      return isStart || institutionPattern.test(value.slice(0, 60));
    case "degree":
      return isStart || degreePattern.exec(value)?.index === 0;
    case "start":
    case "year":
      return dateStart(value);
    case "end":
      return dateStart(value) || presentStart.test(value);
    case "period":
      return (
        dateStart(value) || /^(?:since|from)\b|^\d+(?:\.\d+)? ?(?:years?|yrs?|months?|mos?)\b/i.test(value)
      );
    case "position":
      return /^["“]?[\p{Lu}\d]/u.test(value);
    case "employer":
      // "Company Name - City, State": a template's employer.
      return (
        value !== "" &&
        !startsWithPlace(value) &&
        (!/^\p{Ll}/u.test(value) || /^company|^employer/i.test(phrase))
      );
    default:
      return true;
  }
}

/** Labels that no list has, by their recurrence and their values. */
export type LearnedLabels = ReadonlyMap<string, FieldRole>;
const keyOf = (phrase: string, mark: string) => `${phrase} ${mark}`;

/** All labels of a line, in order. A later label ends the value before it. */
export function findLabels(line: string, learned: LearnedLabels): Label[] {
  const labels: Label[] = [];
  for (const { phrases, end, from, mark } of findCandidates(line)) {
    const floor = labels.at(-1)?.from ?? 0;
    const value = line.slice(from, from + 80);
    for (const { start, text } of phrases) {
      if (start < floor) continue;
      const role = labelRole(text) ?? learned.get(keyOf(text, mark));
      const isStart = /(?:^|[\t|])\s*$/.test(line.slice(0, start).slice(-3));
      if (!role) continue;
      // A known phrase with another kind of value is part of the text, and so are its last words.
      if (!fitsRole(role, value, text, isStart)) break;
      if (!isLabelAt(line, start, text, mark, role)) continue;
      labels.push({ start, from, phrase: line.slice(start, end), role });
      break;
    }
  }
  return labels;
}

/** Labels that a dash may follow within a line: others end names of skills, such as "MS Project - 2 years". */
const dashRoles = new Set<FieldRole>([
  "employer",
  "position",
  "period",
  "start",
  "end",
  "duties",
  "degree",
  "school",
  "year",
]);

/** Whether a phrase is a label there, not the end of a name or of a sentence. */
function isLabelAt(line: string, start: number, text: string, mark: string, role: FieldRole): boolean {
  const before = line.slice(Math.max(0, start - 20), start);
  if (/(?:^|[\t|])\s*$/.test(before)) return true;
  const isDash = mark !== ":" && mark !== "=";
  if (isDash && (!dashRoles.has(role) || /\b(?:of|the|an?|our|in|for|and)\s$/i.test(before))) return false;
  // "2019 to Present Role: X": the word ends the date.
  if (/^(?:present|current)/i.test(text) && /(?:\bto|\btill|\buntil|[-–—])\s$/i.test(before)) return false;
  return isDash || mark === "=" || isCapital(text);
}

/**
 * Learns the labels of a form that no list has: a short capitalised phrase before a colon or a dash that recurs, and
 * whose values are all of one kind. What is left is the employer if all others are known.
 */
export function learnLabels(lines: string[]): LearnedLabels {
  const counts = new Map<string, { phrase: string; count: number }>();
  for (const line of lines)
    for (const { phrases, mark } of findCandidates(line)) {
      if (phrases.some(({ text }) => labelRole(text) !== undefined)) continue;
      for (const { text } of phrases) {
        if (!isCapital(text) || /\d/.test(text) || headingKind(text) !== undefined) continue;
        const entry = counts.get(keyOf(text, mark)) ?? { phrase: text, count: 0 };
        entry.count += 1;
        counts.set(keyOf(text, mark), entry);
      }
    }
  const recurring = [...counts].filter(
    ([, { phrase, count }]) =>
      count > 1 && titleScore(phrase) < 1.5 && (!phrase.includes(" ") || organisationScore(phrase) < 0.8),
  );
  if (recurring.length === 0) return new Map();
  // Of phrases that recur equally often and end alike, the longest.
  const ends = new Set<string>();
  for (const [key, { phrase, count }] of recurring)
    for (let at = phrase.indexOf(" "); at >= 0; at = phrase.indexOf(" ", at + 1)) {
      const end = key.slice(at + 1);
      if (counts.get(end)?.count === count) ends.add(end);
    }
  const chosen = recurring.filter(([key]) => !ends.has(key));
  const draft = new Map<string, FieldRole>(chosen.map(([key]) => [key, "duties"]));
  const values = new Map<string, string[]>();
  for (const line of lines) {
    const labels = findLabels(line, draft);
    labels.forEach(({ phrase, from }, index) => {
      const value = line.slice(from, labels[index + 1]?.start).split(/\t|\s\|\s|[;•]/)[0] ?? "";
      const known = values.get(phrase) ?? [];
      known.push(value.trim());
      values.set(phrase, known);
    });
  }
  for (const [key, { phrase }] of chosen) draft.set(key, roleOfValues(values.get(phrase) ?? []));
  const found = new Set(draft.values());
  const names = chosen.filter(
    ([key, { phrase }]) => draft.get(key) === "other" && (values.get(phrase) ?? []).every(isName),
  );
  const [only] = names;
  if (only && names.length === 1 && found.has("position") && found.has("period"))
    draft.set(only[0], "employer");
  return draft;
}

const isName = (text: string) =>
  isCapital(text) && text.split(" ").length <= 6 && isProperName(text) && !isProse(text);

function roleOfValues(values: string[]): FieldRole {
  if (values.length > 0 && values.every(dateStart)) return "period";
  const isMost = (test: (value: string) => boolean) => values.filter(test).length * 2 > values.length;
  const isShort = (value: string) => value.split(" ").length <= 8;
  if (isMost((value) => isShort(value) && titleScore(value) >= 1.5)) return "position";
  if (isMost((value) => isCapital(value) && isShort(value) && organisationScore(value) >= 0.8))
    return "employer";
  return values.every((value) => value.split(" ").length > 6) ? "duties" : "other";
}

/** The role of the label that a text begins with, if any. */
export function leadingRole(text: string): FieldRole | undefined {
  const [label] = findLabels(text.slice(0, 120), new Map());
  return label?.start === 0 ? label.role : undefined;
}
