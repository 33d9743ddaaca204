import type { Facts, TimedWord } from "./types.ts";

const fillers = [
  "um",
  "uh",
  "erm",
  "er",
  "hmm",
  "you know",
  "i mean",
  "sort of",
  "kind of",
  "basically",
  "actually",
  "literally",
];
/** Shorter silences are not listed. In seconds. */
const longPause = 2;
const latin = /\p{Script=Latin}/u;

const round = (value: number) => Math.round(value * 10) / 10;

/** Neutral facts about an answer, which do not affect the result. */
export function readFacts(text: string, words: readonly TimedWord[] | undefined): Facts {
  // Vowel signs, as in Devanagari, belong to their word.
  const found = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const joined = ` ${found.join(" ").toLowerCase()} `;
  const letters = [...text].filter((letter) => /\p{L}/u.test(letter));
  const first = words?.[0];
  const last = words?.at(-1);
  const seconds = first && last ? round(last.end - first.start) : undefined;
  return {
    wordCount: found.length,
    ...(seconds !== undefined && { seconds }),
    ...(seconds !== undefined &&
      seconds > 0 && { wordsPerMinute: Math.round((found.length * 60) / seconds) }),
    longPauses: (words ?? []).flatMap(({ end }, index) => {
      const next = words?.[index + 1];
      return next && next.start - end >= longPause
        ? [{ at: round(end), seconds: round(next.start - end) }]
        : [];
    }),
    fillers: fillers.flatMap((word) => {
      const count = joined.split(` ${word} `).length - 1;
      return count > 0 ? [{ word, count }] : [];
    }),
    otherScript:
      letters.length === 0
        ? 0
        : round(letters.filter((letter) => !latin.test(letter)).length / letters.length),
  };
}
