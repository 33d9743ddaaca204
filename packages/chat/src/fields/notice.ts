import { anyOf, wholeWords } from "word-patterns";
import type { FieldName, Reading } from "../types.ts";
import { fromIso, toNumber } from "./calendar.ts";
import { bestOf, type Candidate, clausesOf } from "./clauses.ts";
import { dayIn, withoutDays } from "./dates.ts";
import * as words from "./notice.words.ts";
import { noUnit, severalOf, upperBounds } from "./numbers.ts";

const none = new RegExp(
  [
    wholeWords(words.withoutNotice).source,
    "(?<!\\b(?:not|no|never|cannot|can'?t|won'?t|nahi)\\b[^,.;]{0,20})\\bimm?[ei]di?at[el]*y?\\b(?! nahi)",
    "\\balready served\\b(?!.*\\bleft\\b)",
  ].join("|"),
);
const noticeWords = /\bnotice\b|\bnp\b|\bnotis\b/;
/** Other durations in days or months. */
const other =
  /\b(?:exp\w*|leave|probation|ago|old|off|training|experience|since|work(?:ed|ing)? (?:here|there|for)|salary|per month|a month for|starts?|school|back in|years?|kids?)\b/;
const units: [RegExp, number][] = [
  [/(\d+(?:\.\d+)?)\s*(?:calendar )?(?:months?|mnths?|mahin[aeo]+|m)\b/g, 30],
  [/(\d+(?:\.\d+)?)\s*(?:weeks?|wks?|haft[aeo]|hapta)\b/g, 7],
  [/(\d+)\s*(?:working |calendar )?(?:days?|din|d)\b/g, 1],
  [/(?:(\d+)\s*)?fortnights?\b/g, 14],
];

/** Durations in a clause, scored by how well they fit a notice period. */
function lengthsIn(clause: string): Candidate<number>[] {
  const score =
    (noticeWords.test(clause) ? 5 : 0) +
    (/\b(?:owe|serve|contract|official\w*|left|remaining|final|says?|asks?)\b/.test(clause) ? 2 : 0) -
    (other.test(clause) ? 4 : 0);
  const found = units.flatMap(([pattern, days]) =>
    [...clause.matchAll(pattern)].map((match) => ({ match, days })),
  );
  return found
    .toSorted((a, b) => a.match.index - b.match.index)
    .map(({ match, days }) => {
      const around = clause.slice(Math.max(0, match.index - 30), match.index + match[0].length + 16);
      return {
        value: Math.round(Number(match[1] ?? 1) * days),
        score:
          score +
          (/notice/.test(around) ? 1 : 0) -
          (/\b(?:do|on|off|every|salary|a|per)$/.test(clause.slice(0, match.index).trim()) ? 2 : 0),
      };
    });
}

const timeUnit = "(?:months?|mnths?|mahin\\w+|weeks?|wks?|haft\\w|days?|din)\\b";
const severalIn = severalOf(timeUnit);
const severalBareIn = severalOf(noUnit);
const severalAtEnd = severalOf("$");
/** A number of days without a unit. */
const bareNumber = new RegExp(`(?<![\\d.])(\\d{1,3})${noUnit}`);
const limits = upperBounds(timeUnit);
const alternative =
  /\d\s*(?:months?|weeks?|days?)?\s*,?\s*(?:or|ya|maybe|shayad|possibly|at most|can be)\s+(?:maybe |even |perhaps )?(?:\d|an?\b)|,\s*\d+(?:\s*\w+)? (?:if|when|max|at most)\b/;
/** Phrases that leave the notice period open. */
const vague =
  /\b(?:not|no[tn]e?) (?:yet )?(?:sure|decided|fixed|known|confirmed|clear|resigned)|\bdepend|\bas per\b|\b(?:have|need|must) to (?:ask|check)|\bdon'?t know|\bpata nahi|\bcan'?t say/;

/** Names the last day at the present employer. */
const lastDay = new RegExp(
  [
    wholeWords(words.lastDays).source,
    `\\bnotice\\b[^.;!?]{0,20}\\b${anyOf(words.ending)}\\b`,
    "\\bserving\\b[^.;!?]{0,16}\\b(?:till|until|upto|up to)\\b",
    "\\b(?:till|until|upto|tak) .{0,16}\\bnotice\\b",
  ].join("|"),
);
/** Days from today after which a last day is more likely one of the past. */
const maxDaysAhead = 200;

