import { optionalPause } from "../align/align.ts";
import { SpeechError } from "../speech-error.ts";
import { signs } from "./abbreviations.ts";
import type { Lexicon } from "./lexicon.ts";
import { isPhone } from "./phones.ts";
import { knownForms, pronounceReading, pronounceWord, type Sources } from "./pronounce.ts";
import type { SpellingModel } from "./spell.ts";
import { splitText, type Token } from "./split-text.ts";
import {
  abbreviation,
  type Beside,
  dayOfMonth,
  lettersAndDigits,
  romanNumeral,
  signReading,
  spelledOut,
  spokenNumber,
} from "./spoken-forms.ts";
import { distinct, joinReadings, type Reading } from "./spoken-numbers.ts";

export const maxWords = 300;
const maxParts = 8;
/** Longer tokens are no numbers or addresses. */
const maxFormLength = 60;
/** Of a written form with several spoken words: readings, and pronunciations of all readings together. */
const maxReadings = 14;
const maxForms = 24;
const minFormsPerReading = 2;
/** Phones of all such pronunciations of a word, and of a text. The aligner's time and memory grow with them. */
const maxPhonesPerWord = 500;
const maxPhonesPerText = 6000;

/**
 * A word as written, with all accepted pronunciations. A word that is left out has none. In a written form that stands
 * for several spoken words, "SIL" between two of them says that a pause may be there.
 */
export type TextWord = { text: string; pronunciations: string[][]; endsPhrase: boolean };

/** A text as words to read. */
export type ReadText = {
  words: TextWord[];
  /** Words without any pronunciation, once each, in text order. */
  unknown: string[];
  /** Words whose pronunciation follows from their spelling alone, once each, in text order. */
  guessed: string[];
};

/** Changes to the dictionary for one text. */
export type TextOptions = {
  /** Maps a word in any case to ARPAbet phones ("P UW N AH"); overrides the dictionary. */
  pronunciations?: Readonly<Record<string, string>>;
  /** Words that may be spoken but are not scored. */
  leaveOut?: readonly string[];
  /** Pronounces words that the dictionary lacks. Without it they are unknown. */
  spelling?: SpellingModel | undefined;
};

const halves: Readonly<Record<string, string>> = {
  "½": "1/2",
  "⅓": "1/3",
  "⅔": "2/3",
  "¼": "1/4",
  "¾": "3/4",
  "⅕": "1/5",
  "⅖": "2/5",
  "⅗": "3/5",
  "⅘": "4/5",
  "⅙": "1/6",
  "⅚": "5/6",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};

