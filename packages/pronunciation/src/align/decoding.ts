import { framesPerSecond } from "../hear/front-end.ts";
import type { Heard, Likelihoods } from "../hear/likelihoods.ts";
import { type Model, type SpeechModel, statesPerPhone } from "../hear/model.ts";
import { align, type Unit } from "./align.ts";
import { type Goodness, goodnessOfPronunciation } from "./goodness.ts";
import { phoneFit } from "./phone-fit.ts";
import { rateSounds, type SoundRating } from "./rate-sounds.ts";
import { retryMissing } from "./retry-missing.ts";
import { phoneScore, wordScore } from "./score-scale.ts";

/** Costs of skipping a word and of entering other speech, in nats. */
const skipCost = 30;
const garbageEntryCost = 52;
/** Distance of other speech below the best state of each frame, in nats. Voices that fit the model less get more. */
const minGarbageBelow = 2.9;
const maxGarbageBelow = 5.5;

/** How well sound and text fit (`fit`), and how well they were pronounced (`score`), 0..1 each. */
type Scores = { fit: number; score: number };
/** Times are in frames. */
export type DecodedPhone = {
  phone: string;
  start: number;
  end: number;
  goodness: Goodness;
  rating: SoundRating;
} & Scores;
export type DecodedWord = { word: number; start: number; end: number; phones: DecodedPhone[] } & Scores;

export type Decoding = {
  units: Unit[];
  words: (DecodedWord | undefined)[];
  /** Words up to the last decoded one: a reading may stop early. */
  reached: number;
  /** Mean distance of those words' states below the best state of each frame, in nats, with every word forced. */
  gap: number;
};

type Gap = { mean: number; median: number };

/** Distance of forced words' states below the best state of their frames, in nats. */
function forcedGap(likelihoods: Likelihoods, model: Model, words: readonly string[][][]): Gap {
  const { states, values, best } = likelihoods;
  const gaps: number[] = [];
  for (const unit of align(likelihoods, model, words) ?? []) {
    if (unit.kind !== "word") continue;
    const phones = words[unit.word]?.[unit.variant] ?? [];
    phones.forEach((phone, i) => {
      const first = model.phones.indexOf(phone) * statesPerPhone;
      const end = unit.phoneStarts[i + 1] ?? unit.end;
      for (let t = unit.phoneStarts[i] ?? unit.start; t < end; t += 1) {
        const offset = t * states + first;
        gaps.push(best[t]! - Math.max(values[offset]!, values[offset + 1]!, values[offset + 2]!));
      }
    });
  }
  if (gaps.length === 0) return { mean: Number.POSITIVE_INFINITY, median: Number.POSITIVE_INFINITY };
  gaps.sort((a, b) => a - b);
  return { mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, median: gaps[gaps.length >> 1]! };
}

const expertsShare = 0.2;
/** One rating from both. */
const overall = ({ general, experts }: SoundRating) => general + expertsShare * (experts - general);

/** Half the mean and half the minimum of the phones' values. */
function overPhones(values: readonly number[]): number {
  return 0.5 * (values.reduce((sum, value) => sum + value, 0) / values.length) + 0.5 * Math.min(...values);
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
  const gap = forcedGap(likelihoods, model, words);
  // A voice far from the model stays further below the best state everywhere, so other speech must, too.
  const below = Math.min(minGarbageBelow + 1.2 * Math.max(gap.median - 0.8, 0), maxGarbageBelow);
  const options = { skip: skipCost, garbage: { enter: garbageEntryCost, below } };
  const units = retryMissing(
    align(likelihoods, model, words, options, free) ?? [],
    likelihoods,
    model,
    words,
  );
  const spoken = units.filter((unit) => unit.kind === "word");
  const sounds = spoken.map(({ word, variant, start, end, phoneStarts }) =>
    (words[word]?.[variant] ?? []).map((phone, i) => {
      const span = { start: phoneStarts[i] ?? start, end: phoneStarts[i + 1] ?? end };
      const goodness = goodnessOfPronunciation(likelihoods, model, phone, span.start, span.end);
      return { phone, ...span, goodness, fit: phoneFit(phone, goodness.share, span.end - span.start) };
    }),
  );
  const reached = (spoken.at(-1)?.word ?? -1) + 1;
  const isWhole = reached === words.length || reached === 0;
  const ratings = rateSounds(sounds, likelihoods.posteriors, model);
  const decoded: Decoding["words"] = words.map(() => undefined);
  spoken.forEach(({ word, start, end }, n) => {
    const rated = ratings[n]!;
    decoded[word] = {
      word,
      start,
      end,
      phones: sounds[n]!.map((sound, i) => ({
        ...sound,
        rating: rated[i]!,
        score: phoneScore(overall(rated[i]!)),
      })),
      fit: overPhones(sounds[n]!.map(({ fit }) => fit)),
      score: wordScore(overPhones(rated.map(overall))),
    };
  });
  return {
    units,
    words: decoded,
    reached,
    gap: isWhole ? gap.mean : forcedGap(likelihoods, model, words.slice(0, reached)).mean,
  };
}

export const toSeconds = (frame: number) => Number((frame / framesPerSecond).toFixed(2));
