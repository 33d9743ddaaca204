import { optionalPause } from "../align/align.ts";
import { extraWords } from "./abbreviations.ts";
import { accentedForms, otherAccents } from "./accents.ts";
import { americanSpelling } from "./british-spelling.ts";
import { type Lexicon, lookUp } from "./lexicon.ts";
import { nameSounds } from "./name-sounds.ts";
import { guessPronunciations, type SpellingModel } from "./spell.ts";
import type { Reading } from "./spoken-numbers.ts";

/** What is known about pronunciations. Without a spelling model, words that the dictionary lacks stay unknown. */
export type Sources = { lexicon: Lexicon; spelling?: SpellingModel | undefined };

/** Index of the dictionary's second form in `otherAccents`. */
const secondForm = 3;
const maxGuesses = 2;
const maxGuessedLetters = 40;
const minCompound = 7;
const minProbability = 0.15;

const endings: readonly (readonly [RegExp, readonly string[], string])[] = [
  [/s$/, [""], "plural"],
  [/es$/, [""], "plural"],
  [/ies$/, ["y"], "plural"],
  [/ed$/, ["", "e"], "past"],
  [/ied$/, ["y"], "past"],
  [/([bdgklmnprt])\1ed$/, ["$1"], "past"],
  [/ing$/, ["", "e"], "IH NG"],
  [/([bdgklmnprt])\1ing$/, ["$1"], "IH NG"],
  [/ings$/, ["", "e"], "IH NG Z"],
  [/er$/, ["", "e"], "ER"],
  [/ers$/, ["", "e"], "ER Z"],
  [/ly$/, [""], "L IY"],
  [/ness$/, [""], "N AH S"],
  [/less$/, [""], "L AH S"],
  [/able$/, ["", "e"], "AH B AH L"],
];
const beginnings: Readonly<Record<string, string>> = {
  un: "AH N",
  re: "R IY",
  pre: "P R IY",
  non: "N AA N",
  over: "OW V ER",
  under: "AH N D ER",
  up: "AH P",
  mis: "M IH S",
  co: "K OW",
  out: "AW T",
  de: "D IY",
  dis: "D IH S",
  multi: "M AH L T IY",
  micro: "M AY K R OW",
  anti: "AE N T IY",
  inter: "IH N T ER",
  sub: "S AH B",
  super: "S UW P ER",
  cyber: "S AY B ER",
  e: "IY",
  semi: "S EH M IY",
  self: "S EH L F",
  bio: "B AY OW",
  tele: "T EH L AH",
  auto: "AO T OW",
  mega: "M EH G AH",
};
const sibilant = /^(?:S|Z|SH|ZH|CH|JH)$/;
const voiceless = /^(?:P|T|K|F|TH|S|SH|CH)$/;

function endingPhones(kind: string, last: string): string[] {
  if (kind === "plural") return sibilant.test(last) ? ["IH", "Z"] : [voiceless.test(last) ? "S" : "Z"];
  if (kind === "past") return last === "T" || last === "D" ? ["IH", "D"] : [voiceless.test(last) ? "T" : "D"];
  return kind.split(" ");
}

/** Pronunciations in the dictionary, under the American spelling, or put together from a known word and its ending. */
export function knownForms(word: string, lexicon: Lexicon): string[][] {
  const found = lookUp(lexicon, word);
  if (found.length > 0) return found;
  const extra = Object.hasOwn(extraWords, word) ? extraWords[word] : undefined;
  if (extra) return extra.split(",").map((form) => form.split(" "));
  if (!/^[a-z]+$/.test(word)) return [];
  const american = americanSpelling(word, (spelling) => lexicon.has(spelling));
  if (american !== undefined) return lookUp(lexicon, american);
  return derivedForms(word, lexicon);
}

