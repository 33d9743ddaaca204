/**
 * A trained classifier, as it is frozen in a file. `weights` has for each feature one whole number for each class, and
 * `scale` is the number that stands for 1.
 */
export type Classifier = {
  classes: readonly string[];
  scale: number;
  weights: Readonly<Record<string, readonly number[]>>;
};

/**
 * The probability of each class.
 * @param features names of features; those that the classifier does not know change nothing
 * @returns numbers from 0 to 1 in the order of `classes`; their sum is 1
 */
export function classify({ classes, scale, weights }: Classifier, features: Iterable<string>): number[] {
  const sums = classes.map(() => 0);
  for (const feature of features) {
    if (!Object.hasOwn(weights, feature)) continue;
    weights[feature]?.forEach((weight, index) => {
      sums[index] = (sums[index] ?? 0) + weight / scale;
    });
  }
  return softmax(sums);
}

/** Numbers of any size as shares of 1: e^x of each, divided by their sum. */
export function softmax(sums: readonly number[]): number[] {
  const largest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
