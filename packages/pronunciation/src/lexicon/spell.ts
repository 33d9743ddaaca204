import { fromLetters } from "./phones.ts";

/**
 * A model of how English letters sound: probabilities of graphones (a letter with the phones that it stands for, none to
 * two) after up to five graphones before them. After M. Bisani and H. Ney, "Joint-sequence models for
 * grapheme-to-phoneme conversion", Speech Communication 50 (2008).
 */
export type SpellingModel = {
  /** Packed phones of each graphone; its first character is the letter. Symbol 0 begins and ends a word. */
  graphones: readonly string[];
  byLetter: ReadonlyMap<string, readonly number[]>;
  /** Trie of graphone sequences. The children of node `n` are `firstChild[n]` to `firstChild[n + 1] - 1`. */
  firstChild: Uint32Array;
  symbol: Uint16Array;
  /** Log probability of a node's last graphone after those before it, and the cost of backing off from it, in nats. */
  logProbability: Float32Array;
  backOff: Float32Array;
};

/**
 * Size of a quantisation step, in nats.
 *
 * @lab
 */
export const logStep = 0.25;
/**
 * Quantised back-off weights are stored with this added.
 *
 * @lab
 */
export const backOffShift = 32;
const maxHistory = 5;
const beamWidth = 40;
/** Unseen symbols; the model has all single graphones. */
const floor = -20;

/**
 * Reads a spelling model: a line with the graphones, separated by spaces, then for each node of the trie in breadth-first
 * order its number of children (two bytes), the symbols of all nodes but the root (two bytes), their log probabilities
 * and their back-off weights (one byte), each kind as one block.
 */
export function decodeSpellingModel(bytes: Uint8Array): SpellingModel {
  const end = bytes.indexOf(10);
  const [count = "0", ...graphones] = new TextDecoder().decode(bytes.subarray(0, end)).split(" ");
  const size = Number(count);
  let at = end + 1;
  const readBytes = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const readPairs = (length: number) => {
    const low = readBytes(length);
    const high = readBytes(length);
    return Uint16Array.from(low, (value, i) => value + 256 * (high[i] ?? 0));
  };
  const children = readPairs(size);
  const symbol = readPairs(size);
  const logProbability = Float32Array.from(readBytes(size), (level) => -level * logStep);
  const backOff = Float32Array.from(readBytes(size), (level) => (backOffShift - level) * logStep);
  const firstChild = new Uint32Array(size + 1);
  let next = 1;
  children.forEach((number, node) => {
    firstChild[node] = next;
    next += number;
  });
  firstChild[size] = next;
  const byLetter = new Map<string, number[]>();
  graphones.forEach((graphone, id) => {
    const letter = graphone.charAt(0);
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), id]);
  });
  return { graphones, byLetter, firstChild, symbol, logProbability, backOff };
}

function childOf({ firstChild, symbol }: SpellingModel, node: number, wanted: number): number {
  let low = firstChild[node] ?? 0;
  let high = (firstChild[node + 1] ?? 0) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = symbol[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** `nodes`: trie nodes of the last 0, 1, 2, … graphones, as far as the model has them. */
type Hypothesis = { nodes: readonly number[]; phones: string; cost: number };

function extend(model: SpellingModel, hypothesis: Hypothesis, id: number): Hypothesis {
  const nodes = [0];
  let probability: number | undefined;
  let backOff = 0;
  for (let length = hypothesis.nodes.length - 1; length >= 0; length -= 1) {
    const before = hypothesis.nodes[length] ?? -1;
    if (before < 0) continue;
    const node = childOf(model, before, id);
    if (length < maxHistory) nodes[length + 1] = node;
    if (probability !== undefined) continue;
    if (node >= 0) probability = backOff + (model.logProbability[node] ?? floor);
    else backOff += model.backOff[before] ?? 0;
  }
  for (let i = 0; i < nodes.length; i += 1) nodes[i] ??= -1;
  return {
    nodes,
    phones: hypothesis.phones + (model.graphones[id] ?? "").slice(1),
    cost: hypothesis.cost - (probability ?? backOff + floor),
  };
}

/**
 * The most probable pronunciations of an unknown word by its spelling, best first, with their probabilities relative to
 * the best. Empty if a letter is not known.
 *
 * @param word in lower case, letters a to z and apostrophes
 */
export function guessPronunciations(
  model: SpellingModel,
  word: string,
  max: number,
): { phones: string[]; probability: number }[] {
  let beam = [extend(model, { nodes: [0], phones: "", cost: 0 }, 0)];
  for (const letter of word) {
    const ids = model.byLetter.get(letter);
    if (!ids) return [];
    beam = beam
      .flatMap((hypothesis) => ids.map((id) => extend(model, hypothesis, id)))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, beamWidth);
  }
  const sums = new Map<string, number>();
  for (const { phones, cost } of beam.map((hypothesis) => extend(model, hypothesis, 0)))
    sums.set(phones, (sums.get(phones) ?? 0) + Math.exp(-cost));
  const ranked = [...sums].filter(([phones]) => phones !== "").sort(([, a], [, b]) => b - a);
  const best = ranked[0]?.[1] ?? 1;
  return ranked
    .slice(0, max)
    .map(([phones, probability]) => ({ phones: fromLetters(phones), probability: probability / best }));
}
