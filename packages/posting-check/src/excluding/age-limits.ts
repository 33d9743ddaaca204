import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import { agedOthers, lowerLimits, upperLimits } from "./age-limits.words.ts";
import type { Mark } from "./mark.ts";

const upper = anyOf(upperLimits);
const number = String.raw`(\d{2})`;
const unit = String.raw`(?: ?(?:years?|yrs?\.?|y\/o))`;
const range = `${number}${unit}? ?(?:-|to|and|till) ?${number}`;
const ageWord = String.raw`\b(?:age(?: ?(?:limit|group|range|criteria|bar))?|aged)\b(?: ?(?:is|must be|should be|would be|between))? ?[:-]? ?`;

const patterns = [
  // "Age: 18 to 30 years", "age not more than 28", "Age limit 30"
  new RegExp(`${ageWord}(?:(?:must|should) be )?(?:between |from )?${range}${unit}?(?: of age| old)?`, "gi"),
  new RegExp(`${ageWord}${upper}(?: of)? ${number}${unit}?`, "gi"),
  new RegExp(
    String.raw`\b(?:upper age(?: limit)?|max(?:imum)? age(?: limit)?|age limit)(?: is| of|:| -)* ?(?:up ?to )?${number}${unit}?(?! ?[-+]| ?to \d)`,
    "gi",
  ),
  // "Below 30 years of age", "18-35 years age", "between 21 and 30 years old"
  new RegExp(String.raw`\b(?:between |from )?${range}${unit} ?(?:of age|old|age)\b`, "gi"),
  new RegExp(String.raw`\b${upper} (?:the age of )?${number}${unit}?(?: of age| old| age)\b`, "gi"),
  new RegExp(String.raw`\b${upper} the age of ${number}\b`, "gi"),
];
/** An age without the word for it: "below 30 years", "25-45 yrs". Only with a sex or a part of its own. */
const bareLimit = new RegExp(String.raw`\b(?:${upper} ${number}|${range})${unit}\b`, "gi");

const minAdult = 16;
const minSpread = 5;
const others = wholeWords(agedOthers, "i");
const experienceNear = /\b(?:exp|experience|work|of)\b/i;
const lower = wholeWords(lowerLimits, "i");

/** Upper limits and ranges of a candidate's age. A minimum alone is often the law, so it is not one. */
export function findAgeLimits(reading: Reading): Mark[] {
  const marks: Mark[] = [];
  for (const pattern of patterns)
    for (const match of reading.plain.matchAll(pattern)) {
      const [phrase, ...ages] = match;
      const last = Number(ages.findLast((age) => age !== undefined));
      const first = Number(ages.find((age) => age !== undefined));
      const before = textBefore(reading, match.index);
      if (first < minAdult || last < first || others.test(before.slice(-40))) continue;
      if (lower.test(phrase) && !/\b(?:to|and|from)\b|-/.test(phrase)) continue;
      marks.push({ start: match.index, end: match.index + phrase.trimEnd().length, reason: "age" });
    }
  for (const match of reading.plain.matchAll(bareLimit)) {
    const [phrase, limit, from, to] = match;
    const before = textBefore(reading, match.index);
    const after = textAfter(reading, match.index + phrase.length);
    if (experienceNear.test(before.slice(-40)) || experienceNear.test(after.slice(0, 30))) continue;
    const isPart = /(?:^|[,(:])\s*$/.test(before) && /^\s*(?:$|[,)])/.test(after);
    const isAdult =
      limit === undefined
        ? Number(from) >= minAdult && Number(to) >= Number(from) + minSpread && Number(to) >= 25
        : Number(limit) >= 25;
    if (isPart && isAdult && !others.test(before))
      marks.push({ start: match.index, end: match.index + phrase.length, reason: "age" });
  }
  return marks;
}
