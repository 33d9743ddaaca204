import { wholeWords } from "word-patterns";
import { type Reading, textAfter } from "../reading.ts";
import { phrases } from "./excluding.words.ts";
import { served } from "./guards.ts";
import type { Mark } from "./mark.ts";

const groups = phrases.map(({ words, ...rest }) => ({ pattern: wholeWords(words, "gi"), ...rest }));
/** "Physically fit to carry 20 kg" names the duty; a certificate is the law's. */
const namesDuty = /^ (?:to|for|enough|certificate|as (?:the|per) (?:law|rules)|fitness)\b/i;
const notLooks =
  /^ (?:reports?|are|is|form|format|manner|documents?|condition|state|stall|shop|display|packag\p{L}*|rooms?|dishes|plates|way|of|salary|pay|package|cuisine|area|dispersion|training|test)\b/iu;
const isTraining = /^ ?(?:training|trainer|coach(?:ing)?|neutrali[sz]ation|reduction)\b/i;

/** "Native English speakers only" → "fluent English speakers" */
const swapped = (phrase: string, [from, to]: [RegExp, string]) =>
  phrase
    .replace(from, to)
    .replace(/\s*\bonly\b$/i, "")
    .replace(/ english$/i, " English");

/** Phrases of the word list that the words around them do not excuse. */
export function findPhrases(reading: Reading): Mark[] {
  return groups.flatMap(({ pattern, reason, instead, swap }) =>
    [...reading.plain.matchAll(pattern)]
      .map(
        ({ 0: phrase, index }): Mark => ({
          start: index,
          end: index + phrase.trimEnd().length,
          reason,
          ...(instead ? { instead } : swap ? { instead: swapped(phrase, swap) } : {}),
        }),
      )
      .filter((mark) => {
        const after = textAfter(reading, mark.end);
        if (reason === "health" && namesDuty.test(after)) return false;
        if (reason === "looks" && notLooks.test(after)) return false;
        if (reason === "origin" && isTraining.test(after)) return false;
        return !(reason === "age" && served.test(after));
      }),
  );
}
