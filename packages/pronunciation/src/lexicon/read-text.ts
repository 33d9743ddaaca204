import { SpeechError } from "../speech-error.ts";
import { accentedForms } from "./accents.ts";
import { type Lexicon, lookUp } from "./lexicon.ts";
import { isPhone } from "./phones.ts";

export const maxWords = 300;
const maxForms = 16;
const maxParts = 8;

/** A word as written, with all accepted pronunciations. A word that is left out has none. */
export type TextWord = { text: string; pronunciations: string[][]; endsPhrase: boolean };

/** A text as words to read. */
export type ReadText = {
  words: TextWord[];
  /** Words the dictionary lacks, once each, in text order. */
  unknown: string[];
};

/** Changes to the dictionary for one text. */
export type TextOptions = {
  /** Maps a word in any case to ARPAbet phones ("P UW N AH"); overrides the dictionary. */
  pronunciations?: Readonly<Record<string, string>>;
  /** Words that may be spoken but are not scored. */
  leaveOut?: readonly string[];
};

const normalise = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[’‘ʼ`]/g, "'")
    .toLowerCase();

/** Trims to the first and last character that match. (An anchored pattern takes minutes on hostile texts.) */
function trimTo(text: string, wanted: RegExp): string {
  const characters = [...text];
  const first = characters.findIndex((character) => wanted.test(character));
  const last = characters.findLastIndex((character) => wanted.test(character));
  return first < 0 ? "" : characters.slice(first, last + 1).join("");
}

function parsePronunciation(word: string, text: string): string[] {
  const phones = text
    .trim()
    .toUpperCase()
    .split(/\s+/)
    .map((phone) => phone.replace(/[0-2]$/, ""));
  const invalid = phones.find((phone) => !isPhone(phone));
  if (invalid !== undefined)
    throw new SpeechError(
      "bad-pronunciation",
      `"${invalid}" in the pronunciation of "${word}" is no ARPAbet phone`,
    );
  return phones;
}

/** "follow-up": the parts' pronunciations in turn, if all are known. */
function compoundForms(word: string, lexicon: Lexicon): string[][] {
  const parts = word.split("-").filter((part) => part !== "");
  if (parts.length < 2 || parts.length > maxParts) return [];
  let forms: string[][] = [[]];
  for (const part of parts) {
    const partForms = accentedForms(part, lookUp(lexicon, part));
    forms = forms.flatMap((head) => partForms.map((tail) => [...head, ...tail])).slice(0, maxForms);
  }
  return forms;
}

/**
 * Splits a text into the words to read, with their pronunciations. Reads punctuation, apostrophes of every kind and
 * hyphenated compounds.
 *
 * @throws SpeechError `no-words`, `too-many-words` (over 300), `bad-pronunciation`
 */
export function readText(text: string, lexicon: Lexicon, options: TextOptions = {}): ReadText {
  const custom = new Map(
    Object.entries(options.pronunciations ?? {}).map(([word, phones]) => [normalise(word), phones]),
  );
  const skipped = new Set(options.leaveOut?.map(normalise));
  const words: TextWord[] = [];
  const unknown: string[] = [];
  for (const token of text.split(/\s+/)) {
    const core = trimTo(normalise(token), /[\p{L}\p{M}\p{N}']/u);
    const word = custom.has(core) || lexicon.has(core) ? core : trimTo(core, /[^']/);
    if (!/[\p{L}\p{N}]/u.test(word)) continue;
    if (words.length === maxWords)
      throw new SpeechError("too-many-words", `the text has more than ${maxWords} words`);
    const customPhones = custom.get(word);
    const dictionaryForms = lookUp(lexicon, word);
    let pronunciations: string[][];
    if (customPhones !== undefined) pronunciations = [parsePronunciation(word, customPhones)];
    else if (skipped.has(word)) pronunciations = [];
    else
      pronunciations =
        dictionaryForms.length > 0 ? accentedForms(word, dictionaryForms) : compoundForms(word, lexicon);
    if (pronunciations.length === 0 && !skipped.has(word) && !unknown.includes(word)) unknown.push(word);
    const displayText = trimTo(token, /[\p{L}\p{M}\p{N}]/u);
    words.push({ text: displayText, pronunciations, endsPhrase: /[.,;:!?–—…]["')\]]*$/.test(token) });
  }
  if (words.length === 0) throw new SpeechError("no-words", "the text has no words to read");
  return { words, unknown };
}
