import { smallWords, splitWords, type Word } from "../skills/words.ts";

/** Shorter initialisms are ambiguous. */
const minLetters = 3;
/** This many matching initials in a row are no coincidence, even in lower case. */
const minPlainLetters = 5;

/** "PPE": three letters or more, all capital. */
export const isInitialism = ({ text }: Word) => text.length >= minLetters && /^\p{Lu}+$/u.test(text);
const significant = (words: readonly Word[]) => words.filter(({ folded }) => !smallWords.has(folded));
const initialOf = ({ text }: Word) => (text[0] ?? "").toUpperCase();

/** Runs of at least three words with their initials: "personal protective equipment" as PPE. */
function runsOf(words: readonly Word[]): Map<string, Word[]> {
  const runs = new Map<string, Word[]>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + minLetters; to <= words.length; to += 1) {
      const run = words.slice(from, to);
      runs.set(run.map(initialOf).join(""), run);
    }
  return runs;
}

/** Words of one sentence that an initialism abbreviates, capitalised unless it is long. */
function spelledOut<Found extends Word>(initialism: string, words: readonly Found[]): Found[] | undefined {
  const count = initialism.length;
  for (let from = 0; from + count <= words.length; from += 1) {
    const run = words.slice(from, from + count);
    const isOne =
      run.every(
        (word, index) => initialOf(word) === initialism[index] && word.sentence === run[0]?.sentence,
      ) &&
      (count >= minPlainLetters || run.every(({ text }) => /^\p{Lu}\p{Ll}/u.test(text)));
    if (isOne) return run;
  }
  return undefined;
}

/**
 * Maps stems of a phrase to words of a text, and to the abbreviations among them, by way of initialisms: "PPE" for "personal protective equipment",
 * and "Federal Aviation Administration" for "FAA".
 */
export function matchInitialisms<Found extends Word>(
  phrase: string,
  words: readonly Found[],
  abbreviations: readonly Found[] = words.filter(isInitialism),
): Map<string, Found[]> {
  const matches = new Map<string, Found[]>();
  const phraseWords = significant(splitWords(phrase));
  if (abbreviations.length > 0) {
    const runs = runsOf(phraseWords);
    for (const word of abbreviations)
      for (const { stem } of runs.get(word.text) ?? []) matches.set(stem, [word]);
  }
  const initialisms = phraseWords.filter(isInitialism);
  if (initialisms.length === 0) return matches;
  const candidates = words.filter(({ folded }) => !smallWords.has(folded));
  for (const { text, stem } of initialisms) {
    const found = spelledOut(text, candidates);
    if (found) matches.set(stem, found);
  }
  return matches;
}
