import type { DecodedWord } from "./align/decoding.ts";
import { toSeconds } from "./align/decoding.ts";
import type { TextWord } from "./lexicon/read-text.ts";
import type { Extra, Pause, SummaryScores } from "./types.ts";

/** Needs a check, fair, or clear. */
export type Band = "check" | "fair" | "clear";

/** The band of a word's or phone's score: `check` below 30, `fair` below 50, else `clear`. */
export function scoreBand(score: number): Band {
  if (score < 30) return "check";
  return score < 50 ? "fair" : "clear";
}

/**
 * Maps the mean of word scores to the reported scale. Half of native readings reach 83 or more; of learners' readings those
 * whose sounds experts rate 1.95 or more of 2 have 83 in the median, those under 1.4 have 56 (training speakers).
 */
const readerScale: [raw: number, shown: number][] = [
  [0, 0],
  [40, 25],
  [55, 45],
  [65, 62],
  [75, 82],
  [85, 95],
  [92, 99],
  [100, 100],
];

function toReaderScale(raw: number): number {
  for (let i = 1; i < readerScale.length; i += 1) {
    const [x0, y0] = readerScale[i - 1]!;
    const [x1, y1] = readerScale[i]!;
    if (raw <= x1) return y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0);
  }
  return 100;
}

/** Mean of word scores (0..1) as 0..100. */
export function readingAccuracy(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : (100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length;
}

const minWordsPerMinute = 110;
const maxWordsPerMinute = 200;
const pauseCost = 8;
const extraCost = 3;
const maxWhenUnsure = 40;
const clamp = (value: number) => Math.min(Math.max(Math.round(value), 0), 100);

/**
 * Accuracy: mean score of the spoken words. Fluency: falls with pauses inside phrases and with a pace outside 110 to
 * 200 words a minute. Completeness: share of words spoken. Overall: three parts accuracy and one part fluency, times
 * completeness, less 3 for each extra word; at most 40 if the text is unsure.
 */
export function summaryScores(
  decoded: readonly (DecodedWord | undefined)[],
  words: readonly TextWord[],
  pauses: readonly Pause[],
  extras: readonly Extra[],
  isUnsure: boolean,
): SummaryScores {
  const spoken = decoded.filter((word) => word !== undefined);
  const seconds = toSeconds((spoken.at(-1)?.end ?? 0) - (spoken[0]?.start ?? 0));
  const scores = spoken.flatMap(({ partScores }) => partScores);
  const wordsPerMinute = seconds > 0 ? Math.round((scores.length * 60) / seconds) : 0;
  const accuracy = toReaderScale(readingAccuracy(scores));
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