function derivedForms(word: string, lexicon: Lexicon): string[][] {
  const stems = (spelling: string): string[][] => {
    const forms = lookUp(lexicon, spelling);
    if (forms.length > 0) return forms;
    const american = americanSpelling(spelling, (other) => lexicon.has(other));
    return american === undefined ? [] : lookUp(lexicon, american);
  };
  const inflected = (spelling: string): string[][] => {
    for (const [ending, replacements, kind] of endings) {
      if (!ending.test(spelling)) continue;
      for (const replacement of replacements) {
        const stem = spelling.replace(ending, replacement);
        if (stem.length < 3) continue;
        const forms = stems(stem);
        if (forms.length > 0) return forms.map((form) => [...form, ...endingPhones(kind, form.at(-1) ?? "")]);
      }
    }
    return [];
  };
  const whole = inflected(word);
  if (whole.length > 0) return whole;
  for (const [beginning, phones] of Object.entries(beginnings)) {
    const rest = word.slice(beginning.length);
    if (!word.startsWith(beginning) || rest.length < 4) continue;
    const own = stems(rest);
    const forms = own.length > 0 ? own : inflected(rest);
    if (forms.length > 0) return forms.map((form) => [...phones.split(" "), ...form]);
  }
  return [];
}

/** "dropdown", "chatbot": two known words of three letters or more. */
function compoundForms(word: string, lexicon: Lexicon): string[][] {
  if (word.length < minCompound) return [];
  for (let cut = word.length - 3; cut >= 3; cut -= 1) {
    const [head] = lookUp(lexicon, word.slice(0, cut));
    const [tail] = lookUp(lexicon, word.slice(cut));
    if (head && tail) return [[...head, ...tail]];
  }
  return [];
}

/** Pronunciations by spelling, of English words and of Indian names. */
function guessedForms(word: string, { lexicon, spelling }: Sources): string[][] {
  if (!spelling || word.length > maxGuessedLetters) return [];
  if (word.endsWith("'s")) {
    return guessedForms(word.slice(0, -2), { lexicon, spelling }).map((form) => [
      ...form,
      ...endingPhones("plural", form.at(-1) ?? ""),
    ]);
  }
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae");
  const guesses = guessPronunciations(spelling, plain, maxGuesses)
    .filter(({ probability }) => probability >= minProbability)
    .map(({ phones }) => phones);
  return [...guesses, ...compoundForms(plain, lexicon), ...nameSounds(plain)];
}

/** Accepted pronunciations of one word, and whether they are only guessed by its spelling. Empty if there are none. */
export function pronounceWord(word: string, sources: Sources): { forms: string[][]; isGuessed: boolean } {
  const known = knownForms(word, sources.lexicon);
  if (known.length > 0) return { forms: accentedForms(word, known), isGuessed: false };
  return { forms: accentedForms(word, guessedForms(word, sources)), isGuessed: true };
}

/**
 * Pronunciations of several spoken words in turn, at most `max`: each in one accent from beginning to end. Empty if a
 * word has none.
 */
export function pronounceReading(
  reading: Reading,
  sources: Sources,
  max: number,
): { forms: string[][]; isGuessed: boolean } {
  if (reading.length === 1) {
    const { forms, isGuessed } = pronounceWord(reading[0] ?? "", sources);
    return { forms: forms.slice(0, Math.max(max, 1)), isGuessed };
  }
  let isAnyGuessed = false;
  const accents: string[][][] = [];
  for (const word of reading) {
    const known = knownForms(word, sources.lexicon);
    const forms = known.length > 0 ? known : guessedForms(word, sources);
    if (forms.length === 0) return { forms: [], isGuessed: true };
    if (known.length === 0) isAnyGuessed = true;
    accents.push(otherAccents(word, forms));
  }
  // "and" and "the" have two forms in every accent, so each word's second form is also tried alone.
  const choices = [0, 1, 2].map((accent) => accents.map(() => accent));
  const withSecond = accents.flatMap((forms, i) =>
    forms[secondForm]?.join() === forms[0]?.join() ? [] : [accents.map((_, j) => (i === j ? secondForm : 0))],
  );
  choices.push(...withSecond, ...[3, 4, 5].map((accent) => accents.map(() => accent)));
  const joined = new Map<string, string[]>();
  for (const choice of choices) {
    if (joined.size >= max) break;
    const form = accents.flatMap((forms, i) => [
      ...(i > 0 ? [optionalPause] : []),
      ...(forms[choice[i] ?? 0] ?? []),
    ]);
    joined.set(form.join(" "), form);
  }
  return { forms: [...joined.values()], isGuessed: isAnyGuessed };
}