/** The days until the last day, if the message names one. */
function untilLastDay(text: string, today: string): Reading<number> {
  if (!lastDay.test(text)) return undefined;
  const day = dayIn(text, today);
  if (!day) return undefined;
  const days = toNumber(day) - toNumber(fromIso(today));
  return days > maxDaysAhead ? { doubt: "SEVERAL" } : { value: days };
}

/** A bare number above is hardly one of days. */
const maxBareDays = 90;

/** Reads the notice period in days. Text is in lower case, with digits for numbers. `today` is `YYYY-MM-DD`. */
export function readNotice(written: string, asked: FieldName | null, today: string): Reading<number> {
  const isAsked = asked === "noticeDays";
  const ending = untilLastDay(written, today);
  if (ending && (isAsked || asked !== "startDate")) return ending;
  const raw = withoutDays(written);
  const text = raw.replace(limits, " ");
  const isJoining = asked !== "startDate" && /\b(?:join|start)\w* (?:in|after|within)\b/.test(text);
  const clauses = clausesOf(text);
  const lengths = clauses.flatMap(lengthsIn);
  if (
    isAsked &&
    /\bnot working\b|\bno job\b|\bjobless\b|\bunemployed\b|\bany ?time\b/.test(text) &&
    /\b(?:join|start)\w*\b.*\b(?:any ?time|now|today|tomorrow|immediate\w*)\b/.test(text)
  )
    return { value: 0 };
  if (none.test(text) && !lengths.some(({ score }) => score >= 5)) return { value: 0 };
  if (!isAsked && !isJoining && !noticeWords.test(text)) return undefined;
  const relevant = isAsked ? clauses : clauses.filter((clause) => noticeWords.test(clause) || isJoining);
  const isOpen = relevant.some(
    (clause) => severalIn(clause) !== undefined || (!isAsked && severalAtEnd(clause) !== undefined),
  );
  // "5 or 6" causes no doubt if "30 days" is given, too, nor does "a month or 30 days".
  const reply = relevant.join(", ");
  const bareRange = isAsked ? severalBareIn(reply) : undefined;
  const isBareOpen = bareRange !== undefined && lengthsIn(reply.replace(bareRange, " ")).length === 0;
  const isOne = lengths.length > 1 && new Set(lengths.map(({ value }) => value)).size === 1;
  const best = bestOf(lengths);
  const others = new Set(lengths.filter(({ score }) => score === best?.score).map(({ value }) => value));
  if (
    (isOpen && !isOne) ||
    (isAsked &&
      lengths.length > 0 &&
      /\b(?:but|lekin|par)\b.*\b(?:can|may|might|could|possible|ho sakt\w+|kam|reduc\w+|buy ?out|negotia\w+)\b/.test(
        text,
      )) ||
    isBareOpen ||
    (isAsked &&
      !isOne &&
      (alternative.test(text) || (others.size > 1 && /\bor\b|\bmaybe\b|\bya\b|\bif\b/.test(text))))
  )
    return { doubt: "SEVERAL" };
  const left = isAsked
    ? /\b(\d{1,3})\s*(?:days?|din)?\s*(?:more )?(?:left|remaining|bache|baa?ki|to go)\b|\bso (\d{1,3})\W*$/.exec(
        text,
      )
    : null;
  if (left) return { value: Number(left[1] ?? left[2]) };
  if (best && ((isAsked && best.score >= -1) || best.score >= 1 || isJoining)) return { value: best.value };
  if (
    isAsked &&
    /\b(?:none|nil|zero)\b|^\W*0\b|^\W*(?:no|nahi|wala)(?: notice| period| hai| such thing| po| sir| mam|,? none)*\W*$/.test(
      text,
    )
  )
    return { value: 0 };
  const labelled =
    /(?:notice|np)\D{0,12}?(?<![\d.])(\d{1,3})(?![\d.,]|(?:st|nd|rd|th)?\s*(?:(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|years?|yrs?|lpa|k\b|%))/;
  const unlabelled = isAsked ? bareNumber : /(?!)/;
  const bare = labelled.exec(reply)?.[1] ?? unlabelled.exec(reply)?.[1];
  if (bare !== undefined)
    return (Number(bare) >= 7 && Number(bare) <= maxBareDays) || Number(bare) === 0
      ? { value: Number(bare) }
      : { doubt: "INCOMPLETE" };
  if (isAsked && best) return { value: best.value };
  // A unit without a number, as in languages without articles.
  const unit = isAsked ? /^\W*(?:only |just )?(months?|weeks?)\b\W*$/.exec(text)?.[1] : undefined;
  if (unit) return { value: /^month/.test(unit) ? 30 : 7 };
  return noticeWords.test(text) && vague.test(text) ? { doubt: "VAGUE" } : undefined;
}
