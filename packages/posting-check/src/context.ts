import { anyOf, wholeWords } from "word-patterns";
import { companyWords, hiringWords, negations } from "./context.words.ts";
import { type Reading, textAfter, textBefore } from "./reading.ts";

const company = new RegExp(
  String.raw`^(?:'s)?(?: (?:&|and|of))?(?: \p{Lu}[\p{L}.]*)?,? ${anyOf(companyWords)}(?![\p{L}])`,
  "u",
);

/** Whether a capitalised match is part of an organisation's name: "Team Player Sports Academy". */
export function isName(reading: Reading, start: number, end: number): boolean {
  const phrase = reading.plain.slice(start, end);
  return /^\p{Lu}/u.test(phrase) && company.test(reading.plain.slice(end, end + 60));
}

const negated = new RegExp(String.raw`(?:\b|(?<=n))${anyOf(negations)}\b(?: [\p{L}']+){0,4} ?$`, "iu");
const denied =
  /^(?: and [\p{L}' -]{1,30})? (?:is|are|was)(?:n't| not)\b|^ (?:not required|no bar|isn't|not (?:needed|necessary))/iu;

/** Whether the words around a part say that it is not asked for. */
export const isNegated = (reading: Reading, start: number, end: number): boolean =>
  negated.test(textBefore(reading, start)) || denied.test(textAfter(reading, end));

/** Words that ask for someone. */
export const hiring = wholeWords(hiringWords, "i");
