import { fromLetters } from "./phones.ts";

/**
 * Pronunciations by word in lower case, packed one letter a phone. `lookUp` unpacks them to ARPAbet without stress.
 */
export type Lexicon = ReadonlyMap<string, string>;

/**
 * Reads a packed dictionary, one `word letters,letters` per line, as `packDictionary` writes it. Pronunciations stay
 * packed.
 */
export function createLexicon(text: string): Lexicon {
  const lexicon = new Map<string, string>();
  let start = 0;
  while (start < text.length) {
    let end = text.indexOf("\n", start);
    if (end < 0) end = text.length;
    const space = text.indexOf(" ", start);
    if (space > start && space < end) lexicon.set(text.slice(start, space), text.slice(space + 1, end));
    start = end + 1;
  }
  return lexicon;
}

const voiceless = new Set("P T K F TH".split(" "));
const sibilants = new Set("S Z SH ZH CH JH".split(" "));

function possessive(phones: string[]): string[] {
  const last = phones.at(-1) ?? "";
  if (sibilants.has(last)) return [...phones, "IH", "Z"];
  return [...phones, voiceless.has(last) ? "S" : "Z"];
}

/**
 * The dictionary's pronunciations of a word, each a list of ARPAbet phones without stress. Derives possessives. Empty
 * if the word is unknown.
 *
 * @param word in lower case
 */
export function lookUp(lexicon: Lexicon, word: string): string[][] {
  const packed = lexicon.get(word);
  if (packed !== undefined) return packed.split(",").map(fromLetters);
  if (word.endsWith("'s")) return lookUp(lexicon, word.slice(0, -2)).map(possessive);
  if (word.endsWith("s'")) return lookUp(lexicon, word.slice(0, -1));
  return [];
}
