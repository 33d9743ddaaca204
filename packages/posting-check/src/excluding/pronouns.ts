import { anyOf, wholeWords } from "word-patterns";
import { type Reading, textAround, textBefore } from "../reading.ts";
import { afterHe, afterPossessive, antecedents } from "./excluding.words.ts";
import type { Mark } from "./mark.ts";

const pronoun = new RegExp(
  String.raw`\bhe (?=${anyOf(afterHe)}\b)(?:${anyOf(["will, must, should, shall, would, can, may"])}\b)?|\bhis (?=${anyOf(afterPossessive)}\b)(?:own\b)?`,
  "gi",
);
const otherPerson = wholeWords(antecedents, "i");
const bothPronouns = /\b(?:she|her|hers)\b/i;

/** "He" and "his" where the candidate is meant. */
export function findPronouns(reading: Reading): Mark[] {
  return [...reading.plain.matchAll(pronoun)]
    .map(
      ({ 0: phrase, index }): Mark => ({
        start: index,
        end: index + phrase.trimEnd().length,
        reason: "gender",
        instead: neutral(phrase.trim()),
      }),
    )
    .filter(({ start, end }) => {
      const before = textBefore(reading, start);
      if (bothPronouns.test(textAround(reading, start, end, 16)) || /[/]$/.test(before.trim())) return false;
      if (
        /^\p{Lu}/u.test(reading.plain.slice(start, end)) &&
        /^ \p{Lu}/u.test(reading.plain.slice(end, end + 2))
      )
        return false;
      // The person may have been named in the sentence before.
      const wide = reading.plain.slice(Math.max(0, start - 90), start);
      const candidate = /\b(?:candidate|applicant|incumbent|person we|selected person)\b/i;
      return candidate.test(before) || !otherPerson.test(wide);
    });
}

const neutral = (phrase: string) =>
  phrase.toLowerCase().startsWith("his")
    ? phrase.toLowerCase().replace("his", "their")
    : phrase.toLowerCase().replace("he", "they");
