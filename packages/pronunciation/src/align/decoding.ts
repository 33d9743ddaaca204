import { framesPerSecond } from "../hear/front-end.ts";
import type { Heard, Likelihoods } from "../hear/likelihoods.ts";
import { type Model, type SpeechModel, statesPerPhone } from "../hear/model.ts";
import { type AlignOptions, align, optionalPause, type Unit } from "./align.ts";
import { evidenceForText } from "./evidence.ts";
import { type Goodness, goodnessOfPronunciation } from "./goodness.ts";
import { type HeardPhone, joinRating, rateSounds, type SoundRating } from "./rate-sounds.ts";
import { retryMissing } from "./retry-missing.ts";
import { phoneScore, wordScore } from "./score-scale.ts";
import { confidenceInText, rateReading } from "./whole-reading.ts";

/** Costs of skipping a word, of stopping after or within a word, and of entering other speech, in nats. */
const skipCost = 30;
const stopCost = { after: 40, within: 70 };
const garbageEntryCost = 52;
/** Distance of other speech below the best state of each frame, in nats. Voices that fit the model less get more. */
const minGarbageBelow = 2.9;
const maxGarbageBelow = 5.5;
/** The same where texts compete. */
const evidenceGarbageBelow = 3.5;

/** `score` is 0..1; times are in frames. */
export type DecodedPhone = {
  phone: string;
  start: number;
  end: number;
  goodness: Goodness;
  rating: SoundRating;
  score: number;
};
/**
 * `score` is 0..1; times are in frames. `spokenWords` is 1, and more for "10:30", whose score is the mean of theirs.
 */
export type DecodedWord = {
  word: number;
  start: number;
  end: number;
  score: number;
  spokenWords: number;
  phones: DecodedPhone[];
};

export type Decoding = {
  units: Unit[];
  words: (DecodedWord | undefined)[];
  /** Words up to the last decoded one: a reading may stop early. */
  reached: number;
  /** Rating of the whole reading, 0..1; 0 if no word was found. */
  rating: number;
  /** How sure it is that this text was read: see `confidenceInText`. */
  confidence: number;
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

/**
 * The ratings were learned from words with at most a few wrong sounds. In another word all phones fit badly: its rating
 * falls by this for each nat that their mean goodness is below `usualGoodness`. One in twelve right words is below it.
 */
const ratingPerNat = 0.1;
const usualGoodness = -2.3;

/**
 * Share of the reading's rating in a word's: one word alone is too short to be sure. Fitted on training speakers
 * (docs/decisions/065-words-readings-and-doubt.md).
 */
const readingShare = 0.3;

/**
 * Half the mean and half the minimum of the phones' ratings, less what is missing to the usual goodness; and the
 * reading's.
 */
function wordRating(phones: readonly DecodedPhone[], reading: number): number {
  const ratings = phones.map(({ rating }) => joinRating(rating));
  const lacking = Math.max(usualGoodness - mean(phones.map(({ goodness }) => goodness.share)), 0);
  const own = 0.5 * mean(ratings) + 0.5 * Math.min(...ratings) - ratingPerNat * lacking;
  return own + readingShare * (reading - own);
}

type WordUnit = Extract<Unit, { kind: "word" }>;

/** The sounds of a word that was found, for each spoken word of it. */
function hearParts(likelihoods: Likelihoods, model: Model, phones: readonly string[], unit: WordUnit) {
  const parts: HeardPhone[][] = [[]];
  phones.forEach((phone, i) => {
    if (phone === optionalPause) {
      parts.push([]);
      return;
    }
    const start = unit.phoneStarts[i] ?? unit.start;
    const end = unit.phoneStarts[i + 1] ?? unit.end;
    const goodness = goodnessOfPronunciation(likelihoods, model, phone, start, end);
    parts.at(-1)?.push({ phone, start, end, goodness });
  });
  return parts;
}

/**
 * Decodes the words of a text in a reading.
 *
 * @param words the accepted pronunciations of each word
 * @param free junctions where a word is missing from `words`
 */
export function decodeWords(
  likelihoods: Heard,
  model: SpeechModel,
  words: readonly string[][][],
  free: ReadonlySet<number>,
): Decoding {
  // A voice far from the model stays further below the best state everywhere, so other speech must, too.
  const lenient = align(likelihoods, model, words, openOptions(maxGarbageBelow), free);
  const gap = wordGap(likelihoods, model, words, lenient?.units ?? []);
  const below = Math.min(minGarbageBelow + 1.2 * Math.max(gap - 0.8, 0), maxGarbageBelow);
  const found = align(likelihoods, model, words, openOptions(below), free)?.units ?? [];
  const units = retryMissing(found, likelihoods, model, words);
  const spoken = units.filter((unit) => unit.kind === "word");
  const heard = spoken.map((unit) =>
    hearParts(likelihoods, model, words[unit.word]?.[unit.variant] ?? [], unit),
  );
  const ratings = rateSounds(heard.flat(), likelihoods.posteriors, model);
  const rating = rateReading(ratings.flat());
  const decoded: Decoding["words"] = words.map(() => undefined);
  let next = 0;
  spoken.forEach(({ word, start, end }, n) => {
    const parts = heard[n]!.map((sounds) => {
      const rated = ratings[next++]!;
      return sounds.map((sound, i): DecodedPhone => {
        const own = rated[i]!;
        return { ...sound, rating: own, score: phoneScore(joinRating(own)) };
      });
    });
    const score = mean(parts.map((phones) => wordScore(wordRating(phones, rating))));
    decoded[word] = { word, start, end, phones: parts.flat(), score, spokenWords: parts.length };
  });
  const evidence = evidenceForText(words, (text) =>
    align(likelihoods, model, text, openOptions(evidenceGarbageBelow), free),
  );
  return {
    units,
    words: decoded,
    reached: decoded.findLastIndex((word) => word !== undefined) + 1,
    rating,
    confidence: confidenceInText(evidence, units, ratings.flat()),
  };
}

export const toSeconds = (frame: number) => Number((frame / framesPerSecond).toFixed(2));
