import { isListedHeading } from "../extract/headings.ts";
import {
  anyWord,
  bareLetters,
  englishOnly,
  type LanguageWords,
  type Vocabulary,
  withVocabulary,
} from "../extract/vocabulary.ts";
import { arabic } from "./arabic.words.ts";
import { chinese } from "./chinese.words.ts";
import { dutch } from "./dutch.words.ts";
import { french } from "./french.words.ts";
import { german } from "./german.words.ts";
import { greek } from "./greek.words.ts";
import { hebrew } from "./hebrew.words.ts";
import { hindi } from "./hindi.words.ts";
import { italian } from "./italian.words.ts";
import { japanese } from "./japanese.words.ts";
import { korean } from "./korean.words.ts";
import { polish } from "./polish.words.ts";
import { portuguese } from "./portuguese.words.ts";
import { russian } from "./russian.words.ts";
import { spanish } from "./spanish.words.ts";
import { swedish } from "./swedish.words.ts";
import { turkish } from "./turkish.words.ts";

/* The words of all languages beside English: a chunk of its own, loaded for the texts that need it. */

const byScript: [RegExp, LanguageWords][] = [
  [/\p{Script=Cyrillic}/gu, russian],
  [/\p{Script=Greek}/gu, greek],
  [/\p{Script=Arabic}/gu, arabic],
  [/\p{Script=Hebrew}/gu, hebrew],
  [/\p{Script=Devanagari}/gu, hindi],
  [/\p{Script=Hangul}/gu, korean],
];
/** A name or a firm in another script does not make a text one of its language. */
const minLetters = 8;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Letters in forms that Chinese does not use, and a Japanese legal form. */
const japaneseOnly = /株式会社|[歴経験営図広対価続総変売検済応観録]/gu;

function languagesOfScripts(text: string): LanguageWords[] {
  const found = byScript
    .filter(([script]) => count(text, script) >= minLetters)
    .map(([, language]) => language);
  const han = count(text, /\p{Script=Han}/gu);
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const isJapanese = kana >= minLetters || kana * 8 > han || count(text, japaneseOnly) >= 2;
  if (isJapanese && han + kana > 0) found.push(japanese);
  else if (han >= minLetters && !found.includes(korean)) found.push(chinese);
  return found;
}

/** Points for a heading in its own line, a word for "present" behind a date, a month before a year, a frequent word. */
const headingPoints = 3;
const presentPoints = 3;
const monthPoints = 2;
const wordPoints = 0.5;
const minPoints = 3;
/** A language with this share of the best one's points is read, too. */
const nearShare = 0.6;
/** Words that speak for more languages are names, and those that all share. */
const maxNear = 3;

const inLatin = [german, french, spanish, portuguese, italian, dutch, swedish, polish, turkish].map(
  (language) => ({
    language,
    alone: [language] as Vocabulary,
    common: new RegExp(`^${anyWord((language.common ?? []).map((line) => bareLetters(line)))}$`, "iu"),
    present: new RegExp(
      String.raw`\d\s*[-–—]\s*${anyWord((language.present ?? []).map(bareLetters))}(?!\p{L})`,
      "iu",
    ),
    months: new RegExp(
      String.raw`(?<!\p{L})(?:${(language.months ?? []).map(bareLetters).join("|")})\.?[ /-](?:de )?(?:19|20)\d\d`,
      "giu",
    ),
  }),
);
const englishMonth =
  /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|april|august|september|november)\b/i;
/** Headings of one language that are none in English. */
const headingsIn = (language: Vocabulary, lines: Iterable<string>): number =>
  withVocabulary(language, () => [...lines].filter(isListedHeading).length);

function languagesInLatin(text: string): LanguageWords[] {
  const lines = text.split("\n").filter((line) => line.length <= 60);
  const heads = new Set(
    lines.flatMap((line) => [line, line.split(/[:\t]/)[0] ?? ""]).filter((line) => !isListedHeading(line)),
  );
  const bare = bareLetters(text);
  const ownWords = bare.replace(/\bpresent[eo]?\b/gi, "");
  const words = new Set(bare.toLowerCase().match(/\p{L}+/gu));
  const scored = inLatin.map(({ language, alone, common, present, months }) => ({
    language,
    points:
      headingPoints * headingsIn(alone, heads) +
      presentPoints * Number(present.test(ownWords)) +
      monthPoints * new Set(bare.match(months)?.filter((month) => !englishMonth.test(month))).size +
      wordPoints * [...words].filter((word) => common.test(word)).length,
  }));
  const best = Math.max(...scored.map(({ points }) => points));
  const near = scored.filter(({ points }) => points >= minPoints && points >= best * nearShare);
  return near.length > maxNear ? [] : near.map(({ language }) => language);
}

const known = new Map<string, Vocabulary>();
const all = [
  ...inLatin.map(({ language }) => language),
  ...byScript.map(([, language]) => language),
  japanese,
  chinese,
];

/** The languages of a text beside English, by its scripts, headings and frequent words. */
export function languagesOf(text: string): Vocabulary {
  const found = [...languagesInLatin(text), ...languagesOfScripts(text)];
  if (found.length === 0) return englishOnly;
  const key = found.map((language) => all.indexOf(language)).join(" ");
  const vocabulary = known.get(key) ?? found;
  known.set(key, vocabulary);
  return vocabulary;
}

/** All languages, for tests of single words. */
export const everyLanguage: Vocabulary = all;
