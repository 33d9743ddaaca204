import { type Classifier, softmax } from "./classifier.ts";

/** Features of a text, with its labelled class. */
export type Example = {
  features: readonly string[];
  label: string;
  /** Weight in the training; 1 by default. */
  weight?: number;
};

export type TrainingOptions = {
  /** Features in fewer examples are left out. */
  minCount?: number;
  /** Maximum number of features; those that change most stay. */
  maxFeatures?: number;
  /** Strength of L2 decay. */
  decay?: number;
  rounds?: number;
  /** Rounds before the features are selected; `rounds` by default. */
  firstRounds?: number;
  /**
   * Number of last rounds over which weights are averaged, so that they vary less between trainings; 1 by
   * default.
   */
  averagedRounds?: number;
  /** Weights closer to 0 become 0. */
  leastWeight?: number;
  scale?: number;
};

/** Pseudo-random numbers from 0 to 1, the same each time. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Random order of the examples for a round. */
function shuffled(length: number, random: () => number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

type Coded = { features: Int32Array; label: number; weight: number };

/**
 * Multinomial logistic regression with L2 decay, by stochastic gradient descent with AdaGrad (Duchi, Hazan
 * and Singer, 2011). The weights of feature `f` start at `f * classes`.
 */
function fit(
  examples: readonly Coded[],
  features: number,
  classes: number,
  decay: number,
  rounds: number,
  averagedRounds = 1,
) {
  const averaged = new Float64Array(features * classes);
  const weights = new Float64Array(features * classes);
  const squares = new Float64Array(features * classes).fill(0.01);
  const sums = new Float64Array(classes);
  const random = sequence();
  const step = 0.2;
  for (let round = 0; round < rounds; round += 1) {
    for (const index of shuffled(examples.length, random)) {
      const example = examples[index];
      if (!example) continue;
      sums.fill(0);
      for (const feature of example.features)
        for (let one = 0; one < classes; one += 1)
          sums[one] = (sums[one] ?? 0) + (weights[feature * classes + one] ?? 0);
      const shares = softmax([...sums]);
      for (let one = 0; one < classes; one += 1) {
        const error = ((shares[one] ?? 0) - (one === example.label ? 1 : 0)) * example.weight;
        for (const feature of example.features) {
          const at = feature * classes + one;
          const weight = weights[at] ?? 0;
          const gradient = error + decay * weight;
          const square = (squares[at] ?? 0) + gradient * gradient;
          squares[at] = square;
          weights[at] = weight - (step * gradient) / Math.sqrt(square);
        }
      }
    }
    if (round < rounds - averagedRounds) continue;
    for (let at = 0; at < weights.length; at += 1)
      averaged[at] = (averaged[at] ?? 0) + (weights[at] ?? 0) / averagedRounds;
  }
  return averaged;
}

/** Encodes the features of each example as indices without duplicates, and lists the names by index. */
function codeExamples(classes: readonly string[], examples: readonly Example[]) {
  const numbers = new Map<string, number>();
  const coded = examples.map(({ features, label, weight = 1 }): Coded => {
    const own = new Set<number>();
    for (const name of features) {
      const number = numbers.get(name) ?? numbers.size;
      if (number === numbers.size) numbers.set(name, number);
      own.add(number);
    }
    return { features: Int32Array.from(own), label: classes.indexOf(label), weight };
  });
  return { names: [...numbers.keys()], coded };
}

/** Keeps only some features, renumbered by their position in `features`. */
function keep(examples: readonly Coded[], features: readonly number[]): Coded[] {
  const places = new Map(features.map((feature, place) => [feature, place]));
  return examples.map((example) => ({
    ...example,
    features: Int32Array.from([...example.features].flatMap((feature) => places.get(feature) ?? [])),
  }));
}

/**
 * Trains a classifier. Deterministic for the same examples in the same order.
 * @returns integer weights of the features that change most
 */
export function train(
  classes: readonly string[],
  examples: readonly Example[],
  {
    minCount = 2,
    maxFeatures = 3000,
    decay = 0.003,
    rounds = 12,
    firstRounds = rounds,
    averagedRounds = 1,
    leastWeight = 0,
    scale = 16,
  }: TrainingOptions = {},
): Classifier {
  const { names, coded } = codeExamples(classes, examples);
  const counts = new Int32Array(names.length);
  for (const { features } of coded)
    for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1;
  const frequent = [...names.keys()].filter((feature) => (counts[feature] ?? 0) >= minCount);
  const first = fit(keep(coded, frequent), frequent.length, classes.length, decay, firstRounds);
  // Only differences between classes matter; relative to the mean they are smallest.
  const ownWeights = (weights: Float64Array, feature: number) => {
    const own = [...weights.slice(feature * classes.length, (feature + 1) * classes.length)];
    const mean = own.reduce((sum, weight) => sum + weight, 0) / classes.length;
    return own.map((weight) => weight - mean);
  };
  const kept = frequent
    .map((feature, place) => ({
      feature,
      name: names[feature] ?? "",
      change: Math.max(...ownWeights(first, place).map(Math.abs)) * Math.sqrt(counts[feature] ?? 0),
    }))
    .toSorted((a, b) => b.change - a.change || (a.name < b.name ? -1 : 1))
    .slice(0, maxFeatures);
  const numbers = kept.map(({ feature }) => feature);
  const weights = fit(keep(coded, numbers), kept.length, classes.length, decay, rounds, averagedRounds);
  const rounded = kept
    .map(({ name }, place): [string, number[]] => [
      name,
      ownWeights(weights, place).map((weight) =>
        Math.abs(weight) < leastWeight ? 0 : Math.round(weight * scale),
      ),
    ])
    .filter(([, numbers]) => numbers.some((number) => number !== 0))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { classes, scale, weights: Object.fromEntries(rounded) };
}
