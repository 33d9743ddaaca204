import { anyOf, wholeWords } from "word-patterns";
import { hiring } from "../context.ts";
import { type Reading, textAfter, textAround, textBefore } from "../reading.ts";
import {
  afterSex,
  beforeSex,
  femaleWords,
  jobAfterSex,
  lawfulSex,
  maleWords,
  sexes,
  wantedPeople,
} from "./excluding.words.ts";
import { served } from "./guards.ts";
import type { Mark } from "./mark.ts";

const sex = anyOf(sexes);
const people = anyOf(wantedPeople);
const wantedSex = [
  // "male candidates only", "females are preferred"
  String.raw`\b${sex}(?: (?:unmarried|married|young))?(?: ${people})?(?: (?:are|is|will be|shall be))? ${anyOf(afterSex)}\b`,
  // "only female"
  String.raw`\b${anyOf(beforeSex)} (?:an? )?${sex}(?: ${people})?\b(?:,? only\b)?`,
  // "Gender: male", "(lady)"
  String.raw`\b(?:sex|gender) ?[:-] ?${sex}(?: only)?\b`,
  String.raw`\((?:only )?${sex}(?: only)?\)`,
  String.raw`\b(?:female|male|lady) ${people}\b`,
];
const sexWanted = new RegExp(wantedSex.join("|"), "gi");
const sexOfJob = new RegExp(
  String.raw`\b(?:female|male|lady|ladies|gents)(?= ${anyOf(jobAfterSex)}\b)`,
  "gi",
);
const sexFor = /\b(?:girls|boys|ladies)(?= (?:for|with|required|needed|wanted)\b)/gi;
const beforeSexFor = /(?:^|[,:(]|\b(?:presentable|looking|smart|young|and|energetic|fresher|unmarried))\s*$/i;
const [male, female] = [wholeWords(maleWords, "i"), wholeWords(femaleWords, "i")];
const lawful = wholeWords(lawfulSex, "i");
const maxPairDistance = 24;
const maxLawfulDistance = 110;

/** Whether both sexes are named: "male/female", "men and women". */
export function namesBoth(reading: Reading, { start, end }: Pick<Mark, "start" | "end">): boolean {
  const near =
    textBefore(reading, start).slice(-maxPairDistance) +
    reading.plain.slice(start, end) +
    textAfter(reading, end).slice(0, maxPairDistance);
  return male.test(near) && female.test(near);
}

/** Whether the law or decency asks for one sex here. */
export const isLawfulSex = (reading: Reading, { start, end }: Mark) =>
  lawful.test(textAround(reading, start, end, maxLawfulDistance));

const named = new RegExp(`^(?:female|male|lady) ${people}$`, "i");

/** "Cab for female employees" limits nothing; "Female candidates, Pune" does. */
function isOnlyNamed(reading: Reading, { start, end }: Mark): boolean {
  if (!named.test(reading.plain.slice(start, end))) return false;
  const before = textBefore(reading, start).trim();
  const isPart = before === "" || /[,:(]$/.test(before) || hiring.test(before.slice(-14));
  return !isPart || !/^\s*(?:$|[,)])/.test(textAfter(reading, end));
}

/** A sex that is asked for: "male candidates only", "(female)", "lady beautician". */
export function findSexes(reading: Reading): Mark[] {
  const marks = [...reading.plain.matchAll(sexWanted)].map(({ 0: phrase, index }): Mark => {
    const inBrackets = phrase.startsWith("(") ? 1 : 0;
    return { start: index + inBrackets, end: index + phrase.length - inBrackets, reason: "gender" };
  });
  const forWork = [...reading.plain.matchAll(sexFor)]
    .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason: "gender" }))
    .filter(({ start }) => {
      const before = textBefore(reading, start);
      return beforeSexFor.test(before) || hiring.test(before.slice(-20));
    });
  const ofJobs = [...reading.plain.matchAll(sexOfJob)]
    .map(({ 0: phrase, index }): Mark => ({ start: index, end: index + phrase.length, reason: "gender" }))
    .filter(({ start }) => {
      const before = textBefore(reading, start).trim();
      return before === "" || hiring.test(before.slice(-30)) || /^[-•*\d.) ]+$/.test(before);
    });
  return [...marks, ...forWork, ...ofJobs].filter(
    (mark) =>
      !isOnlyNamed(reading, mark) &&
      !namesBoth(reading, mark) &&
      !isLawfulSex(reading, mark) &&
      !served.test(textAfter(reading, mark.end)),
  );
}
