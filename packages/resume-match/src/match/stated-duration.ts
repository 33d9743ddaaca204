import { numberWord, parseNumber } from "../skills/number-words.ts";

/**
 * Duration stated beside a mention: of all use ("Java, 5 years"), or of part of the job around it ("for six months").
 */
export type StatedDuration =
  | { kind: "all"; years: number }
  | { kind: "first" | "last"; years: number }
  | { kind: "since"; year: number; years?: undefined };

const count = String.raw`(\d{1,3}|a few|a couple of|an?|${numberWord})`;
const unit = "(week|month|year|yr)s?";
/** "Java - Experience - 24 months", "Java (3 years)". */
const behindName = /^\s*[-–:(,]?\s*(?:expe?rience\s*[-–:]?\s*)?(\d{1,3})\s*\+?\s*(months?|years?|yrs?)\b/i;
/** "5 years of Java". */
const beforeName = /(\d{1,2})\s*\+?\s*(years?|yrs?|months?)\s+(?:of\s+|in\s+|with\s+)?(?:[\w-]+\s+){0,3}$/i;
const partOfJob = new RegExp(
  String.raw`^[^.;,\n]{0,24}?\b(for|over|during|in)\s+(?:(?:the|my|his|her)\s+)?(?:(last|final|past|first|initial)\s+)?(?:(?:about|only|some|under|almost|nearly|less than)\s+)?(?:${count}\s+)?${unit}\b(?!-)`,
  "i",
);
const sinceYear =
  /^[^.;,\n]{0,24}?\b(?:since|from)\s+(?:early |mid[- ]?|late |\p{L}+ )?((?:19|20)\d\d)\b(?!\s*(?:to\b|until|[-–]))/iu;

const perYear: Record<string, number> = { y: 1, m: 12, w: 52 };
const inYears = (number: number, word: string) => number / (perYear[(word[0] ?? "y").toLowerCase()] ?? 1);
const readAmount = (text = "") => parseNumber(text) || (/few/i.test(text) ? 3 : /couple/i.test(text) ? 2 : 1);

/** The duration stated directly beside a mention, or `undefined`. */
export function statedDuration(text: string, start: number, end: number): StatedDuration | undefined {
  const lineEnd = text.indexOf("\n", end);
  const behind = text.slice(end, Math.min(end + 70, lineEnd < 0 ? text.length : lineEnd));
  if (behind.length > 2) {
    const [, number, word = ""] = behindName.exec(behind) ?? [];
    if (number !== undefined) return { kind: "all", years: inYears(Number(number), word) };
    const part = partOfJob.exec(behind);
    if (part) {
      const [, preposition = "", which, number, word = ""] = part;
      // "in two months" states speed, "in the last two months" duration.
      if (which !== undefined || (number !== undefined && !/^in$/i.test(preposition)))
        return {
          kind: /first|initial/i.test(which ?? "") ? "first" : "last",
          years: inYears(readAmount(number), word),
        };
    }
    const [, year] = sinceYear.exec(behind) ?? [];
    if (year !== undefined) return { kind: "since", year: Number(year) };
  }
  const [, number, word = ""] = beforeName.exec(text.slice(Math.max(0, start - 50), start)) ?? [];
  return number === undefined ? undefined : { kind: "all", years: inYears(Number(number), word) };
}

/** The part of a job's months (since year 0) that a stated duration covers; never more than the job. */
export function limitedPeriod(
  period: [number, number] | undefined,
  duration: StatedDuration | undefined,
): [number, number] | undefined {
  if (!period || !duration || duration.kind === "all") return period;
  const [from, to] = period;
  if (duration.kind === "since") return [Math.min(to, Math.max(from, duration.year * 12)), to];
  const months = Math.max(1, Math.round(duration.years * 12));
  return duration.kind === "first"
    ? [from, Math.min(to, from + months - 1)]
    : [Math.max(from, to - months + 1), to];
}
