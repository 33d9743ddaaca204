import { wholeWords } from "word-patterns";
import { commonWords, familyNames } from "./common-words.ts";
import { organisations } from "./proper-names.words.ts";

/** Words of ordinary sentences, which are never part of a name. */
export const sentenceWords =
  /^(?:no|ok|yes|sure)$|\b(?:i|tell|later|don't|not|why|want|know|my|your|nahi|thanks?|please)\b/i;

/** Words that are typical of organisations' names. */
export const organisation = wholeWords(organisations, "i");

/** Capitalises words that have no capital. */
export const titled = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .map((word) =>
      /[A-Z]/.test(word) && word !== word.toUpperCase()
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join(" ");

/** Whether a word can be part of a person's or a place's name. */
export const isNameWord = (word: string) =>
  /^\p{L}[\p{L}'’.-]*$/u.test(word) &&
  !/^(?:\p{L}-){2,}/u.test(word) &&
  !/n['’]t$|['’](?:ll|ve|re|m)$/i.test(word) &&
  !commonWords.has(word.toLowerCase().replace(/\./g, ""));

export const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** The name that a text starts with, as words. */
export function leadingName(text: string, most = 4): string[] {
  const words = text.trim().split(/\s+/);
  const isFamily = (word = "") => familyNames.has(word.toLowerCase().replace(/\W+$/, ""));
  const end = words.findIndex(
    (word, at) => !isNameWord(word) && !(isCapital(word) && (at === 0 ? isFamily(words[1]) : isFamily(word))),
  );
  return (end < 0 ? words : words.slice(0, end)).slice(0, most);
}
