import type { Likelihoods } from "../hear/likelihoods.ts";
import { type Model, statesPerPhone } from "../hear/model.ts";
import { phones } from "../lexicon/phones.ts";

/**
 * Weight of one nat of likelihood. Neighbouring frames carry nearly the same information, so each frame of a
 * long phone counts less.
 */
const acousticScale = 0.28;

/** Minimum lead of another phone, in scaled nats, before it is named. */
const sureLead = 1.7;

/** Likelihood of the best path through a phone's three states in frames `start` to `end`, in nats. */
function phoneLikelihood(
  { states, values }: Likelihoods,
  { stay, leave }: Model,
  phone: number,
  start: number,
  end: number,
): number {
  const first = phone * statesPerPhone;
  if (end - start < statesPerPhone) {
    let sum = 0;
    for (let t = start; t < end; t += 1) {
      const offset = t * states + first;
      sum += Math.max(values[offset]!, values[offset + 1]!, values[offset + 2]!);
    }
    return sum;
  }
  let a = values[start * states + first]!;
  let b = Number.NEGATIVE_INFINITY;
  let c = Number.NEGATIVE_INFINITY;
  for (let t = start + 1; t < end; t += 1) {
    const offset = t * states + first;
    c = Math.max(c + stay[first + 2]!, b + leave[first + 1]!) + values[offset + 2]!;
    b = Math.max(b + stay[first + 1]!, a + leave[first]!) + values[offset + 1]!;
    a = a + stay[first]! + values[offset]!;
  }
  return c;
}

export type Goodness = {
  /** Likelihood of each of `phones` in the phone's frames, in scaled nats. */
  scores: number[];
  /** Log of the phone's share among all phones; 0 is the maximum. */
  share: number;
  /** The most likely other phone, and its lead over the expected phone in scaled nats. */
  confusion: string;
  lead: number;
};

/**
 * Goodness of pronunciation: the phone's likelihood relative to all 39 phones over its own frames, after S. M. Witt
 * and S. J. Young, "Phone-level pronunciation scoring and assessment" (2000), as a softmax with a scale for its
 * length.
 */
export function goodnessOfPronunciation(
  likelihoods: Likelihoods,
  model: Model,
  phone: string,
  start: number,
  end: number,
): Goodness {
  const scale = acousticScale / Math.sqrt(end - start);
  const scores = phones.map(
    (name) => scale * phoneLikelihood(likelihoods, model, model.phones.indexOf(name), start, end),
  );
  const ownIndex = phones.indexOf(phone);
  let confusionIndex = ownIndex === 0 ? 1 : 0;
  let top = Number.NEGATIVE_INFINITY;
  scores.forEach((score, i) => {
    top = Math.max(top, score);
    if (i !== ownIndex && score > scores[confusionIndex]!) confusionIndex = i;
  });
  const total = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  return {
    scores,
    share: scores[ownIndex]! - top - Math.log(total),
    confusion: phones[confusionIndex] ?? "",
    lead: scores[confusionIndex]! - scores[ownIndex]!,
  };
}

export const isConfident = ({ lead }: Goodness) => lead > sureLead;
