import { readFileSync } from "node:fs";
import { join } from "node:path";
import { softmax } from "text-classifier";
import {
  addTrait,
  type Beside,
  bestMatches,
  hiddenSums,
  inputs,
  type Layer,
  type LayerName,
  layerNames,
  type Network,
  outputSums,
  patterns,
  sizes,
} from "../../../packages/interview/src/model/clause-network.ts";

/** A clause group with its words and traits, and its label for a criterion. */
export type NetworkExample = {
  words: Beside<string>;
  traits: readonly string[];
  /** Index of the criterion. */
  criterion: number;
  /** 0 for missing, 1 for partly, 2 for shown. */
  label: number;
  weight: number;
};

const rounds = 6;
const batch = 64;
const step = 0.004;
const dropout = 0.15;
/** Share of words that are replaced by the unknown word, so that no single word decides. */
const wordDropout = 0.1;
const leastUses = { word: 33, trait: 40 };

/** Reproducible random numbers from 0 to 1 (Park–Miller). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** A standard normal number (Box–Muller). */
const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/** Trainable parameters with gradients and Adam's moment estimates (Kingma and Ba, 2015). */
type Learnt = { values: Float32Array; gradients: Float32Array; means: Float32Array; squares: Float32Array };
const learnt = (values: Float32Array): Learnt => ({
  values,
  gradients: new Float32Array(values.length),
  means: new Float32Array(values.length),
  squares: new Float32Array(values.length),
});

/**
 * One Adam step for a range of parameters; clears their gradients. The last argument is the bias correction.
 */
function move(
  { values, gradients, means, squares }: Learnt,
  { from, to }: { from: number; to: number },
  size: number,
  [ofMean, ofSquare]: readonly [number, number],
): void {
  for (let one = from; one < to; one += 1) {
    const gradient = (gradients[one] ?? 0) / batch;
    const mean = 0.9 * (means[one] ?? 0) + 0.1 * gradient;
    const square = 0.999 * (squares[one] ?? 0) + 0.001 * gradient * gradient;
    means[one] = mean;
    squares[one] = square;
    gradients[one] = 0;
    values[one] = (values[one] ?? 0) - (size * mean * ofMean) / (Math.sqrt(square * ofSquare) + 1e-8);
  }
}

/** Assigns indices from `first` on to the sorted words or traits that are used at least `least` times. */
function frequent(uses: Iterable<readonly string[]>, least: number, first: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const names of uses) for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  return new Map(names.toSorted().map((name, place) => [name, first + place]));
}

/** Pretrained vectors of common words; see read-word-vectors.ts. */
function readVectors(): Map<string, number[]> {
  const lines = readFileSync(join(import.meta.dirname, "training/word-vectors.txt"), "utf8")
    .trim()
    .split("\n");
  return new Map(
    lines.map((line) => {
      const [word = "", ...numbers] = line.split(" ");
      return [word, numbers.map(Number)];
    }),
  );
}

function firstVectors(words: ReadonlyMap<string, number>): Float32Array {
  const vectors = new Float32Array((words.size + 1) * sizes.vector);
  const known = readVectors();
  for (const [word, row] of words) vectors.set(known.get(word) ?? [], row * sizes.vector);
  return vectors;
}

/** Outputs and inputs of each layer. */
const shapes: Record<LayerName, [outputs: number, inputs: number]> = {
  threeWords: [sizes.threeWords, 3 * sizes.vector],
  oneWord: [sizes.oneWord, sizes.vector],
  before: [sizes.before, 2 * sizes.vector],
  after: [sizes.after, 2 * sizes.vector],
  hidden: [sizes.hidden, inputs],
  output: [36, sizes.hidden],
};

/** The initial network: random weights and pretrained word vectors. */
function firstNetwork(examples: readonly NetworkExample[], random: () => number): Network {
  const words = frequent(
    examples.map((example) => example.words.own),
    leastUses.word,
    1,
  );
  const traits = frequent(
    examples.map((example) => example.traits),
    leastUses.trait,
    0,
  );
  const randomNumbers = (length: number, deviation: number) =>
    Float32Array.from({ length }, () => normal(random) * deviation);
  const layers = Object.fromEntries(
    layerNames.map((name): [string, Layer] => {
      const [outputs, own] = shapes[name];
      const deviation = name === "output" ? 0.1 : Math.sqrt(2 / own);
      return [name, { weights: randomNumbers(outputs * own, deviation), biases: new Float32Array(outputs) }];
    }),
  ) as Network["layers"];
  return {
    words,
    traits,
    vectors: firstVectors(words),
    traitWeights: randomNumbers(traits.size * sizes.hidden, 0.05),
    layers,
  };
}

