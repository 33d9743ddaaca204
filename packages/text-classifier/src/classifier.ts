/**
 * A trained classifier as stored in a file. `weights` has one integer per class for each feature; `scale`
 * represents 1.
 */
export type Classifier = {
  classes: readonly string[];
  scale: number;
  weights: Readonly<Record<string, readonly number[]>>;
};

/**
 * Serialises a classifier as lines `feature=1,-2`, with an integer per class and nothing for 0: small, and
 * fast to read.
 */
export function writeClassifier({ weights }: Classifier): string {
  return Object.entries(weights)
    .map(([feature, numbers]) => `${feature}=${numbers.map((number) => number || "").join(",")}`)
    .join("\n");
}

/** Reads the output of `writeClassifier`. */
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
 * Probability of each class.
 * @param features names of features; unknown ones change nothing
 * @returns numbers from 0 to 1 in the order of `classes`; they add up to 1
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

/** e^x of each number, divided by their sum. */
export function softmax(sums: readonly number[]): number[] {
  const largest = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
