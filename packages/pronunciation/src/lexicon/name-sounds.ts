import { isVowel } from "./phones.ts";

/*
 * How names of Indian languages sound that are written in Latin letters. After the transliteration in common use
 * (Hunterian), with its doubts: "a", "i" and "u" are short or long. Aspirated and plain stops have one phone.
 */

const consonants: readonly (readonly [string, string])[] = [
  ["ksh", "K SH"],
  ["chh", "CH"],
  ["sch", "SH"],
  ["tch", "CH"],
  ["tth", "T"],
  ["ddh", "D"],
  ["cch", "CH"],
  ["ssh", "SH"],
  ["bh", "B"],
  ["dh", "D"],
  ["gh", "G"],
  ["jh", "JH"],
  ["kh", "K"],
  ["ph", "F"],
  ["th", "T"],
  ["ch", "CH"],
  ["sh", "SH"],
  ["zh", "L"],
  ["lh", "L"],
  ["rh", "R"],
  ["ck", "K"],
  ["gn", "G N"],
  ["gy", "G Y"],
  ["jn", "G Y"],
  ["ng", "NG G"],
  ["nk", "NG K"],
  ["qu", "K W"],
  ["b", "B"],
  ["c", "K"],
  ["d", "D"],
  ["f", "F"],
  ["g", "G"],
  ["h", "HH"],
  ["j", "JH"],
  ["k", "K"],
  ["l", "L"],
  ["m", "M"],
  ["n", "N"],
  ["p", "P"],
  ["q", "K"],
  ["r", "R"],
  ["s", "S"],
  ["t", "T"],
  ["v", "V"],
  ["w", "V"],
  ["x", "K SH"],
  ["z", "Z"],
  ["y", "Y"],
];
const vowels: readonly (readonly [string, string])[] = [
  ["aai", "AA IY"],
  ["aau", "AA UW"],
  ["aa", "AA"],
  ["ai", "AY"],
  ["ay", "EY"],
  ["ey", "EY"],
  ["ore", "OW R"],
  ["au", "AW"],
  ["ee", "IY"],
  ["ea", "IY AA"],
  ["ei", "EY"],
  ["eo", "EH OW"],
  ["oo", "UW"],
  ["ou", "OW"],
  ["oy", "OY"],
  ["ie", "IY"],
  ["a", "a"],
  ["e", "EY"],
  ["i", "i"],
  ["o", "OW"],
  ["u", "u"],
];
const short: Readonly<Record<string, string>> = { a: "AH", i: "IH", u: "UH" };
const long: Readonly<Record<string, string>> = { a: "AA", i: "IY", u: "UW" };

/** Consonants as phones, vowels as phones or, of unknown length, as letters. `undefined` for letters of no name. */
function toSounds(word: string): string[] | undefined {
  const sounds: string[] = [];
  for (let at = 0; at < word.length; ) {
    const isBeforeVowel = (length: number) => /^[aeiou]/.test(word.slice(at + length));
    const match =
      vowels.find(
        ([letters]) =>
          word.startsWith(letters, at) && !(letters.endsWith("y") && isBeforeVowel(letters.length)),
      ) ?? consonants.find(([letters]) => word.startsWith(letters, at));
    if (!match) return undefined;
    let [letters, phones] = match;
    if (letters === "ore" && at + 3 < word.length) [letters, phones] = ["o", "OW"];
    if (at === 0 && /^iy[ae]/.test(word)) [letters, phones] = ["iy", "AY Y"];
    const isLast = at + letters.length === word.length;
    if (letters === "y" && !isBeforeVowel(1)) phones = isLast ? "IY" : "i";
    if (letters === "h" && isVowel(sounds.at(-1)) && isLast) phones = "";
    if (letters === "c" && /^c[ei]/.test(word.slice(at))) phones = "S";
    for (const phone of phones.split(" "))
      if (phone !== "" && (phone !== sounds.at(-1) || isVowel(phone))) sounds.push(phone);
    at += letters.length;
  }
  return sounds;
}

const isVowelSound = (sound: string | undefined) => sound !== undefined && (isVowel(sound) || sound in short);

/** Which vowels of unknown length are long, by their place among those of the word. */
type Lengths = (place: {
  isFirst: boolean;
  isLast: boolean;
  isOpen: boolean;
  isBeforeR: boolean;
  /** At the end of the word. */
  isFinal: boolean;
  isFinalA: boolean;
}) => boolean;

const lengths: readonly Lengths[] = [
  ({ isFirst, isOpen, isFinal, isFinalA }) => !isFinalA && (isFinal || (isFirst && isOpen)),
  ({ isFinal, isLast, isOpen, isBeforeR, isFinalA }) =>
    !isFinalA && (isFinal || (isLast && (isOpen || isBeforeR))),
  ({ isFinal, isFinalA }) => isFinal && !isFinalA,
  ({ isOpen }) => isOpen,
  ({ isFinal, isFirst }) => isFinal || isFirst,
];

/**
 * Pronunciations of a name by the rules of Indian names, at most five: with different vowels long. Empty if the spelling
 * is not of that kind.
 *
 * @param word in lower case
 */
export function nameSounds(word: string): string[][] {
  const sounds = /^[a-z]{2,24}$/.test(word) ? toSounds(word) : undefined;
  if (!sounds?.some(isVowelSound)) return [];
  const places = sounds.flatMap((sound, i) => (isVowelSound(sound) ? [i] : []));
  const forms = lengths.map((isLong) =>
    sounds.map((sound, i) => {
      if (!(sound in short)) return sound;
      const next = sounds.findIndex((other, j) => j > i && isVowelSound(other));
      const isFinal = i === sounds.length - 1;
      const between = (next < 0 ? sounds.length : next) - i - 1;
      const place = {
        isFirst: i === places[0],
        isLast: i === places.at(-1),
        isOpen: between <= 1,
        isBeforeR: sounds[i + 1] === "R",
        isFinalA: isFinal && sound === "a",
        isFinal,
      };
      return (isLong(place) ? long : short)[sound] ?? sound;
    }),
  );
  return [...new Map(forms.map((form) => [form.join(" "), form])).values()];
}