type Coded = Beside<number> & { traits: readonly number[]; criterion: number; label: number; weight: number };

function code({ words, traits }: Network, examples: readonly NetworkExample[]): Coded[] {
  const rows = new Map<readonly string[], number[]>();
  const rowsOf = (own: readonly string[]) => {
    const found = rows.get(own) ?? own.map((word) => words.get(word) ?? 0);
    rows.set(own, found);
    return found;
  };
  return examples.map((example) => ({
    ...example,
    own: rowsOf(example.words.own),
    before: rowsOf(example.words.before),
    after: rowsOf(example.words.after),
    traits: example.traits.flatMap((trait) => traits.get(trait) ?? []),
  }));
}

/** A layer in training. */
type LearntLayer = Record<"weights" | "biases", Learnt>;

/** A network in training. Its parameters share the arrays of `network`. */
type Trainee = {
  network: Network;
  vectors: Learnt;
  traitWeights: Learnt;
  layers: Record<LayerName, LearntLayer>;
  /** Rows and traits in the examples of this batch; others have no gradients. */
  usedRows: Set<number>;
  usedTraits: Set<number>;
};

function toTrainee(network: Network): Trainee {
  const layers = Object.fromEntries(
    layerNames.map((name) => {
      const { weights, biases } = network.layers[name];
      return [name, { weights: learnt(weights), biases: learnt(biases) }];
    }),
  ) as Trainee["layers"];
  return {
    network,
    vectors: learnt(network.vectors),
    traitWeights: learnt(network.traitWeights),
    layers,
    usedRows: new Set(),
    usedTraits: new Set(),
  };
}

/** Inverted dropout: scales the remaining numbers to compensate for the removed ones. */
const kept = 1 / (1 - dropout);

function drop(numbers: Float32Array, random: () => number): void {
  for (let one = 0; one < numbers.length; one += 1)
    numbers[one] = random() < dropout ? 0 : (numbers[one] ?? 0) * kept;
}

function addTo(numbers: Float32Array, from: number, more: Float32Array): void {
  for (let one = 0; one < more.length; one += 1)
    numbers[from + one] = (numbers[from + one] ?? 0) + (more[one] ?? 0);
}

/** Backpropagates through the output layer. @returns the gradients of the hidden layer */
function backFromOutput(
  { weights, biases }: LearntLayer,
  hidden: Float32Array,
  criterion: number,
  errors: readonly number[],
): Float32Array {
  const gradients = new Float32Array(hidden.length);
  for (const [one, error] of errors.entries()) {
    const row = criterion * errors.length + one;
    biases.gradients[row] = (biases.gradients[row] ?? 0) + error;
    for (let unit = 0; unit < hidden.length; unit += 1) {
      const at = row * hidden.length + unit;
      weights.gradients[at] = (weights.gradients[at] ?? 0) + error * Math.max(0, hidden[unit] ?? 0);
      gradients[unit] = (gradients[unit] ?? 0) + error * (weights.values[at] ?? 0);
    }
  }
  for (let unit = 0; unit < hidden.length; unit += 1)
    gradients[unit] = (hidden[unit] ?? 0) > 0 ? (gradients[unit] ?? 0) * kept : 0;
  return gradients;
}

/** Backpropagates through the hidden layer. @returns the gradients of its inputs */
function backFromHidden(
  { weights, biases }: LearntLayer,
  hidden: Float32Array,
  values: Float32Array,
): Float32Array {
  const gradients = new Float32Array(values.length);
  for (let unit = 0; unit < hidden.length; unit += 1) {
    const gradient = hidden[unit] ?? 0;
    if (gradient === 0) continue;
    biases.gradients[unit] = (biases.gradients[unit] ?? 0) + gradient;
    const from = unit * values.length;
    for (let one = 0; one < values.length; one += 1) {
      const at = from + one;
      weights.gradients[at] = (weights.gradients[at] ?? 0) + gradient * (values[one] ?? 0);
      gradients[one] = (gradients[one] ?? 0) + gradient * (weights.values[at] ?? 0);
    }
  }
  return gradients;
}

