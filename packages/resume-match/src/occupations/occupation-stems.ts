import { smallWords, splitWords, type Word } from "../skills/words.ts";

/** They reveal a candidate's gender, not an occupation. */
const pronouns = new Set(
  "he him his she her hers they them their theirs we us our you your me my it its who".split(" "),
);

/** Whether a word may indicate an occupation: not a small word, pronoun, single letter or number. */
export const isTelling = ({ folded }: Word): boolean =>
  folded.length > 1 && !smallWords.has(folded) && !pronouns.has(folded) && !/^\d/.test(folded);

/** Stems of a text that may indicate an occupation, in order and with repetitions. */
export const occupationStems = (text: string): string[] =>
  splitWords(text)
    .filter(isTelling)
    .map(({ stem }) => stem);

const ranks = new Set(
  "senior sr junior jr lead principal chief assistant asst associate deputy trainee intern graduate staff of and the for in at i ii iii iv remote fulltime part time full contract level mid night shift experienced new team member".split(
    " ",
  ),
);

/** Stems that may indicate an occupation: no ranks, no "team". */
export const tradeStems = (text: string): string[] =>
  splitWords(text)
    .filter((word) => isTelling(word) && !ranks.has(word.folded))
    .map(({ stem }) => stem);
