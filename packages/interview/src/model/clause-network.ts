import { packWords, unpackWords } from "text-classifier";
import type { Candidate } from "../judge/candidate.ts";
import type { ReadAnswer, Unit } from "../language/read-answer.ts";
import { ruleTraitsOf, traitsOf } from "./clause-features.ts";

/** A weight matrix with one row per output, and one bias per output. */
export type Layer = { weights: Float32Array; biases: Float32Array };

/**
 * A small convolutional network for the words of a clause group. Each word has an embedding, so that similar
 * words count alike. Patterns of one to three consecutive words slide over the group and its neighbours, and
 * the best match of each pattern counts (Kim, "Convolutional Neural Networks for Sentence Classification",
 * 2014). A hidden layer combines the matches with the traits of the group and has three outputs per
 * criterion.
 */
export type Network = {
  /** Row of a word's embedding. Unknown words have row 0, which is all 0. */
  words: ReadonlyMap<string, number>;
  traits: ReadonlyMap<string, number>;
  vectors: Float32Array;
  traitWeights: Float32Array;
  layers: Readonly<Record<LayerName, Layer>>;
};

export const sizes = { vector: 12, threeWords: 48, oneWord: 48, before: 24, after: 24, hidden: 48 };
const mostWords = 40;
const mostWordsBeside = 10;

/** The convolution patterns in the input order of the hidden layer, with the words that they read. */
export const patterns = [
  { name: "threeWords", of: "own", width: 3 },
  { name: "oneWord", of: "own", width: 1 },
  { name: "before", of: "before", width: 2 },
  { name: "after", of: "after", width: 2 },
] as const;
export const inputs = sizes.threeWords + sizes.oneWord + sizes.before + sizes.after;

export const layerNames = ["threeWords", "oneWord", "before", "after", "hidden", "output"] as const;
export type LayerName = (typeof layerNames)[number];

/** The words of a clause group and of its neighbours, or the rows of their embeddings. */
export type Beside<Word> = Readonly<Record<"own" | "before" | "after", readonly Word[]>>;

