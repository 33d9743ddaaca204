import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAfter, textBefore } from "../reading.ts";
import type { Candidate } from "./candidate.ts";
import {
  beforeNotEmployment,
  employment,
  indianEmployment,
  notEmployment,
  vagueEmployment,
  weeklyHours,
} from "./employment.words.ts";

const statement = new RegExp(
  String.raw`\b(?:${anyOf(employment)}|\d{1,2}(?:\.\d)?(?: ?(?:-|to) ?\d{1,2})? ${anyOf(weeklyHours)})\b|${anyOf(indianEmployment)}`,
  "giu",
);
const notAfter = new RegExp(String.raw`^(?:[ -]\p{L}+)?[ -]${anyOf(notEmployment)}\b`, "iu");
const notBefore = new RegExp(String.raw`\b${anyOf(beforeNotEmployment)} (?:an? |the )?$`, "iu");
const vague = wholeWords(vagueEmployment, "gi");
/** Words that are also something else, so they need a part of their own: "Casual.", "Season: …". */
const weak =
  /^(?:temp|temporary|permanent|casual|supply|season|seasonal|employed|gig|freelancers?|live[- ]in|internship|apprenticeship|bank staff|daily wages?)$/i;
const jobAfter =
  /^(?: (?:role|position|job|post|contract|basis|vacancy|opportunity|full|part|after|with|staff|employment|of |and|or|to|for)|\s*[,.|)(:/]|\s*$)/i;

/** The kind of contract, or hours a week. */
export function findEmployment(reading: Reading): Candidate[] {
  const stated = [...reading.plain.matchAll(statement)]
    .map(({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "stated" }))
    .filter(({ start, end }) => {
      const before = textBefore(reading, start);
      const after = textAfter(reading, end);
      if (notAfter.test(after) || notBefore.test(before)) return false;
      const phrase = reading.plain.slice(start, end);
      if (!weak.test(phrase)) return true;
      return (
        jobAfter.test(after) &&
        /(?:^\s*|[,.|(:•/-]\s*|\b(?:is|an?|are|and|or|this|employment|job type|wages?|basis|full[- ]time|type|on|:)\s)$/i.test(
          before,
        )
      );
    });
  if (stated.length > 0) return stated;
  return [...reading.plain.matchAll(vague)].map(
    ({ 0: phrase, index }): Candidate => ({ start: index, end: index + phrase.length, state: "vague" }),
  );
}
