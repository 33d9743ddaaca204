import { smallWords, splitWords, type Word } from "../skills/words.ts";

/** Whether a word may tell an occupation: no small word, single letter or number. */
export const isTelling = ({ folded }: Word): boolean =>
  folded.length > 1 && !smallWords.has(folded) && !/^\d/.test(folded);

/** The stems of a text that may tell an occupation, in order and repeated. */
export const occupationStems = (text: string): string[] =>
  splitWords(text)
    .filter(isTelling)
    .map(({ stem }) => stem);
