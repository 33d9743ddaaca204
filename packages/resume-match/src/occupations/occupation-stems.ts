import { smallWords, splitWords, type Word } from "../skills/words.ts";

/** They would tell a candidate's gender, and no occupation. */
const pronouns = new Set(
  "he him his she her hers they them their theirs we us our you your me my it its who".split(" "),
);

/** Whether a word may tell an occupation: no small word, pronoun, single letter or number. */
export const isTelling = ({ folded }: Word): boolean =>
  folded.length > 1 && !smallWords.has(folded) && !pronouns.has(folded) && !/^\d/.test(folded);

/** The stems of a text that may tell an occupation, in order and repeated. */
export const occupationStems = (text: string): string[] =>
  splitWords(text)
    .filter(isTelling)
    .map(({ stem }) => stem);
