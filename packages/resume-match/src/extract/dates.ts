import { anyOf } from "word-patterns";
import { presentWords } from "./dates.words.ts";
import { memoize } from "./memoize.ts";
import { organisationScore, titleScore } from "./titles.ts";
import {
  anyWord,
  bareLetters,
  perVocabulary,
  spacedLetters,
  vocabularyPattern,
  type Words,
  wordsOf,
} from "./vocabulary.ts";

/** A point in time as written: a year, or a year and month (1 to 12). */
export type YearMonth = { year: number; month?: number };
/**
 * A period as written. `end` is "present" if it is ongoing; `isSingle` marks a date that is not part of a
 * range.
 */
export type DateRange = {
  start?: YearMonth;
  end?: YearMonth | "present";
  isSingle: boolean;
  /** Position in the searched text, in characters. */
  from: number;
  to: number;
};

const englishMonths =
  "january|jan, february|feb, march|mar, april|apr, may, june|jun, july|jul, august|aug, september|sept|sep, october|oct, november|nov, december|dec";
const seasons: Record<string, number> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const seasonWord = Object.keys(seasons).join("|");
const year = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const shortYear = String.raw`['’‘]\d{2}`;
const englishPresent = String.raw`${anyOf(presentWords)}|to\s?date|(?:till|until|up\s?to)\s?(?:date|now|today|(?:the\s)?present)`;
/** A date next to one is part of a longer word. */
const wordCharacter = String.raw`[${spacedLetters}\d]`;

const bareWords = (words: Words) => words.map((line) => bareLetters(line).toLowerCase());

type Grammar = {
  months: ReadonlyMap<string, number>;
  month: RegExp;
  range: RegExp;
  blankPeriod: RegExp;
  isPresent: RegExp;
};

