import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { Candidate } from "./candidate.ts";
import {
  contactWords,
  days,
  hourCounts,
  hourLabels,
  indianShifts,
  shifts,
  units,
  vagueHours,
} from "./hours.words.ts";

const meridiem = String.raw`(?:a\.?m\b\.?|p\.?m\b\.?|noon|hrs?\b|h\b|o'clock|[ap]\b|बजे|वाजता)`;
const clock = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?${meridiem})?`;
/** Parts of the day in Hindi and Marathi. */
const partsOfDay = "(?:सकाळी|दुपारी|सायंकाळी|संध्याकाळी|रात्री|सुबह|दोपहर|शाम|रात)";
const partOfDay = new RegExp(partsOfDay, "u");
const to = `(?: ?- ?| to | till | until | and | ते | से )`;
const times = new RegExp(
  String.raw`(?<![\d:.,/₹$£€-])(${clock})${to}(?:${partsOfDay} )?(${clock})(?!\d|,\d|[/%])`,
  "giu",
);
const statement = new RegExp(
  String.raw`\b(?:${anyOf([...shifts, ...days])}|\d{1,2}(?:\.\d)?[- ]?${anyOf(hourCounts)})\b|${anyOf(indianShifts)}`,
  "giu",
);
const countAsPart = /(?<=(?:^|[,.;:|(•])\s?)\d{1,2}(?:\.\d)? ?(?:hours|hrs)(?=\s*(?:[,.;|)]|$))/gim;
const vague = wholeWords(vagueHours, "gi");
const contact = wholeWords(contactWords, "i");
const labelled = new RegExp(
  String.raw`(?:\b${anyOf(hourLabels)}|वेळ|समय) ?[:-]? ?(?:is |are |from |between )?(?:${clock}, ?)?$`,
  "iu",
);
const isClockLike = new RegExp(String.raw`:|${meridiem}|\d\.[0-5]\d`, "iu");
const unitAfter = new RegExp(String.raw`^ ?(?:%|\+|${anyOf(units)}\b)`, "i");
/** Days at a place, times that someone has to keep. */
const otherDays =
  /^ ?(?:in (?:the )?office|from home|at home|on[- ]site|in the field|from office|wfo|wfh|notice)/i;
const within =
  /\b(?:within|every|after|in|last|first|than|for|age|aged|classes|grades?|std|class|between ages) $/i;

function isWorkingTime(reading: Reading, match: RegExpMatchArray & { index: number }): boolean {
  const [whole, from = "", until = ""] = match;
  const before = textBefore(reading, match.index);
  const after = textAfter(reading, match.index + whole.length);
  if (contact.test(before) || unitAfter.test(after)) return false;
  if (
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|daily|call|interview|walk-?in)\b[^,]{0,12}$/i.test(
      before,
    ) &&
    contact.test(after)
  )
    return false;
  const [first, second] = [from, until].map((text) => Number.parseInt(text, 10));
  if (first === undefined || second === undefined || first > 24 || second > 24) return false;
  if (isClockLike.test(from) || isClockLike.test(until)) {
    // "4.5-6.5" may be anything; "9.30" is a time only with its minutes.
    return /[:]|\d\.[0-5]\d|[\p{L}]/u.test(from + until);
  }
  if (labelled.test(before) || partOfDay.test(whole)) return true;
  const isPart =
    /(?:^|[,|(:•]|\bshift|\bduty|\bwork)\s*$/i.test(before) &&
    /^\s*(?:$|[,|)•(]|daily|every|or |mon|sunday|with|on )/i.test(after);
  return isPart && first >= 4 && second <= 12 && first !== second && !/^\d\b/.test(before);
}

/** Working time: a shift, the hours of a day, their number, or the days. */
export function findHours(reading: Reading): Candidate[] {
  const { plain } = reading;
  const spans = [...plain.matchAll(times)].filter((match) => isWorkingTime(reading, match));
  const words = [...plain.matchAll(statement), ...plain.matchAll(countAsPart)].filter(
    ({ 0: phrase, index }) => {
      const before = textBefore(reading, index);
      const after = textAfter(reading, index + phrase.length);
      return (
        !otherDays.test(after) &&
        !within.test(before) &&
        !/\b(?:walk-?ins?|interviews?|visit|drive|venue|open)\b/i.test(before) &&
        !/^[- ]?(?:support|service|helpline|allowance|differential)/i.test(after)
      );
    },
  );
  const stated = [...spans, ...words]
    .map(
      ({ 0: phrase, index }): Candidate => ({
        start: index,
        end: index + phrase.trimEnd().length,
        state: "stated",
      }),
    )
    .sort((a, b) => a.start - b.start);
  if (stated.length > 0) return joinNear(plain, stated);
  return [...plain.matchAll(vague)]
    .map(({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "vague" }))
    .filter(
      ({ end, start }) =>
        !/\b(?:two|2|three|3|over|across) $/i.test(textBefore(reading, start)) &&
        !/^ (?:for (?:the )?(?:customers|members))/i.test(textAfter(reading, end)),
    );
}

const maxGap = 12;

/** "9.30 to 6.30, alternate Saturdays off" is one statement. */
function joinNear(plain: string, found: Candidate[]): Candidate[] {
  const joined: Candidate[] = [];
  for (const next of found) {
    const last = joined.at(-1);
    if (last && next.start - last.end <= maxGap && !/[\n.;|]/.test(plain.slice(last.end, next.start)))
      last.end = Math.max(last.end, next.end);
    else joined.push({ ...next });
  }
  return joined;
}
