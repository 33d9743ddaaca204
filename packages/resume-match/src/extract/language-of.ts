import { foreignSignals, foreignSmallWords } from "./signals.words.ts";
import { anyWord, bareLetters, englishOnly, type Vocabulary } from "./vocabulary.ts";

const foreignLetters = /[^\P{L}\p{Script=Latin}]/gu;
const signals = new RegExp(String.raw`(?<!\p{L})${anyWord(foreignSignals)}(?!\p{L})`, "iu");
const smallWords = new RegExp(String.raw`(?<!\p{L})${anyWord(foreignSmallWords)}(?!\p{L})`, "giu");
const accentedWord = /[a-z]*[à-ɏ][a-zà-ɏ]*/gu;
const minLetters = 5;
const minSmallWords = 3;
const minAccentedWords = 3;

/** The languages of a text beside English. Their words are loaded for the first text that needs them. */
export async function languagesOf(text: string): Promise<Vocabulary> {
  const bare = bareLetters(text).toLowerCase();
  const isForeign =
    (text.match(foreignLetters)?.length ?? 0) >= minLetters ||
    signals.test(bare) ||
    new Set(text.toLowerCase().match(accentedWord)).size >= minAccentedWords ||
    new Set(bare.match(smallWords)).size >= minSmallWords;
  return isForeign ? (await import("../languages/languages.ts")).languagesOf(text) : englishOnly;
}
