import { foreignSignals, foreignSmallWords } from "./signals.words.ts";
import { anyWord, bareLetters, englishOnly, type Vocabulary } from "./vocabulary.ts";

const foreignLetters = /[^\P{L}\p{Script=Latin}]/gu;
const signals = new RegExp(String.raw`(?<!\p{L})${anyWord(foreignSignals)}(?!\p{L})`, "iu");
const smallWords = new RegExp(String.raw`(?<!\p{L})${anyWord(foreignSmallWords)}(?!\p{L})`, "giu");
const accentedWord = /(?<![a-z])[a-z]*[à-ɏ][a-zà-ɏ]*/gu;
const minLetters = 5;
const minSmallWords = 3;
const minAccentedWords = 3;

const readLetters =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const minReadShare = 0.7;
/** Shorter texts show no language. */
const minLength = 300;
const englishWords = /\b(?:and|of|the|in|for|with|to|at|on|by|from|experience|education|skills)\b/g;
const minEnglishWords = 3;

/** Whether most letters are of a script without words here, or the words are of no language that is read. */
export function isUnreadLanguage(text: string, vocabulary: Vocabulary): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isReadScript = (text.match(readLetters)?.length ?? 0) >= letters * minReadShare;
  const english = new Set(text.toLowerCase().match(englishWords)).size;
  return letters >= minLength && (!isReadScript || (vocabulary === englishOnly && english < minEnglishWords));
}

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
