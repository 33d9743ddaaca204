import { anyOf, wholeWords } from "word-patterns";
import * as words from "./clauses.words.ts";

/** End of a sentence, but not the dot of an initial or a title. */
const sentenceEnd =
  /[!?\n|]+|\.{2,}|…|(?<!\b(?:\p{L}|mr|mrs|ms|dr|st|sr|md|mohd|prof|smt|shri|er|engr|adv|rev|capt|no|fr))\.(?=\s|$)/iu;
/** End of a clause, but not a comma within a number. */
const clauseEnd =
  /,(?!\d)|,(?=\d{5,})|[;()]+|(?<!\d)\s[-–—/]\s|\s[-–—/]\s(?!\d)|\s(?=(?:but|par|lekin|magar|pero|then|so|though)\s)|\s(?=(?:ab|now) \p{Lu})/iu;

/** More clauses are no message; each of them costs every reader some time. */
const maxPieces = 100;

const pieces = (text: string, end: RegExp) =>
  text
    .split(end)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .slice(0, maxPieces);

/** Splits a message into sentences. */
export const sentencesOf = (text: string) => pieces(text, sentenceEnd);

/** Splits a message into clauses, which state one thing each. */
export const clausesOf = (text: string) =>
  sentencesOf(text)
    .flatMap((sentence) => pieces(sentence, clauseEnd))
    .slice(0, maxPieces);

/** References to someone else, whose facts are not the sender's. */
export const otherPerson = new RegExp(
  `\\b(?:${[
    `${anyOf(words.possessives)} (?:\\w+ )?(?:mother(?! tongue)|${anyOf(words.relatives)})`,
    "mother(?! tongue)",
    anyOf(words.otherPeople),
  ].join("|")})(?:'s)?\\b`,
  "i",
);

/** A possible value, scored by how well its context fits. */
export type Candidate<Value> = { value: Value; score: number };

/** The candidate with the highest score; the first one on a tie. */
export const bestOf = <Value>(candidates: Candidate<Value>[]): Candidate<Value> | undefined =>
  candidates.toSorted((a, b) => b.score - a.score)[0];

const vague = wholeWords(words.vagueWords);
/** Whether a reply has no value that can be stored. Text is in lower case. */
export const isVague = (text: string) => vague.test(text);
