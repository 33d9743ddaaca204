import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { createLexicon } from "pronunciation";
import { loadDictionary } from "pronunciation/node";
import { fromLetters, toLetters } from "../../../packages/pronunciation/src/lexicon/phones.ts";
import {
  backOffShift,
  decodeSpellingModel,
  guessPronunciations,
  logStep,
} from "../../../packages/pronunciation/src/lexicon/spell.ts";
import { hash, phoneDistance } from "./word-measures.ts";

/*
 * Trains the spelling model of the pronunciation engine with the engine's own dictionary.
 *
 *   node lab/engines/pronunciation/train-spelling.ts           measures on words whose stems were held out
 *   node lab/engines/pronunciation/train-spelling.ts --write   trains with all words and writes the model
 */

type Entry = { word: string; pronunciations: string[] };

const maxOrder = 6;
const iterations = 4;
const rareGraphone = 12;
const discount = 0.7;
/** Gain in nats over all words of the dictionary from which a sequence is kept. */
const minGain = 5;
const boundary = 0;

const entries: Entry[] = [...createLexicon(loadDictionary())]
  .filter(([word]) => /^[a-z][a-z']*[a-z]$/.test(word) && word.length <= 24)
  .map(([word, packed]) => ({ word, pronunciations: packed.split(",") }));

/** A word without its endings, so that "walks" is never tested with "walking" in training. */
function stemOf(word: string): string {
  let stem = word.replace(/'s?$/, "").replace(/'/g, "");
  for (let i = 0; i < 3; i += 1) {
    const shorter = stem.replace(/(?:ically|iness|ness|less|ings|ing|edly|ers|er|ed|es|ly|s|e|y|i)$/, "");
    if (shorter.length < 4) break;
    stem = shorter;
  }
  return stem.replace(/(.)\1$/, "$1");
}

function isHeldOut({ word }: Entry): boolean {
  const value = hash(stemOf(word));
  const mixed = Math.imul(value ^ (value >>> 15), 2246822519) >>> 0;
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 10 === 0;
}

// --- Alignment of letters and phones by expectation maximisation.

/** Probability of a letter with its phones. */
type Weights = Map<string, number>;

function alignments(word: string, phones: string, weights: Weights) {
  const width = phones.length + 1;
  const forward = new Float64Array((word.length + 1) * width);
  const backward = new Float64Array((word.length + 1) * width);
  const weightOf = (i: number, from: number, to: number) =>
    weights.get(word.charAt(i) + phones.slice(from, to)) ?? 0;
  forward[0] = 1;
  backward[word.length * width + phones.length] = 1;
  for (let i = 0; i < word.length; i += 1)
    for (let from = 0; from <= phones.length; from += 1) {
      const here = forward[i * width + from] ?? 0;
      if (here === 0) continue;
      for (let to = from; to <= Math.min(from + 2, phones.length); to += 1)
        forward[(i + 1) * width + to] = (forward[(i + 1) * width + to] ?? 0) + here * weightOf(i, from, to);
    }
  for (let i = word.length - 1; i >= 0; i -= 1)
    for (let from = 0; from <= phones.length; from += 1)
      for (let to = from; to <= Math.min(from + 2, phones.length); to += 1)
        backward[i * width + from] =
          (backward[i * width + from] ?? 0) + (backward[(i + 1) * width + to] ?? 0) * weightOf(i, from, to);
  return { width, forward, backward, weightOf, total: backward[0] ?? 0 };
}

function learnWeights(training: readonly Entry[]): Weights {
  let weights: Weights = new Map();
  const initial = new Map<number, number>([
    [0, 0.2],
    [1, 1],
    [2, 0.02],
  ]);
  for (let round = 0; round <= iterations; round += 1) {
    const counts: Weights = new Map();
    for (const { word, pronunciations } of training)
      for (const phones of pronunciations) {
        const { width, forward, backward, weightOf, total } = alignments(
          word,
          phones,
          round === 0 ? ({ get: (key: string) => initial.get(key.length - 1) } as Weights) : weights,
        );
        if (total === 0) continue;
        for (let i = 0; i < word.length; i += 1)
          for (let from = 0; from <= phones.length; from += 1)
            for (let to = from; to <= Math.min(from + 2, phones.length); to += 1) {
              const share =
                ((forward[i * width + from] ?? 0) *
                  weightOf(i, from, to) *
                  (backward[(i + 1) * width + to] ?? 0)) /
                total;
              if (share < 1e-6) continue;
              const key = word.charAt(i) + phones.slice(from, to);
              counts.set(key, (counts.get(key) ?? 0) + share);
            }
      }
    const kept = [...counts].filter(([, count]) => round < iterations - 1 || count >= rareGraphone);
    const sum = kept.reduce((all, [, count]) => all + count, 0);
    weights = new Map(kept.map(([key, count]) => [key, count / sum]));
  }
  return weights;
}

/** The most probable graphones of a word; `undefined` if they need a rare one. */
function bestGraphones(word: string, phones: string, weights: Weights): string[] | undefined {
  const width = phones.length + 1;
  const score = new Float64Array((word.length + 1) * width).fill(Number.NEGATIVE_INFINITY);
  const cameFrom = new Int32Array((word.length + 1) * width);
  score[0] = 0;
  for (let i = 0; i < word.length; i += 1)
    for (let from = 0; from <= phones.length; from += 1)
      for (let to = from; to <= Math.min(from + 2, phones.length); to += 1) {
        const weight = weights.get(word.charAt(i) + phones.slice(from, to));
        if (!weight) continue;
        const value = (score[i * width + from] ?? 0) + Math.log(weight);
        if (value <= (score[(i + 1) * width + to] ?? 0)) continue;
        score[(i + 1) * width + to] = value;
        cameFrom[(i + 1) * width + to] = from;
      }
  if (score[word.length * width + phones.length] === Number.NEGATIVE_INFINITY) return undefined;
  const graphones: string[] = [];
  let to = phones.length;
  for (let i = word.length; i > 0; i -= 1) {
    const from = cameFrom[i * width + to] ?? 0;
    graphones.unshift(word.charAt(i - 1) + phones.slice(from, to));
    to = from;
  }
  return graphones;
}

// --- Model of graphone sequences.

type Counts = Map<string, number>;

/** Counts of sequences by length, as strings of one character a symbol; shorter ones count different predecessors. */
function countSequences(sequences: readonly string[]): Counts[] {
  const counts: Counts[] = Array.from({ length: maxOrder + 1 }, () => new Map());
  const add = (key: string) => {
    const map = counts[key.length];
    map?.set(key, (map.get(key) ?? 0) + 1);
  };
  for (const sequence of sequences)
    for (let end = 1; end <= sequence.length; end += 1) add(sequence.slice(Math.max(end - maxOrder, 0), end));
  for (let order = maxOrder; order > 1; order -= 1)
    for (const key of counts[order]?.keys() ?? []) add(key.slice(1));
  return counts;
}

type Node = { probability: number; backOff: number; children: Map<number, Node> };

function trainModel(training: readonly Entry[]): Uint8Array {
  const weights = learnWeights(training);
  const aligned = training.flatMap(({ word, pronunciations }) =>
    pronunciations.flatMap((phones) => [bestGraphones(word, phones, weights) ?? []]),
  );
  const graphones = ["#", ...new Set(aligned.flat())].sort();
  const ids = new Map(graphones.map((graphone, id) => [graphone, id]));
  const edge = String.fromCharCode(boundary);
  const sequences = aligned
    .filter((word) => word.length > 0)
    .map(
      (word) =>
        `${edge}${word.map((graphone) => String.fromCharCode(ids.get(graphone) ?? 0)).join("")}${edge}`,
    );
  const counts = countSequences(sequences);

  // Interpolated probabilities with absolute discounting.
  const totals = new Map<string, { sum: number; kinds: number }>();
  for (const map of counts)
    for (const [key, count] of map) {
      const history = key.slice(0, -1);
      const total = totals.get(history) ?? { sum: 0, kinds: 0 };
      total.sum += count;
      total.kinds += 1;
      totals.set(history, total);
    }
  const known = new Map<string, number>();
  const probabilityOf = (key: string): number => {
    if (key === "") return 1 / graphones.length;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const total = totals.get(key.slice(0, -1));
    const lower = probabilityOf(key.slice(1));
    if (!total) return lower;
    const count = counts[key.length]?.get(key) ?? 0;
    const value = Math.max(count - discount, 0) / total.sum + ((discount * total.kinds) / total.sum) * lower;
    known.set(key, value);
    return value;
  };
  const raw = new Map<string, number>();
  for (const sequence of sequences)
    for (let end = 1; end <= sequence.length; end += 1)
      for (let order = 1; order <= Math.min(maxOrder, end); order += 1) {
        const key = sequence.slice(end - order, end);
        raw.set(key, (raw.get(key) ?? 0) + 1);
      }

  // Keeps a sequence that gains enough over its shorter one, with all of its beginnings.
  const root: Node = { probability: 1, backOff: 0, children: new Map() };
  const keep = (key: string) => {
    let node = root;
    for (let i = 0; i < key.length; i += 1) {
      const symbol = key.charCodeAt(i);
      let child = node.children.get(symbol);
      if (!child) {
        child = { probability: probabilityOf(key.slice(0, i + 1)), backOff: 0, children: new Map() };
        node.children.set(symbol, child);
      }
      node = child;
    }
  };
  for (let order = 1; order <= maxOrder; order += 1)
    for (const key of counts[order]?.keys() ?? []) {
      const gain = (raw.get(key) ?? 0) * Math.log(probabilityOf(key) / probabilityOf(key.slice(1)));
      if (order === 1 || gain > minGain) keep(key);
    }
  const find = (key: string): Node | undefined => {
    let node: Node | undefined = root;
    for (let i = 0; i < key.length; i += 1) node = node?.children.get(key.charCodeAt(i));
    return node;
  };
  const backedOff = (key: string): number => {
    const node = find(key);
    if (node) return node.probability;
    if (key.length <= 1) return 1e-9;
    return Math.exp(find(key.slice(0, -1))?.backOff ?? 0) * backedOff(key.slice(1));
  };
  const setBackOff = (node: Node, key: string, depth: number) => {
    if (key.length === depth) {
      if (node.children.size === 0 || key === "") return;
      let left = 1;
      let lower = 1;
      for (const [symbol, child] of node.children) {
        left -= child.probability;
        lower -= backedOff(key.slice(1) + String.fromCharCode(symbol));
      }
      node.backOff = Math.log(Math.max(left, 1e-4) / Math.max(lower, 1e-4));
      return;
    }
    for (const [symbol, child] of node.children) setBackOff(child, key + String.fromCharCode(symbol), depth);
  };
  for (let depth = 1; depth < maxOrder; depth += 1) setBackOff(root, "", depth);
  return pack(root, graphones);
}

function pack(root: Node, graphones: readonly string[]): Uint8Array {
  const nodes: { symbol: number; node: Node }[] = [{ symbol: 0, node: root }];
  for (let i = 0; i < nodes.length; i += 1) {
    const children = [...(nodes[i]?.node.children ?? [])].sort(([a], [b]) => a - b);
    for (const [symbol, node] of children) nodes.push({ symbol, node });
  }
  const level = (value: number) => Math.min(Math.max(Math.round(value), 0), 255);
  const children = nodes.map(({ node }) => node.children.size);
  const symbols = nodes.map(({ symbol }) => symbol);
  const head = new TextEncoder().encode(`${[nodes.length, ...graphones].join(" ")}\n`);
  const blocks = [
    children.map((value) => value & 255),
    children.map((value) => value >> 8),
    symbols.map((value) => value & 255),
    symbols.map((value) => value >> 8),
    nodes.map(({ node }) => level(-Math.log(node.probability) / logStep)),
    nodes.map(({ node }) => level(backOffShift - node.backOff / logStep)),
  ];
  return Uint8Array.from([...head, ...blocks.flat()]);
}

// --- Measuring.

function measure(words: readonly Entry[], guess: (word: string, max: number) => string[][]) {
  let errors = 0;
  let phones = 0;
  let right = 0;
  let rightOfFour = 0;
  for (const { word, pronunciations } of words) {
    const guesses = guess(word, 4);
    const distances = pronunciations.map((packed) => ({
      length: packed.length,
      errors: phoneDistance([...toLetters(guesses[0] ?? [])], [...packed]),
    }));
    const nearest = distances.reduce((a, b) => (b.errors < a.errors ? b : a));
    errors += nearest.errors;
    phones += nearest.length;
    if (nearest.errors === 0) right += 1;
    if (guesses.some((each) => pronunciations.includes(toLetters(each)))) rightOfFour += 1;
  }
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `phone errors ${percent(errors / phones)}, words right ${percent(right / words.length)}, among four ${percent(rightOfFour / words.length)}`;
}

/** Baseline: each letter with its most frequent phones. */
function singleLetters(training: readonly Entry[]) {
  const weights = learnWeights(training);
  const best = new Map<string, [string, number]>();
  for (const [key, weight] of weights)
    if (weight > (best.get(key.charAt(0))?.[1] ?? 0)) best.set(key.charAt(0), [key.slice(1), weight]);
  return (word: string) => [...word].map((letter) => best.get(letter)?.[0] ?? "").join("");
}

const isWriting = process.argv.includes("--write");
const training = isWriting ? entries : entries.filter((entry) => !isHeldOut(entry));
const bytes = trainModel(training);
const model = decodeSpellingModel(bytes);
console.log(
  `${model.symbol.length} sequences, ${model.graphones.length} graphones, ${bytes.length} bytes, ${brotliCompressSync(bytes).length} with brotli`,
);
if (isWriting) {
  const file = new URL("../../../packages/pronunciation/src/lexicon/spelling-model.bin", import.meta.url);
  writeFileSync(fileURLToPath(file), bytes);
} else {
  const held = entries.filter(isHeldOut);
  const sample = held.filter((_, i) => i % 4 === 0);
  const single = singleLetters(training);
  console.log(`${training.length} words, ${held.length} held out, ${sample.length} of them measured`);
  console.log(
    "letters alone:",
    measure(sample, (word) => [fromLetters(single(word))]),
  );
  console.log(
    "model:        ",
    measure(sample, (word, max) => guessPronunciations(model, word, max).map(({ phones }) => phones)),
  );
}
