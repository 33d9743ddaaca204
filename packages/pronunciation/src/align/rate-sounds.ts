import type { SpeechModel } from "../hear/model.ts";
import { runNetwork } from "../hear/network.ts";
import { type Posteriors, posteriorStep } from "../hear/phone-posteriors.ts";
import { phones } from "../lexicon/phones.ts";
import type { Goodness } from "./goodness.ts";

/** A phone of a decoded word; times are in frames. */
export type HeardPhone = { phone: string; start: number; end: number; goodness: Goodness };

const maxRatio = 6;
const maxPosteriorRatio = 8;
const minPosterior = -10;

/** Mean log posterior of each output over a phone's frames. */
function meanPosteriors({ outputs, values }: Posteriors, start: number, end: number): Float32Array {
  const mean = new Float32Array(outputs);
  const first = Math.ceil(start / posteriorStep);
  const last = Math.ceil(end / posteriorStep);
  for (let row = first; row < last; row += 1)
    for (let o = 0; o < outputs; o += 1) mean[o] = mean[o]! + values[row * outputs + o]! / (last - first);
  return mean;
}

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The inputs that depend on a phone's own frames alone: how every phone compares with the expected one, in likelihood and
 * in the network's posterior, and the phone's length.
 */
function evidence({ phone, start, end, goodness }: HeardPhone, posteriors: Posteriors) {
  const index = phones.indexOf(phone);
  const own = goodness.scores[index]!;
  const posterior = meanPosteriors(posteriors, start, end);
  const ownPosterior = posterior[index]!;
  return {
    index,
    share: goodness.share,
    posterior: Math.max(ownPosterior, minPosterior),
    inputs: [
      ...Array.from(goodness.scores, (score) => clamp(score - own, maxRatio)),
      ...Array.from(posterior, (value) => clamp(value - ownPosterior, maxPosteriorRatio)),
      goodness.share,
      Math.max(ownPosterior, minPosterior),
      Math.log(end - start),
    ],
  };
}

/**
 * The ratings of a phone, from 0 (wrong) to 1 (right).
 *
 * `general` was fitted on learners and on planted errors, `experts` on learners alone: it is closer to what experts say
 * of learners, but misses errors that those learners do not make.
 */
export type SoundRating = { general: number; experts: number };

/**
 * Weight of the output that was fitted on learners alone. A larger one follows experts more closely on learners and finds
 * fewer errors of native speakers (docs/decisions/062-scores-from-learners.md); the scales were fitted with this one.
 */
const expertsShare = 0.2;
/** One rating from both. */
export const joinRating = ({ general, experts }: SoundRating, share = expertsShare) =>
  general + share * (experts - general);

/**
 * Rates each phone of each decoded word with the networks of the speech model. They see how likely all phones are in its
 * frames, by both acoustic models, its length, its neighbours, its place in the word, and how well the whole reading
 * fits.
 *
 * @param words the phones of each decoded word, in the order of the reading
 */
export function rateSounds(
  words: readonly (readonly HeardPhone[])[],
  posteriors: Posteriors,
  { ratings }: SpeechModel,
): SoundRating[][] {
  const heard = words.flatMap((word) => word.map((phone) => evidence(phone, posteriors)));
  if (heard.length === 0) return words.map(() => []);
  const reading = {
    share: mean(heard.map(({ share }) => share)),
    posterior: mean(heard.map((phone) => phone.posterior)),
  };
  const places = words.flatMap((word) => word.map((_, place) => ({ place, length: word.length })));
  const rows = heard.map(({ index, inputs }, i) => {
    const { place, length } = places[i]!;
    const before = heard[i - 1] ?? reading;
    const after = heard[i + 1] ?? reading;
    return [
      ...inputs,
      before.share,
      before.posterior,
      after.share,
      after.posterior,
      reading.share,
      reading.posterior,
      place === 0 ? 1 : 0,
      place === length - 1 ? 1 : 0,
      Math.log(length),
      ...phones.map((_, phone) => (phone === index ? 1 : 0)),
    ];
  });
  const input = new Float32Array(rows[0]!.length * rows.length);
  rows.forEach((row, k) => {
    row.forEach((value, i) => {
      input[i * rows.length + k] = value;
    });
  });
  const rated = ratings.map((network) => runNetwork(network, input, rows.length));
  const rating = (at: number) => Math.min(Math.max(mean(rated.map((values) => values[at]!)), 0), 1);
  let next = 0;
  return words.map((word) =>
    word.map(() => {
      const k = next++;
      return { general: rating(k), experts: rating(rows.length + k) };
    }),
  );
}
