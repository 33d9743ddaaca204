import { readFileSync } from "node:fs";
import { extractFeatures } from "../../../packages/pronunciation/src/hear/front-end.ts";
import { computeLikelihoods } from "../../../packages/pronunciation/src/hear/likelihoods.ts";
import { readText, readWav, resample, sampleRate } from "../../../packages/pronunciation/src/index.ts";
import { judgeReading } from "../../../packages/pronunciation/src/score-reading.ts";
import { highPass } from "../../../packages/pronunciation/src/sound/high-pass.ts";
import { measureQuality } from "../../../packages/pronunciation/src/sound/quality.ts";
import type { Group, LearnerRecording } from "./learners.ts";
import { mean } from "./measures.ts";
import type { Tools } from "./text-trials.ts";

/** Ratings from which a sound is right, and up to which it is wrong. */
const right = 1.8;
const wrong = 0.5;

type Rated = { score: number; rating: number; group: Group };
/** `lowest` is the rating of the word's worst sound. A word that was not found scores 0. */
type RatedWord = Rated & { lowest: number; isSpoken: boolean };

/** What learners reached and how experts rated it. Scores are 0..100, ratings 0..2. */
export type LearnerTally = {
  speakers: number;
  sounds: Rated[];
  words: RatedWord[];
  readings: Rated[];
  /** Ratings of sounds for which another sound was named. */
  named: number[];
  verdicts: { isDoubted: boolean; group: Group }[];
};

/** The corpus's own phones of each word; a word's first occurrence counts. */
const corpusPhones = ({ words, phones }: LearnerRecording): Record<string, string> =>
  Object.fromEntries(words.map((word, i) => [word, phones[i]?.join(" ") ?? ""]).toReversed());

/**
 * Judges each recording twice: with the dictionary's pronunciations, as a visitor gets it, for verdicts, words and
 * readings; and with the corpus's, to which the experts' ratings belong, for sounds.
 */
export function tryLearners(
  recordings: readonly LearnerRecording[],
  { model, lexicon }: Tools,
  onProgress: (done: number) => void,
): LearnerTally {
  const tally: LearnerTally = {
    speakers: new Set(recordings.map(({ speaker }) => speaker)).size,
    sounds: [],
    words: [],
    readings: [],
    named: [],
    verdicts: [],
  };
  recordings.forEach((recording, done) => {
    onProgress(done);
    const { file, words, ratings, group } = recording;
    const sound = readWav(readFileSync(file));
    const samples = resample(sound.samples, sound.sampleRate);
    const features = extractFeatures(samples);
    const filtered = highPass(samples, sampleRate);
    const quality = measureQuality(samples, filtered, extractFeatures(filtered).bands, sampleRate);
    const likelihoods = computeLikelihoods(features, model);
    const text = words.join(" ");
    const phones = corpusPhones(recording);
    const judge = (pronunciations: Record<string, string>) =>
      judgeReading(likelihoods, quality, readText(text, lexicon, { pronunciations }).words, { model });
    const { unknown } = readText(text, lexicon);
    const shown = judge(Object.fromEntries(unknown.map((word) => [word, phones[word] ?? ""])));
    tally.verdicts.push({ isDoubted: shown.verdict !== "ok", group });
    judge(phones).words.forEach((word, w) => {
      const expected = ratings[w] ?? [];
      if (word.phones.length !== expected.length) return;
      word.phones.forEach(({ score }, i) => {
        tally.sounds.push({ score, rating: expected[i] ?? 0, group });
      });
    });
    if (shown.verdict === "refused" || shown.words.length !== words.length) return;
    shown.words.forEach((word, w) => {
      const expected = ratings[w] ?? [];
      const isSpoken = word.status === "spoken";
      tally.words.push({
        score: word.score,
        rating: mean(expected),
        lowest: Math.min(...expected),
        isSpoken,
        group,
      });
      if (word.phones.length !== expected.length) return;
      word.phones.forEach(({ heardAs }, i) => {
        if (heardAs !== null) tally.named.push(expected[i] ?? 0);
      });
    });
    tally.readings.push({ score: shown.accuracy, rating: mean(ratings.flat()), group });
  });
  return tally;
}

/** Pearson's correlation of scores and ratings. */
export function correlation(rated: readonly Rated[]): number {
  const [meanScore, meanRating] = [
    mean(rated.map(({ score }) => score)),
    mean(rated.map(({ rating }) => rating)),
  ];
  let [both, scores, ratings] = [0, 0, 0];
  for (const { score, rating } of rated) {
    both += (score - meanScore) * (rating - meanRating);
    scores += (score - meanScore) ** 2;
    ratings += (rating - meanRating) ** 2;
  }
  return both / Math.sqrt(scores * ratings);
}

export const isRight = (rating: number) => rating >= right;
export const isWrong = (rating: number) => rating <= wrong;

/** Share of words with a wrong sound that score no more than the lowest-scoring 5 % of right words. */
export function foundAt5(words: readonly RatedWord[]): number {
  const scores = words.filter(({ lowest }) => isRight(lowest)).map(({ score }) => score);
  const limit = scores.toSorted((a, b) => a - b)[Math.floor(0.05 * scores.length)] ?? 0;
  const bad = words.filter(({ lowest }) => isWrong(lowest));
  return bad.filter(({ score }) => score <= limit).length / bad.length;
}
