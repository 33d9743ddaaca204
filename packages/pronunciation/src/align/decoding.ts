import { framesPerSecond } from "../hear/front-end.ts";
import type { Likelihoods } from "../hear/likelihoods.ts";
import { type Model, statesPerPhone } from "../hear/model.ts";
import { type AlignOptions, align, optionalPause, type Unit } from "./align.ts";
import { evidenceForText } from "./evidence.ts";
import { type Goodness, goodnessOfPronunciation } from "./goodness.ts";
import { phoneScore } from "./phone-score.ts";

/** Costs of skipping a word, of stopping after or within a word, and of entering other speech, in nats. */
const skipCost = 30;
const stopCost = { after: 40, within: 70 };
const garbageEntryCost = 52;
/** Distance of other speech below the best state of each frame, in nats. Voices that fit the model less get more. */
const minGarbageBelow = 2.9;
const maxGarbageBelow = 5.5;
/** The same where texts compete. */
const evidenceGarbageBelow = 3.5;

export type DecodedPhone = { phone: string; start: number; end: number; score: number; goodness: Goodness };
/**
 * `score` is 0..1; times are in frames. `partScores` has a score for each spoken word: several for "10:30", whose score is
 * their mean.
 */
export type DecodedWord = {
  word: number;
  start: number;
  end: number;
  score: number;
  partScores: number[];
  phones: DecodedPhone[];
};

export type Decoding = {
  units: Unit[];
  words: (DecodedWord | undefined)[];
  /** Words up to the last decoded one: a reading may stop early. */
  reached: number;
  /** How much better the recording fits this text than others of the same length (`evidenceForText`). */
  evidence: number;
};

const openOptions = (below: number): AlignOptions => ({
  skip: skipCost,
  stop: stopCost,
  garbage: { enter: garbageEntryCost, below },
});

/** Median distance of the found words' states below the best state of their frames, in nats. */
function wordGap(
  { states, values, best }: Likelihoods,
  model: Model,
  words: readonly string[][][],
  units: readonly Unit[],
): number {
  const gaps: number[] = [];
  for (const unit of units) {
    if (unit.kind !== "word") continue;
    const phones = words[unit.word]?.[unit.variant] ?? [];
    phones.forEach((phone, i) => {
      if (phone === optionalPause) return;
      const first = model.phones.indexOf(phone) * statesPerPhone;
      const end = unit.phoneStarts[i + 1] ?? unit.end;
      for (let t = unit.phoneStarts[i] ?? unit.start; t < end; t += 1) {
        const offset = t * states + first;
        gaps.push(best[t]! - Math.max(values[offset]!, values[offset + 1]!, values[offset + 2]!));
      }
    });
  }
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? Number.POSITIVE_INFINITY;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half the mean and half the minimum of the phone scores. */
function wordScore(phones: DecodedPhone[]): number {
  const scores = phones.map(({ score }) => score);
  return 0.5 * mean(scores) + 0.5 * Math.min(...scores);
}

/**
 * Decodes the words of a text in a reading.
 *
 * @param words the accepted pronunciations of each word
 * @param free junctions where a word is missing from `words`
 */
export function decodeWords(
  likelihoods: Likelihoods,
  model: Model,
  words: readonly string[][][],
  free: ReadonlySet<number>,
): Decoding {
  // A voice far from the model stays further below the best state everywhere, so other speech must, too.
  const lenient = align(likelihoods, model, words, openOptions(maxGarbageBelow), free);
  const gap = wordGap(likelihoods, model, words, lenient?.units ?? []);
  const below = Math.min(minGarbageBelow + 1.2 * Math.max(gap - 0.8, 0), maxGarbageBelow);
  const units = align(likelihoods, model, words, openOptions(below), free)?.units ?? [];
  const decoded: Decoding["words"] = words.map(() => undefined);
  for (const unit of units) {
    if (unit.kind !== "word") continue;
    const parts: DecodedPhone[][] = [[]];
    for (const [i, phone] of (words[unit.word]?.[unit.variant] ?? []).entries()) {
      if (phone === optionalPause) {
        parts.push([]);
        continue;
      }
      const start = unit.phoneStarts[i] ?? unit.start;
      const end = unit.phoneStarts[i + 1] ?? unit.end;
      const goodness = goodnessOfPronunciation(likelihoods, model, phone, start, end);
      parts
        .at(-1)
        ?.push({ phone, start, end, goodness, score: phoneScore(phone, goodness.share, end - start) });
    }
    const partScores = parts.map(wordScore);
    decoded[unit.word] = {
      word: unit.word,
      start: unit.start,
      end: unit.end,
      phones: parts.flat(),
      score: mean(partScores),
      partScores,
    };
  }
  return {
    units,
    words: decoded,
    reached: decoded.findLastIndex((word) => word !== undefined) + 1,
    evidence: evidenceForText(words, (text) =>
      align(likelihoods, model, text, openOptions(evidenceGarbageBelow), free),
    ),
  };
}

export const toSeconds = (frame: number) => Number((frame / framesPerSecond).toFixed(2));
