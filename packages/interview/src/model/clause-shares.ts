import { softmax } from "text-classifier";

/** Probabilities that a clause group is evidence, `missing`, `partly` and `shown`. They add up to 1. */
export type ClauseShares = readonly [missing: number, partly: number, shown: number];

/** Combines two models of equal weight: softmax of their mean logits. */
export function sharesOfBoth(one: readonly number[], other: readonly number[]): ClauseShares {
  const [missing = 1, partly = 0, shown = 0] = softmax(
    one.map((sum, place) => (sum + (other[place] ?? 0)) / 2),
  );
  return [missing, partly, shown];
}

const steps = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** One feature for each threshold that a value from 0 to 1 reaches. */
export const reached = (name: string, value: number) =>
  steps.filter((step) => value >= step).map((step) => `${name} ${step}`);