/** Backpropagates through the patterns to their best-matching words. `gradients` are those of the matches. */
function backFromMatches(
  { vectors, usedRows }: Trainee,
  { weights, biases }: LearntLayer,
  places: Int32Array,
  rows: readonly number[],
  gradients: Float32Array,
): void {
  const { vector } = sizes;
  const width = weights.values.length / places.length / vector;
  for (const [pattern, place] of places.entries()) {
    const gradient = gradients[pattern] ?? 0;
    if (gradient === 0) continue;
    biases.gradients[pattern] = (biases.gradients[pattern] ?? 0) + gradient;
    for (let word = 0; word < width; word += 1) {
      const row = rows[place + word] ?? 0;
      // Row 0 is the unknown word and stays 0.
      if (row === 0) continue;
      usedRows.add(row);
      const from = (pattern * width + word) * vector;
      for (let one = 0; one < vector; one += 1) {
        const at = row * vector + one;
        weights.gradients[from + one] =
          (weights.gradients[from + one] ?? 0) + gradient * (vectors.values[at] ?? 0);
        vectors.gradients[at] = (vectors.gradients[at] ?? 0) + gradient * (weights.values[from + one] ?? 0);
      }
    }
  }
}

/** Adds the gradients of one example to those of the batch. */
function learn(trainee: Trainee, example: Coded, random: () => number): void {
  const { network, traitWeights, layers, usedTraits } = trainee;
  const withUnknown = (rows: readonly number[]) => rows.map((row) => (random() < wordDropout ? 0 : row));
  const rows: Beside<number> = {
    own: withUnknown(example.own),
    before: withUnknown(example.before),
    after: withUnknown(example.after),
  };
  const values = new Float32Array(inputs);
  let input = 0;
  const matched = patterns.map(({ name, of, width }) => {
    const { values: own, places } = bestMatches(network.vectors, network.layers[name], rows[of], width);
    const from = input;
    values.set(own, from);
    input += own.length;
    return { name, of, places, from };
  });
  drop(values, random);
  const hidden = hiddenSums(network.layers.hidden, values);
  for (const trait of example.traits) addTrait(network.traitWeights, trait, hidden);
  drop(hidden, random);
  const shares = softmax(outputSums(network.layers.output, hidden, example.criterion));
  const errors = shares.map((share, one) => (share - (one === example.label ? 1 : 0)) * example.weight);

  const ofHidden = backFromOutput(layers.output, hidden, example.criterion, errors);
  for (const trait of example.traits) {
    usedTraits.add(trait);
    addTo(traitWeights.gradients, trait * sizes.hidden, ofHidden);
  }
  const ofInputs = backFromHidden(layers.hidden, ofHidden, values);
  // Matches of 0, or removed by dropout, have no gradient.
  for (let one = 0; one < inputs; one += 1)
    ofInputs[one] = (values[one] ?? 0) > 0 ? (ofInputs[one] ?? 0) * kept : 0;
  for (const { name, of, places, from } of matched)
    backFromMatches(trainee, layers[name], places, rows[of], ofInputs.subarray(from, from + places.length));
}

/** Updates all parameters with the gradients of a batch. */
function moveAll(
  { vectors, traitWeights, layers, usedRows, usedTraits }: Trainee,
  batches: number,
  size: number,
) {
  const correction = [1 / (1 - 0.9 ** batches), 1 / (1 - 0.999 ** batches)] as const;
  for (const { weights, biases } of Object.values(layers))
    for (const own of [weights, biases]) move(own, { from: 0, to: own.values.length }, size, correction);
  const row = (place: number, length: number) => ({ from: place * length, to: (place + 1) * length });
  for (const used of usedRows) move(vectors, row(used, sizes.vector), size / 2, correction);
  for (const used of usedTraits) move(traitWeights, row(used, sizes.hidden), size, correction);
  usedRows.clear();
  usedTraits.clear();
}

/** Trains a network with Adam and dropout. The same examples in the same order give the same network. */
export function trainNetwork(examples: readonly NetworkExample[]): Network {
  const random = sequence(7);
  const network = firstNetwork(examples, random);
  const trainee = toTrainee(network);
  const coded = code(network, examples);
  const order = Int32Array.from(coded.keys());
  const all = Math.ceil((coded.length * rounds) / batch);
  let batches = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (const [place, index] of order.entries()) {
      const example = coded[index];
      if (example) learn(trainee, example, random);
      if (place % batch !== batch - 1) continue;
      batches += 1;
      // The learning rate decays linearly to 2 %.
      moveAll(trainee, batches, step * (1 - batches / all) + step * 0.02);
    }
  }
  return network;
}