const token = /[a-z]+(?:'[a-z]+)?|[£$€₹]?\d[\d.,:]*%?|[?,"“”]/g;

/** Tokens for the network: all figures become one token, and so do all quotation marks. */
export const networkWordsOf = ({ text }: Pick<Unit, "text">): string[] =>
  (text.match(token) ?? []).map((word) => (/\d/.test(word) ? "<number>" : /["“”]/.test(word) ? '"' : word));

/**
 * Input of the network for each clause group: its own words, the last ones before it and the first ones after
 * it.
 */
export function networkWords(units: readonly Unit[]): Beside<string>[] {
  const words = units.map(networkWordsOf);
  return words.map((own, index) => ({
    own: own.slice(0, mostWords),
    before: (words[index - 1] ?? []).slice(-mostWordsBeside),
    after: (words[index + 1] ?? []).slice(0, mostWordsBeside),
  }));
}

/** Strength of each pattern's best match (0 or more), and the word at which it starts (-1 for none). */
export type Matches = { values: Float32Array; places: Int32Array };

/** Words of a pattern before its position: patterns of three words are centred on it, others start there. */
export const wordsAhead = (width: number) => (width === 3 ? 1 : 0);

const window = new Float32Array((mostWords + 2) * sizes.vector);

export function bestMatches(
  vectors: Float32Array,
  { weights, biases }: Layer,
  rows: readonly number[],
  width: number,
): Matches {
  const { vector } = sizes;
  const ahead = wordsAhead(width);
  const found = { values: new Float32Array(biases.length), places: new Int32Array(biases.length).fill(-1) };
  if (rows.length === 0) return found;
  window.fill(0);
  for (const [place, row] of rows.entries())
    window.set(vectors.subarray(row * vector, (row + 1) * vector), (place + ahead) * vector);
  const places = width === 2 ? Math.max(1, rows.length - 1) : rows.length;
  const length = width * vector;
  for (let pattern = 0; pattern < biases.length; pattern += 1) {
    const from = pattern * length;
    let best = 0;
    for (let place = 0; place < places; place += 1) {
      const at = place * vector;
      let sum = biases[pattern] ?? 0;
      for (let one = 0; one < length; one += 1) sum += (weights[from + one] ?? 0) * (window[at + one] ?? 0);
      if (sum <= best) continue;
      best = sum;
      found.places[pattern] = place - ahead;
    }
    found.values[pattern] = best;
  }
  return found;
}

/** Activations of the hidden layer from the pattern matches, before traits and ReLU. */
export function hiddenSums({ weights, biases }: Layer, values: Float32Array): Float32Array {
  const sums = Float32Array.from(biases);
  for (let unit = 0; unit < sums.length; unit += 1) {
    let sum = sums[unit] ?? 0;
    const from = unit * values.length;
    for (let one = 0; one < values.length; one += 1) sum += (weights[from + one] ?? 0) * (values[one] ?? 0);
    sums[unit] = sum;
  }
  return sums;
}

/** Adds the weights of a trait to the activations of the hidden layer. */
export function addTrait(traitWeights: Float32Array, trait: number, sums: Float32Array): void {
  const from = trait * sums.length;
  for (let unit = 0; unit < sums.length; unit += 1)
    sums[unit] = (sums[unit] ?? 0) + (traitWeights[from + unit] ?? 0);
}

/** Logits for `missing`, `partly` and `shown`. The hidden layer has a ReLU. */
export function outputSums(
  { weights, biases }: Layer,
  hidden: Float32Array,
  criterion: number,
): [number, number, number] {
  const sumOf = (output: number) => {
    let sum = biases[output] ?? 0;
    const from = output * hidden.length;
    for (let unit = 0; unit < hidden.length; unit += 1)
      sum += (weights[from + unit] ?? 0) * Math.max(0, hidden[unit] ?? 0);
    return sum;
  };
  return [sumOf(criterion * 3), sumOf(criterion * 3 + 1), sumOf(criterion * 3 + 2)];
}

/**
 * Computes for each clause group how likely it is evidence for a criterion, given as an index into the
 * network's criteria. Returns logits.
 */
export type NetworkReader = (
  answer: ReadAnswer,
  criterion: number,
  candidates: readonly Candidate[],
) => [missing: number, partly: number, shown: number][];

/** Makes a reader for a network. The words of an answer are processed once for all criteria. */
export function networkReader({ words, traits, vectors, traitWeights, layers }: Network): NetworkReader {
  const known = new WeakMap<ReadAnswer, Float32Array[]>();
  const addTraits = (names: readonly string[], sums: Float32Array) => {
    for (const name of names) {
      const place = traits.get(name);
      if (place !== undefined) addTrait(traitWeights, place, sums);
    }
    return sums;
  };
  const sumsOf = (answer: ReadAnswer) =>
    networkWords(answer.units).map((beside, index) => {
      const values = patterns.flatMap(({ name, of, width }) => {
        const rows = beside[of].map((word) => words.get(word) ?? 0);
        return [...bestMatches(vectors, layers[name], rows, width).values];
      });
      return addTraits(traitsOf(answer, index), hiddenSums(layers.hidden, Float32Array.from(values)));
    });
  return (answer, criterion, candidates) => {
    const plain = known.get(answer) ?? sumsOf(answer);
    known.set(answer, plain);
    return plain.map((sums, index) => {
      const hidden = addTraits(ruleTraitsOf(answer, index, candidates), Float32Array.from(sums));
      return outputSums(layers.output, hidden, criterion);
    });
  };
}

/** Quantised numbers: one letter each, with "P" for 0, and the value of one step. */
type PackedNumbers = { step: number; letters: string };
/** A network as text that compresses well. */
export type PackedNetwork = {
  /** In order, by `packWords`; the first has row 1. */
  words: string;
  traits: string;
  vectors: PackedNumbers;
  traitWeights: PackedNumbers;
  layers: Record<LayerName, { weights: PackedNumbers; biases: PackedNumbers }>;
};

const zero = "P".charCodeAt(0);
const largest = 40;

function pack(numbers: Float32Array, stepsInDeviation: number): PackedNumbers {
  const squares = numbers.reduce((sum, number) => sum + number * number, 0);
  const step = Math.sqrt(squares / numbers.length) / stepsInDeviation || 1;
  const letterOf = (number: number) =>
    String.fromCharCode(zero + Math.max(-largest, Math.min(largest, Math.round(number / step))));
  return { step: Number(step.toPrecision(4)), letters: Array.from(numbers, letterOf).join("") };
}

const unpack = ({ step, letters }: PackedNumbers) =>
  Float32Array.from(letters, (letter) => (letter.charCodeAt(0) - zero) * step);

const eachLayer = <Value>(of: (name: LayerName) => Value) =>
  Object.fromEntries(layerNames.map((name) => [name, of(name)])) as Record<LayerName, Value>;

/** Quantises a network. One step is a quarter of the matrix's root mean square, for biases a sixteenth. */
export function packNetwork({ words, traits, vectors, traitWeights, layers }: Network): PackedNetwork {
  return {
    words: packWords([...words.keys()]),
    traits: [...traits.keys()].join("\n"),
    vectors: pack(vectors.subarray(sizes.vector), 4),
    traitWeights: pack(traitWeights, 4),
    layers: eachLayer((name) => ({
      weights: pack(layers[name].weights, 4),
      biases: pack(layers[name].biases, 16),
    })),
  };
}

/** Reads the output of `packNetwork`. */
export function unpackNetwork({ words, traits, vectors, traitWeights, layers }: PackedNetwork): Network {
  const own = unpack(vectors);
  const withUnknown = new Float32Array(own.length + sizes.vector);
  withUnknown.set(own, sizes.vector);
  return {
    words: new Map(unpackWords(words).map((word, place) => [word, place + 1])),
    traits: new Map(traits.split("\n").map((trait, place) => [trait, place])),
    vectors: withUnknown,
    traitWeights: unpack(traitWeights),
    layers: eachLayer((name) => ({
      weights: unpack(layers[name].weights),
      biases: unpack(layers[name].biases),
    })),
  };
}