/** The patterns of dates in the languages of the text. */
const grammar = perVocabulary((languages): Grammar => {
  const monthLists = [englishMonths.split(", "), ...languages.map(({ months = [] }) => bareWords(months))];
  const months = new Map(
    monthLists.flatMap((list) =>
      list.flatMap((names, index) => names.split("|").map((name): [string, number] => [name, index + 1])),
    ),
  );
  // "set" and "out" are months only before a separator or a year: "out/2019".
  const monthWord = [...months.keys()]
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replace(/\b(set|out)\b/g, String.raw`$1(?=[./]|\s(?:de\s)?(?:19|20)\d\d)`);
  const words = (key: "present" | "since" | "from" | "to" | "sinceBehind" | "behindDate") =>
    anyWord(bareWords(wordsOf(languages, key)));
  const from = String.raw`(?:${words("from")})[\s:-]{0,3}`;
  const behind = String.raw`(?:\s?(?:${words("behindDate")}))?`;
  const afterYear = String.raw`\s?[年년](?:도|度)?(?:\s?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?)?`;
  const point = [
    String.raw`(?:\d{1,2}(?:st|nd|rd|th|er|\.|º)?\s+(?:de\s+)?)?(?:${monthWord})\.?(?:\s*\d{1,2}(?:st|nd|rd|th)?,)?[\s,./-]*(?:of\s+|del?\s+)?(?:${year}|${shortYear})${behind}`,
    String.raw`(?:${seasonWord})\s*(?:of\s+)?,?\s*${year}`,
    String.raw`q[1-4][\s/,-]*${year}|${year}[\s/-]?q[1-4]`,
    String.raw`${year} (?:${monthWord})\.?(?=\s*(?:[-–—~)|,\t]|to\s|$))`,
    String.raw`\d{1,2}[./-]\s?\d{1,2}[./-]\s?${year}${behind}`,
    String.raw`(?:0?[1-9]|1[0-2])\s?[./-]\s?${year}${behind}`,
    String.raw`${year}${afterYear}|(?:令和|平成|昭和)\s?(?:\d{1,2}|元)${afterYear}`,
    ...languages.flatMap(({ dateForms = [] }) => dateForms),
    String.raw`${year}[./-](?:0[1-9]|1[0-2])(?:[./-]\d{1,2})?(?!\d)\.?`,
    String.raw`${year}\.(?:1[0-2]|[1-9])(?!\d)`,
    String.raw`(?:0[1-9]|1[0-2])\/\d{2}(?![\d/])`,
    `${year}${behind}`,
  ].join("|");
  const present = `${englishPresent}|${words("present")}`;
  const toWord = `to|until|till|thru|through|${words("to")}`;
  const dash = String.raw`(?:\s*(?:[-–—―−~→至〜]|--|->|=>)\s*(?:(?:${words("to")})\s*)?|(?:\s|(?<=[\d.年月日년월일]))\s*(?:${toWord})(?:\s?:)?\s*)`;
  /** Dates that only occur as the start of a range: "Jun – Aug 2021", "Q1 – Q3 2020", "'19 – '21", "06 – 07.2020". */
  const partialStart = String.raw`(?:${monthWord})\.?|q[1-4]|${seasonWord}|(?<![\d./-])(?:0?[1-9]|1[0-2])(?=\s?[-–—]\s?(?:0?[1-9]|1[0-2])[./]${year})`;
  const shortEnd = String.raw`(?:同年|동년)?\d{1,2}\s?[月월](?:\s?\d{1,2}\s?[日일])?`;
  return {
    months,
    month: new RegExp(
      String.raw`(?<!\p{L})(?:${[...months.keys()].sort((a, b) => b.length - a.length).join("|")})(?!\p{L})`,
      "u",
    ),
    range: new RegExp(
      String.raw`(?<!${wordCharacter})(?:from[\s:]+)?(?:(?:${from})?(?<start>${point}|(?:${partialStart})(?=${dash}(?:${point}))|${shortYear}(?=${dash}(?:${shortYear}|${present})(?!\w)))(?:${dash})(?<end>${point}|${present}|${shortYear}|${shortEnd})${behind}|(?:${from}|(?:${seasonWord})\s+)?(?<startShort>${year})(?:\s?(?:--|[-–/])\s?(?=1[3-9]|[2-9]\d|${year})|\s?[–—]\s?)(?<endShort>${year}|\d\d)(?!\d|[-/.])|(?<bareStart>${year}) {1,3}(?<bareEnd>${year}|present)(?=\s*(?:$|[\t|,;)]))|(?:since|${words("since")})[\s:-]{0,3}(?<since>${point})|(?<sinceBehind>${point})\s?(?:${words("sinceBehind")})|(?<openStart>${point})(?:\s*[-–—~〜]\s*(?=$|[\t|,;)])|\sonwards?)|(?<single>${point}))(?!${wordCharacter})`,
      "iuy",
    ),
    blankPeriod: new RegExp(
      `(?<![\\p{L}\\d])(?:${blank(monthWord)})\\s?[-–—]{1,2}\\s?(?:${blank(monthWord)}|present|now)(?![\\p{L}\\d])`,
      "iu",
    ),
    isPresent: new RegExp(`^(?:${present})$`, "iu"),
  };
});

/** Years before 1950 are quantities as often as dates, so they count only in a range or as a whole cell. */
const oldYears =
  /(?<=^|[\s(|])(1[89]\d\d)(?:\s?[-–—]{1,2}\s?(1[89]\d\d)(?!\d)|(?<=(?:^|\t)1[89]\d\d)(?=$|\t))/u;
/** Placeholders of templates for a period: "Month Year – Present", "year–year", "start date – end date". */
const blank = (monthWord: string) =>
  String.raw`(?:(?:start|end|${monthWord}|month)\.?[ /]?)?(?:date|year|0000|yyyy|20xx|xxxx)|start|finish|(?:mm|xx)\/(?:yyyy|xxxx)|año|年`;

/**
 * Reads one date as written; `undefined` if it is not a date. A quarter gives its first month, or its last
 * for an end.
 */
export function readDate(text: string, side: "start" | "end" = "start"): YearMonth | undefined {
  const clean = bareLetters(text).toLowerCase();
  const quarter = /q([1-4])/.exec(clean);
  if (quarter) {
    const months = Number(quarter[1]) * 3;
    const rest = readDate(clean.replace(/q[1-4]/, ""));
    return rest && { year: rest.year, month: side === "start" ? months - 2 : months };
  }
  const season = /(spring|summer|autumn|fall|winter)\D*(\d{4})/.exec(clean);
  if (season) return { year: Number(season[2]), month: seasons[season[1] ?? ""] ?? 1 };
  const [, era, ofEra, monthOfEra] =
    /^(令和|平成|昭和)\s?(\d{1,2}|元)\s?年(?:\s?(\d{1,2})\s?月)?/.exec(clean) ?? [];
  if (era) {
    const eraYear = (eras[era] ?? 0) + (ofEra === "元" ? 1 : Number(ofEra));
    return monthOfEra ? withValidMonth({ year: eraYear, month: Number(monthOfEra) }) : { year: eraYear };
  }
  const iso = /^(\d{4})\s?(?:[./-]\s?|[年년]\s?)(\d{1,2})/.exec(clean);
  if (iso) return withValidMonth({ year: Number(iso[1]), month: Number(iso[2]) });
  const full = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})/.exec(clean);
  if (full) {
    const [first, second] = [Number(full[1]), Number(full[2])];
    return withValidMonth({ year: Number(full[3]), month: second > 12 ? first : second });
  }
  const numeric = /^(\d{1,2})\s?[./-]\s?(\d{4})/.exec(clean);
  if (numeric) return withValidMonth({ year: Number(numeric[2]), month: Number(numeric[1]) });
  const shortNumeric = /^(\d{2})\/(\d{2})$/.exec(clean);
  if (shortNumeric)
    return withValidMonth({ year: fullYear(Number(shortNumeric[2])), month: Number(shortNumeric[1]) });
  const named = grammar().month.exec(clean);
  const yearText = /(19|20)\d{2}/.exec(clean)?.[0];
  const short = /['’‘](\d{2})/.exec(clean)?.[1];
  const fullYearNumber = yearText
    ? Number(yearText)
    : short
      ? 2000 + Number(short) - (Number(short) > 60 ? 100 : 0)
      : undefined;
  if (fullYearNumber === undefined) return undefined;
  const month = named ? grammar().months.get(named[0]) : undefined;
  return month === undefined ? { year: fullYearNumber } : { year: fullYearNumber, month };
}

