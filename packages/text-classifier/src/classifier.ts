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
 * A classifier as lines of text: `feature=1,-2`, with a whole number for each class, and nothing for a number
 * that is 0. Such a file is small, and quick to read.
 */
export function writeClassifier({ weights }: Classifier): string {
  return Object.entries(weights)
    .map(([feature, numbers]) => `${feature}=${numbers.map((number) => number || "").join(",")}`)
    .join("\n");
}

/** The classifier that `writeClassifier` wrote. */
export function readClassifier(classes: readonly string[], scale: number, lines: string): Classifier {
  const weights: Record<string, number[]> = {};
  for (const line of lines.split("\n")) {
    const at = line.lastIndexOf("=");
    weights[line.slice(0, at)] = line
      .slice(at + 1)
      .split(",")
      .map(Number);
  }
  return { classes, scale, weights };
}

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
