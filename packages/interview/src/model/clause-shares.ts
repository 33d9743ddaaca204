import { softmax } from "text-classifier";

/** The likelihood that a clause group is evidence: probabilities of `missing`, `partly` and `shown`, whose sum is 1. */
export type ClauseShares = readonly [missing: number, partly: number, shown: number];

/** The likelihoods by two models that know as much: the mean of their sums, which are logarithms but for a constant. */
export function sharesOfBoth(one: readonly number[], other: readonly number[]): ClauseShares {
  const [missing = 1, partly = 0, shown = 0] = softmax(
    one.map((sum, place) => (sum + (other[place] ?? 0)) / 2),
  );
  return [missing, partly, shown];
}

const steps = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** One feature for each step that a number from 0 to 1 reaches. */
export const reached = (name: string, value: number) =>
  steps.filter((step) => value >= step).map((step) => `${name} ${step}`);