/** The year before the first one of a Japanese era. */
const eras: Record<string, number> = { 令和: 2018, 平成: 1988, 昭和: 1925 };

/** '98 is 1998, '21 is 2021. */
const fullYear = (short: number) => 2000 + short - (short > 60 ? 100 : 0);

const withValidMonth = (date: { year: number; month: number }): YearMonth =>
  date.month >= 1 && date.month <= 12 ? date : { year: date.year };

/** All dates and ranges in a text, in order. Work, education and projects share this grammar. */
export const findDateRanges: (text: string) => readonly DateRange[] = memoize(readDateRanges);

function readDateRanges(text: string): DateRange[] {
  // Every date has two adjacent digits; most lines have none.
  if (!/\d\d|令和|平成|昭和/.test(text)) return findRareRange(text);
  const ranges: DateRange[] = [];
  for (const match of findRanges(bareLetters(text))) {
    const { start, end, startShort, endShort, bareStart, bareEnd } = match.groups ?? {};
    const { since, sinceBehind, openStart, single } = match.groups ?? {};
    const sinceDate = since ?? sinceBehind;
    const position = { from: match.index, to: match.index + match[0].length };
    if (start !== undefined && end !== undefined) {
      // "2019年3月～6月": only the start names the year.
      const endDate = grammar().isPresent.test(end)
        ? "present"
        : (readDate(end, "end") ?? readDate(end.replace(/^\D*/, `${readDate(start)?.year}年`), "end"));
      // "Jun - Aug 2021", "06 - 07.2020": only the end names the year.
      const sharedYear =
        endDate && endDate !== "present" ? `${/\d$/.test(start) ? "." : " "}${endDate.year}` : "";
      ranges.push(range(position, readDate(start) ?? readDate(start + sharedYear), endDate));
    } else if (startShort !== undefined) {
      const first = Number(startShort);
      const last =
        endShort?.length === 4 ? Number(endShort) : Math.floor(first / 100) * 100 + Number(endShort);
      if (last >= first && last - first < 40) ranges.push(range(position, { year: first }, { year: last }));
      else ranges.push({ ...range(position, { year: first }), isSingle: true });
    } else if (bareStart !== undefined && bareEnd !== undefined) {
      const first = { year: Number(bareStart) };
      const last = grammar().isPresent.test(bareEnd) ? "present" : { year: Number(bareEnd) };
      // "2014 2018" at the end of a line: the dash was lost. Years in falling order are a list.
      if (last === "present" || (last.year >= first.year && last.year - first.year < 40))
        ranges.push(range(position, first, last));
      else ranges.push({ ...range(position, first), isSingle: true });
    } else if (sinceDate !== undefined || openStart !== undefined)
      ranges.push(range(position, readDate(sinceDate ?? openStart ?? ""), "present"));
    else if (single !== undefined) ranges.push({ ...range(position, readDate(single)), isSingle: true });
  }
  return ranges.length > 0 ? ranges : findRareRange(text);
}

