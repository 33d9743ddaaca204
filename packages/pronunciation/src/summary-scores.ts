import { type Decoding, toSeconds } from "./align/decoding.ts";
import { readingScore } from "./align/score-scale.ts";
import type { TextWord } from "./lexicon/read-text.ts";
import type { Extra, Pause, SummaryScores } from "./types.ts";

/** Needs a check, fair, or clear. */
export type Band = "check" | "fair" | "clear";

/** The band of a word's or phone's score: `check` below 30, `fair` below 50, else `clear`. */
export function scoreBand(score: number): Band {
  if (score < 30) return "check";
  return score < 50 ? "fair" : "clear";
}

const minWordsPerMinute = 110;
const maxWordsPerMinute = 200;
const pauseCost = 8;
const extraCost = 3;
const maxWhenUnsure = 40;
const clamp = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);

/**
 * Accuracy: the rating of all spoken sounds. Fluency: falls with pauses inside phrases and with a pace outside 110 to
 * 200 words a minute. Completeness: share of words spoken. Overall: three parts accuracy and one part fluency, times
 * completeness, less 3 for each extra word; at most 40 if the text is unsure.
 */
export function summaryScores(
  { words: decoded, rating }: Pick<Decoding, "words" | "rating">,
  words: readonly TextWord[],
  pauses: readonly Pause[],
  extras: readonly Extra[],
  isUnsure: boolean,
): SummaryScores {
  const spoken = decoded.filter((word) => word !== undefined);
  const seconds = toSeconds((spoken.at(-1)?.end ?? 0) - (spoken[0]?.start ?? 0));
  const spokenWords = spoken.reduce((sum, word) => sum + word.spokenWords, 0);
  const wordsPerMinute = seconds > 0 ? Math.round((spokenWords * 60) / seconds) : 0;
  const accuracy = 100 * readingScore(rating);
  const completeness = (100 * spoken.length) / decoded.length;
  const inPhrase = pauses.filter(({ afterWord }) => !words[afterWord]?.endsPhrase).length;
  const offPace = Math.max(minWordsPerMinute - wordsPerMinute, wordsPerMinute - maxWordsPerMinute, 0);
  const fluency = Math.max(100 - 0.5 * offPace - pauseCost * inPhrase, 0);
  const sum = (0.75 * accuracy + 0.25 * fluency) * (completeness / 100) - extraCost * extras.length;
  return {
    overall: clamp(isUnsure ? Math.min(sum, maxWhenUnsure) : sum),
    accuracy: clamp(accuracy),
    fluency: clamp(fluency),
    completeness: clamp(completeness),
    wordsPerMinute,
  };
}