const normalise = (text: string) =>
  text
    .replace(
      /(\d?)([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu,
      (_, digit: string, sign: string) => `${digit}${digit === "" ? "" : "_"}${halves[sign] ?? ""}`,
    )
    .replace(/^(\d+) (?=\d+\/)/, "$1_")
    .normalize("NFKC")
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[‐‑–—−]/g, "-")
    .toLowerCase();

function trimApostrophes(text: string): string {
  const first = [...text].findIndex((character) => character !== "'");
  return first < 0 ? "" : text.slice(first).replace(/'$/, "");
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

/** Letters of one case that are no word: "HR", "kyc", "B". */
function isSpelled(text: string, word: string, lexicon: Lexicon): boolean {
  if (!/^[a-z]{1,6}$/.test(word)) return false;
  if (word.length === 1) return true;
  const isVowelless = !/[aeiouy]/.test(word);
  return (
    (isVowelless && !lexicon.has(word)) ||
    (/^\p{Lu}{2,5}$/u.test(text) && knownForms(word, lexicon).length === 0)
  );
}

/** Readings of a part of a written word without spaces or hyphens. */
function wordReadings(text: string, lexicon: Lexicon): Reading[] {
  const word = normalise(text);
  if (word === "a" || word === "i") return [[word]];
  if (/^[a-z]$/.test(word)) return [[`${word}.`]];
  const many = /^(\p{Lu}{2,5})['’]?s$/u.exec(text)?.[1];
  if (many !== undefined && !lexicon.has(word)) {
    const letters = spelledOut(many.toLowerCase());
    return [[...letters.slice(0, -1), `${letters.at(-1) ?? ""}'s`], [word.replace("'", "")]];
  }
  if (isSpelled(text, word, lexicon))
    return /[aeiouy]/.test(word) ? [spelledOut(word), [word]] : [spelledOut(word)];
  // "IT", "US": a word and an abbreviation.
  if (/^\p{Lu}{2,4}$/u.test(text)) return [[word], spelledOut(word)];
  const humps = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
  if (humps.length > 1 && humps.length <= 4 && humps.join("") === text && !lexicon.has(word))
    return distinct([
      ...joinReadings(
        humps.map((hump) => wordReadings(hump, lexicon)),
        3,
      ),
      [word],
    ]);
  return [[word]];
}

/** "name@host.in", "www.host.com/jobs", "node.js", "R&D": with the names of their signs. */
function addressReadings(text: string, lexicon: Lexicon): Reading[] {
  const address = text.replace(/^https?:\/\//i, "");
  const parts = address.match(/[\p{L}\p{N}'’]+|[^\p{L}\p{N}'’]/gu) ?? [];
  if (parts.length < 2 || parts.length > 16) return [];
  const names: Record<string, Reading[]> = {
    ".": [["dot"]],
    "@": [["at"]],
    "/": [["slash"]],
    "-": [["dash"], ["hyphen"], []],
    _: [["underscore"]],
    "&": [["and"]],
    "+": [["plus"]],
    "#": [["hash"], ["hashtag"]],
    ":": [[]],
  };
  const readings = joinReadings(
    parts.map((part) => {
      if (Object.hasOwn(names, part)) return names[part] ?? [[]];
      if (/^\d+$/.test(part)) return spokenNumber(part).slice(0, 2);
      const mixed = lettersAndDigits(part, (letters) => wordReadings(letters, lexicon));
      return mixed.length > 0 ? mixed.slice(0, 2) : wordReadings(part, lexicon).slice(0, 2);
    }),
    8,
  );
  return readings;
}

/** "follow-up", "18-year-old", "COVID-19", "T-shirt": part by part. */
function hyphenated(text: string, lexicon: Lexicon): Reading[] {
  const parts = text.split(/[-‐‑–—]+/u).filter((part) => part !== "");
  if (parts.length < 2 || parts.length > maxParts) return [];
  return joinReadings(
    parts.map((part) => {
      const number = spokenNumber(normalise(part));
      if (number.length > 0) return number.slice(0, 3);
      const mixed = lettersAndDigits(part, (letters) => wordReadings(letters, lexicon));
      return mixed.length > 0 ? mixed.slice(0, 3) : wordReadings(part, lexicon).slice(0, 2);
    }),
    8,
  );
}

/** Readings of a written form; `undefined` if the token is an ordinary word. */
function readingsOf(
  { text, hasFullStop }: Token,
  core: string,
  beside: Beside,
  lexicon: Lexicon,
): Reading[] | undefined {
  if (text.length > maxFormLength) return undefined;
  if (Object.hasOwn(signs, text)) return signReading(text);
  const short = abbreviation(core === text.toLowerCase() ? text : core, hasFullStop, beside);
  if (short.length > 0) return short;
  const roman = romanNumeral(text, beside.before);
  if (roman.length > 0) return roman;
  if (/\d/.test(core)) {
    const owned = /^(.*\d)'s$/.exec(core)?.[1];
    if (owned !== undefined && !owned.endsWith("0"))
      return spokenNumber(owned).map((reading) => [...reading.slice(0, -1), `${reading.at(-1) ?? ""}'s`]);
    const day = dayOfMonth(core, beside);
    const number = spokenNumber(core.replace(/'(?=$)/, ""));
    if (number.length > 0) {
      const isDotted = /^\d{1,2}\.\d\d$/.test(core) && /^[ap]\.?m/i.test(beside.after);
      const dotted = isDotted ? spokenNumber(core.replace(".", ":")) : [];
      const isNamed = /^\d+\p{Lu}$/u.test(text);
      const named = isNamed ? lettersAndDigits(text, (part) => wordReadings(part, lexicon)) : [];
      return distinct([...named, ...dotted, ...day, ...number]);
    }
  }
  if (/^(?:\p{L}\.)+\p{L}$/u.test(text)) return [spelledOut(core)];
  if (/^[@#]\p{L}/u.test(text)) {
    const name = wordReadings(text.slice(1).replaceAll("_", ""), lexicon);
    const heads: Reading[] = text.startsWith("@") ? [["at"], []] : [["hashtag"], ["hash"], []];
    return joinReadings([heads, name]);
  }
  if (/[.@/&:+]/.test(text) && /\p{L}/u.test(text)) {
    const address = addressReadings(text, lexicon);
    // Two sentences without a space between them.
    const plain = /^\p{L}+\.\p{L}+$/u.test(text)
      ? joinReadings(
          text.split(".").map((part) => wordReadings(part, lexicon)),
          2,
        )
      : [];
    if (address.length > 0) return distinct([...address, ...plain]);
  }
  if (/[-‐‑–—]/u.test(text)) {
    const parts = hyphenated(text, lexicon);
    if (parts.length > 0) return parts;
  }
  const mixed = lettersAndDigits(text, (part) => wordReadings(part, lexicon));
  if (mixed.length > 0) return mixed;
  const readings = wordReadings(text, lexicon);
  return readings.length === 1 && readings[0]?.length === 1 && readings[0][0] === core ? undefined : readings;
}

type Pronounced = { pronunciations: string[][]; isGuessed: boolean };

/** The first pronunciations of every reading, then their further ones, as far as the limits allow. */
function pronounceReadings(readings: readonly Reading[], sources: Sources): Pronounced {
  const chosen = readings.slice(0, maxReadings);
  const perReading = Math.max(Math.floor(maxForms / chosen.length), minFormsPerReading);
  const pronounced = chosen.map((reading) => pronounceReading(reading, sources, perReading));
  const forms = new Map<string, string[]>();
  let phones = 0;
  for (let rank = 0; rank < perReading; rank += 1)
    for (const own of pronounced) {
      const form = own.forms[rank];
      if (!form || (forms.size > 0 && phones + form.length > maxPhonesPerWord)) continue;
      phones += form.length;
      // The dictionary has "API" too, but without the pauses that people make between letters.
      const key = form.filter((phone) => phone !== optionalPause).join(" ");
      if ((forms.get(key)?.length ?? 0) < form.length) forms.set(key, form);
    }
  const isGuessed = pronounced.some((own) => own.forms.length > 0 && own.isGuessed);
  return { pronunciations: [...forms.values()], isGuessed };
}

/**
 * Splits a text into the words to read, with their pronunciations. Reads punctuation, apostrophes of every kind,
 * hyphenated compounds, numbers, abbreviations and signs as people say them; where several readings are usual, all are
 * accepted. British spellings have the American entry's pronunciation.
 *
 * @throws SpeechError `no-words`, `too-many-words` (over 300), `bad-pronunciation`
 */
export function readText(text: string, lexicon: Lexicon, options: TextOptions = {}): ReadText {
  const custom = new Map(
    Object.entries(options.pronunciations ?? {}).map(([word, phones]) => [normalise(word), phones]),
  );
  const skipped = new Set(options.leaveOut?.map(normalise));
  const sources: Sources = { lexicon, spelling: options.spelling };
  const words: TextWord[] = [];
  const unknown = new Set<string>();
  const guessed = new Set<string>();
  const tokens = splitText(text);
  let phonesLeft = maxPhonesPerText;
  for (const [i, token] of tokens.entries()) {
    const core = normalise(token.text);
    const word = custom.has(core) || lexicon.has(core) ? core : trimApostrophes(core);
    if (word === "") continue;
    if (words.length === maxWords)
      throw new SpeechError("too-many-words", `the text has more than ${maxWords} words`);
    const customPhones = custom.get(word);
    const beside = { before: tokens[i - 1]?.text ?? "", after: tokens[i + 1]?.text ?? "" };
    const isAbbreviated =
      token.hasFullStop && beside.after !== "" && abbreviation(word, true, beside).length > 0;
    let pronunciations: string[][] = [];
    if (customPhones !== undefined) pronunciations = [parsePronunciation(word, customPhones)];
    else if (!skipped.has(word)) {
      const readings = readingsOf(
        { ...token, text: word === core ? token.text : displayText(token.text) },
        word,
        beside,
        lexicon,
      );
      const pronounced = readings ? pronounceReadings(readings, sources) : pronounceOne(word, sources);
      ({ pronunciations } = pronounced);
      if (readings && phonesLeft < maxPhonesPerWord) pronunciations = pronunciations.slice(0, 3);
      if (readings) phonesLeft -= pronunciations.flat().length;
      if (pronunciations.length === 0) unknown.add(word);
      else if (pronounced.isGuessed) guessed.add(word);
    }
    if (token.joinedBy !== "")
      pronunciations = [...pronunciations, ...withSign(token.joinedBy, pronunciations, sources)];
    words.push({
      text: displayText(token.text),
      pronunciations,
      endsPhrase: token.endsPhrase && !isAbbreviated,
    });
  }
  if (words.length === 0) throw new SpeechError("no-words", "the text has no words to read");
  return { words, unknown: [...unknown], guessed: [...guessed] };
}

/** "and/or" as "and slash or", "₹60/kg" as "per kilogram", "Monday–Friday" as "Monday to Friday". */
function withSign(sign: "/" | "–", pronunciations: readonly string[][], sources: Sources): string[][] {
  return (sign === "/" ? ["slash", "per"] : ["to"]).flatMap((name) => {
    const [spoken] = pronounceWord(name, sources).forms;
    return spoken ? pronunciations.slice(0, 2).map((form) => [...spoken, optionalPause, ...form]) : [];
  });
}

const displayText = (text: string) =>
  (/^['’‘ʼ`](?!\d)/.test(text) ? text.slice(1) : text).replace(/['’‘ʼ`]$/, "");

function pronounceOne(word: string, sources: Sources): Pronounced {
  const { forms, isGuessed } = pronounceWord(word, sources);
  return { pronunciations: forms, isGuessed };
}
