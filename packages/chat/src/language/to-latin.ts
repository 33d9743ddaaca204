import { spellings } from "./spellings.ts";

/*
 * Hindi and Marathi in Devanagari are read in Latin letters, as people type them on phones: "मेरा नाम" is
 * "mera naam". Common words have their usual spelling; all others are transliterated letter by letter.
 */

const consonants: Record<string, string> = {
  ...{ क: "k", ख: "kh", ग: "g", घ: "gh", ङ: "n", च: "ch", छ: "chh", ज: "j", झ: "jh", ञ: "n" },
  ...{ ट: "t", ठ: "th", ड: "d", ढ: "dh", ण: "n", त: "t", थ: "th", द: "d", ध: "dh", न: "n" },
  ...{ प: "p", फ: "ph", ब: "b", भ: "bh", म: "m", य: "y", र: "r", ल: "l", ळ: "l", व: "v" },
  ...{ श: "sh", ष: "sh", स: "s", ह: "h" },
  ...{ क़: "q", ख़: "kh", ग़: "g", ज़: "z", ड़: "d", ढ़: "dh", फ़: "f" },
};
const vowels: Record<string, string> = {
  ...{ अ: "a", आ: "a", इ: "i", ई: "i", उ: "u", ऊ: "u", ऋ: "ri", ए: "e", ऐ: "ai", ओ: "o", औ: "au" },
  ...{ ऑ: "o", ऍ: "e" },
};
const signs: Record<string, string> = {
  ...{ "ा": "a", "ि": "i", "ी": "i", "ु": "u", "ू": "u", "ृ": "ri", "े": "e", "ै": "ai", "ो": "o" },
  ...{ "ौ": "au", "ॉ": "o", "ॅ": "e", "्": "" },
};
const nasals: Record<string, string> = { "ं": "n", "ँ": "n", "ः": "h" };

/** A consonant with its vowel, or a vowel. `isOpen`: its short a is not written, so it may be silent. */
type Syllable = { consonant: string; vowel: string; nasal: string; isOpen: boolean };

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  // A dot below makes another consonant.
  for (const letter of word.match(/\p{L}\u093c|./gu) ?? []) {
    const last = syllables.at(-1);
    const consonant = consonants[letter];
    if (consonant !== undefined) syllables.push({ consonant, vowel: "a", nasal: "", isOpen: true });
    else if (letter in signs && last) Object.assign(last, { vowel: signs[letter], isOpen: false });
    else if (letter in nasals && last) last.nasal = nasals[letter] ?? "";
    else if (letter in vowels)
      syllables.push({ consonant: "", vowel: vowels[letter] ?? "", nasal: "", isOpen: false });
  }
  return syllables;
}

/** A short a is silent at the end of a word, and between two syllables whose vowels are heard. */
function transliterate(word: string): string {
  const syllables = syllablesOf(word);
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const [before, syllable, after] = [syllables[at - 1], syllables[at], syllables[at + 1]];
    if (!syllable?.isOpen || syllable.nasal !== "") continue;
    const isBetween = before?.vowel !== "" && after !== undefined && after.vowel !== "" && !after.isOpen;
    if (after === undefined || isBetween) syllable.vowel = "";
  }
  return syllables
    .map(({ consonant, vowel, nasal }, at) => {
      const isBeforeLips = /^[pbm]/.test(syllables[at + 1]?.consonant ?? "");
      return consonant + vowel + (isBeforeLips ? nasal.replace("n", "m") : nasal);
    })
    .join("");
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The value of a decimal digit of any script: Unicode encodes rows of ten, each from zero to nine. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

/** A text in Latin letters and ASCII digits, with the way back to what was written. */
export type Latin = {
  text: string;
  /** Whole words of the text as they were written; other words unchanged. */
  asWritten: (words: string) => string;
};

/**
 * Writes Devanagari in Latin letters, and the digits of every script as 0 to 9. Other scripts stay, and so do email
 * addresses: in other letters they are someone else's.
 */
export function toLatin(written: string): Latin {
  const words: { latin: string; own: string }[] = [];
  const spell = (own: string): string => {
    // In the normal form, a consonant with a dot below is always two code points.
    const spelling = spellings.get(own.normalize("NFC")) ?? transliterate(own.normalize("NFC"));
    words.push({ latin: spelling, own });
    return spelling;
  };
  const latin = written
    .replaceAll("।", ".")
    .replace(/\S+/gu, (word) =>
      word.includes("@")
        ? word
        : word.replace(/(?![0-9])\p{Nd}/gu, digitValue).replace(/[\u0900-\u097f]+/gu, spell),
    );
  return {
    text: latin,
    asWritten(phrase) {
      const wanted = phrase.toLowerCase().split(/\s+/);
      const first = words.findIndex((_, at) =>
        wanted.every((word, place) => words[at + place]?.latin.toLowerCase() === word),
      );
      const own = words.slice(first, first + wanted.length).map((word) => word.own);
      return first < 0 ? phrase : own.join(" ");
    },
  };
}