/** A range begins at most this many characters before its first two digits. */
const maxLead = 64;

/** The matches of the pattern. It is tried only where a range may begin, before two digits: most of a text has none. */
function findRanges(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const rangePattern = grammar().range;
  let from = 0;
  twoDigits.lastIndex = 0;
  for (let digits = twoDigits.exec(text); digits; digits = twoDigits.exec(text)) {
    for (let start = Math.max(from, digits.index - maxLead); start <= digits.index; start += 1) {
      from = start + 1;
      if (isWordCode(text.charCodeAt(start - 1)) || isSpaceCode(text.charCodeAt(start))) continue;
      rangePattern.lastIndex = start;
      const match = rangePattern.exec(text);
      if (!match) continue;
      found.push(match);
      from = start + match[0].length;
      break;
    }
    twoDigits.lastIndex = Math.max(from, digits.index + 1);
  }
  return found;
}
/** A year, or one of a Japanese era. */
const twoDigits = /\d\d|(?:令和|平成|昭和)\s?[\d元]/g;
/** ASCII letters and digits; the pattern itself tests the others. */
const isWordCode = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
const isSpaceCode = (code: number) => code === 32 || code === 9 || code === 10;

/** A range before 1950, or a template's placeholder, which has neither start nor end. */
function findRareRange(text: string): DateRange[] {
  const old = /1[89]\d\d/.test(text) ? oldYears.exec(text) : null;
  if (old) {
    const [whole, start, end] = old;
    const position = { from: old.index, to: old.index + whole.length };
    return [
      {
        ...range(position, { year: Number(start) }, end === undefined ? undefined : { year: Number(end) }),
        isSingle: end === undefined,
      },
    ];
  }
  const empty = text.length < 150 && /[-–—]/.test(text) ? grammar().blankPeriod.exec(text) : null;
  return empty ? [range({ from: empty.index, to: empty.index + empty[0].length }, undefined)] : [];
}

const duration = vocabularyPattern(
  (languages) =>
    new RegExp(
      String.raw`\(\s*\d+\s*(?:years?|yrs?|months?|mos?|${anyWord(wordsOf(languages, "durations"))})[^)]*\)`,
      "giu",
    ),
);

/** Replaces each date by a bar, and removes "(2 years 3 months)". */
export function withoutDates(text: string): string {
  let rest = text;
  for (const { from, to } of findDateRanges(text).toReversed())
    rest = `${rest.slice(0, from)}  | ${rest.slice(to).replace(/^\.\s/, " ")}`;
  return rest
    .replace(/\(\s*\|?\s*\)/g, " ")
    .replace(/\(\s*\|/g, "(")
    .replace(/\|\s*\)/g, ")")
    .replace(duration, " ");
}

function range(
  position: { from: number; to: number },
  start: YearMonth | undefined,
  end?: YearMonth | "present",
): DateRange {
  return { ...position, ...(start ? { start } : {}), ...(end ? { end } : {}), isSingle: false };
}

/** Formats as JSON Resume does: 2021-03, or 2021 without a month. */
export function isoDate({ year: y, month }: YearMonth): string {
  return month === undefined ? String(y) : `${y}-${String(month).padStart(2, "0")}`;
}

/** Months since year 0. Without a month, a start is in January and an end in December. */
export function monthNumber(date: YearMonth, side: "start" | "end"): number {
  return date.year * 12 + (date.month ?? (side === "start" ? 1 : 12)) - 1;
}

/** Whether a text is mainly a date or a place, as in a right margin. */
export function looksLikeDateOrPlace(text: string): boolean {
  const trimmed = text.trim();
  const [match] = findDateRanges(trimmed);
  if (match && match.to - match.from >= trimmed.length * 0.5 && trimmed.length < 60) return true;
  return (
    trimmed.length < 40 &&
    /^\p{Lu}[\p{L}.'-]+(?: [\p{L}.'-]+){0,2},\s*(?:[A-Z]{2,3}|\p{Lu}[\p{L}. ]{3,})$/u.test(trimmed) &&
    titleScore(trimmed) < 1 &&
    organisationScore(trimmed) < 1
  );
}
