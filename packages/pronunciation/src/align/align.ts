import type { Likelihoods } from "../hear/likelihoods.ts";
import { type Model, statesPerPhone } from "../hear/model.ts";

/** Costs in nats. */
export type AlignOptions = {
  /** Cost of skipping a word. Without it, no word may be missing. */
  skip?: number;
  /** Costs of stopping early: after a word, and within one. Needs `skip`. */
  stop?: { after: number; within: number };
  /** Cost of entering other speech, and its distance below the best state of each frame. */
  garbage?: { enter: number; below: number };
};

/** A phone in a pronunciation at which a short pause may be, between two words that are written as one ("10:30"). */
export const optionalPause = "SIL";

export type Unit =
  /** `phoneStarts` has a start for each phone of the pronunciation; a pause that was not made ends where it starts. */
  | { kind: "word"; word: number; variant: number; start: number; end: number; phoneStarts: number[] }
  | { kind: "skipped"; word: number; start: number; end: number }
  /** The recording ends within this word. */
  | { kind: "cut"; word: number; start: number; end: number }
  /** Silence or other speech before `word`. */
  | { kind: "silence" | "garbage"; word: number; start: number; end: number };

/** `score` is the log likelihood of the whole path, in nats. */
export type Alignment = { units: Unit[]; score: number };

const silenceEntry = -2;

type Chain = {
  kind: "word" | "silence" | "garbage";
  word: number;
  variant: number;
  first: number;
  length: number;
};

/**
 * All states of the graph, chain after chain. Junction `w` precedes word `w`; the last junction follows all words.
 */
type Graph = {
  chains: Chain[];
  /** Model state that each graph state emits; -1 for other speech. */
  emits: Int32Array;
  stay: Float64Array;
  leave: Float64Array;
  /** Junction from which a chain's first state is entered; -1 elsewhere. */
  entersFrom: Int32Array;
  entry: Float64Array;
  /** State from which a state is reached without the optional pause before it; -1 elsewhere. */
  skipsPauseFrom: Int32Array;
  chainOf: Int32Array;
};

function buildGraph(
  model: Model,
  words: readonly string[][][],
  { garbage }: AlignOptions,
  free: ReadonlySet<number>,
): Graph {
  const phoneIndexes = new Map(model.phones.map((phone, i) => [phone, i]));
  const graphStates: {
    emits: number;
    stay: number;
    leave: number;
    from: number;
    entry: number;
    skipsPauseFrom: number;
    chain: number;
  }[] = [];
  const chains: Chain[] = [];
  const add = (chain: Omit<Chain, "first" | "length">, from: number, entry: number, phones: string[]) => {
    const first = graphStates.length;
    if (chain.kind === "garbage")
      graphStates.push({
        emits: -1,
        stay: 0,
        leave: 0,
        from,
        entry,
        skipsPauseFrom: -1,
        chain: chains.length,
      });
    phones.forEach((phone, i) => {
      const isPause = i > 0 && phone === optionalPause;
      const phoneIndex = phoneIndexes.get(phone);
      if (phoneIndex === undefined) throw new Error(`the model knows no phone ${phone}`);
      for (let k = 0; k < statesPerPhone; k += 1) {
        const state = phoneIndex * statesPerPhone + k;
        const isFirst = graphStates.length === first;
        const isAfterPause = k === 0 && i > 1 && phones[i - 1] === optionalPause;
        graphStates.push({
          emits: state,
          stay: model.stay[state]!,
          leave: model.leave[state]!,
          from: isFirst ? from : -1,
          entry: isFirst ? entry : isPause && k === 0 ? silenceEntry : 0,
          skipsPauseFrom: isAfterPause ? graphStates.length - statesPerPhone - 1 : -1,
          chain: chains.length,
        });
      }
    });
    chains.push({ ...chain, first, length: graphStates.length - first });
  };
  for (let w = 0; w <= words.length; w += 1) {
    add({ kind: "silence", word: w, variant: 0 }, w, silenceEntry, ["SIL"]);
    if (garbage) add({ kind: "garbage", word: w, variant: 0 }, w, free.has(w) ? 0 : -garbage.enter, []);
    words[w]?.forEach((phones, variant) => {
      add({ kind: "word", word: w, variant }, w, 0, phones);
    });
  }
  return {
    chains,
    emits: Int32Array.from(graphStates, ({ emits }) => emits),
    stay: Float64Array.from(graphStates, ({ stay }) => stay),
    leave: Float64Array.from(graphStates, ({ leave }) => leave),
    entersFrom: Int32Array.from(graphStates, ({ from }) => from),
    entry: Float64Array.from(graphStates, ({ entry }) => entry),
    skipsPauseFrom: Int32Array.from(graphStates, ({ skipsPauseFrom }) => skipsPauseFrom),
    chainOf: Int32Array.from(graphStates, ({ chain }) => chain),
  };
}

/** Number of states from the one before an optional pause to the one after it. */
const withoutPause = statesPerPhone + 1;
const skippedWord = -1;
const noOrigin = -2;

/**
 * Finds the most likely path through the words in one Viterbi pass over the whole reading. Silence may occur before,
 * between and after words. With `garbage` other speech may, too; with `skip` words may be missing.
 *
 * @param words the pronunciations of each word, each a list of phones
 * @param free junctions where entering other speech costs nothing, because a word there is missing from `words`
 * @returns the units in time order, in frames, and the path's score; `undefined` if the reading is too short for the words
 * @throws Error if the model lacks a phone
 */
export function align(
  { count, states, values, best }: Likelihoods,
  model: Model,
  words: readonly string[][][],
  options: AlignOptions = {},
  free: ReadonlySet<number> = new Set(),
): Alignment | undefined {
  const graph = buildGraph(model, words, options, free);
  const { chains, emits, stay, leave, entersFrom, entry, skipsPauseFrom } = graph;
  const size = emits.length;
  const junctions = words.length + 1;
  const score = new Float64Array(size).fill(Number.NEGATIVE_INFINITY);
  const junction = new Float64Array(junctions);
  const advanced = new Uint8Array(count * size);
  const cameFrom = new Int32Array((count + 1) * junctions);
  const skip = options.skip;
  const below = options.garbage?.below ?? 0;

  const fillJunctions = (t: number) => {
    const offset = t * junctions;
    for (let w = 0; w < junctions; w += 1) {
      junction[w] = t === 0 && w === 0 ? 0 : Number.NEGATIVE_INFINITY;
      cameFrom[offset + w] = noOrigin;
    }
    if (t > 0) {
      for (const { kind, word, first, length } of chains) {
        const last = first + length - 1;
        const to = kind === "word" ? word + 1 : word;
        const value = score[last]! + leave[last]!;
        if (value > junction[to]!) {
          junction[to] = value;
          cameFrom[offset + to] = last;
        }
      }
    }
    if (skip === undefined) return;
    for (let w = 1; w < junctions; w += 1) {
      const value = junction[w - 1]! - skip;
      if (value > junction[w]!) {
        junction[w] = value;
        cameFrom[offset + w] = skippedWord;
      }
    }
  };

  for (let t = 0; t < count; t += 1) {
    fillJunctions(t);
    const frame = t * states;
    const row = t * size;
    for (let s = size - 1; s >= 0; s -= 1) {
      const from = entersFrom[s]!;
      const staying = score[s]! + stay[s]!;
      let coming = (from >= 0 ? junction[from]! : score[s - 1]! + leave[s - 1]!) + entry[s]!;
      let step = 1;
      const beforePause = skipsPauseFrom[s]!;
      if (beforePause >= 0 && score[beforePause]! + leave[beforePause]! > coming) {
        coming = score[beforePause]! + leave[beforePause]!;
        step = withoutPause;
      }
      const emitted = emits[s]!;
      const likelihood = emitted < 0 ? best[t]! - below : values[frame + emitted]!;
      if (coming > staying) {
        advanced[row + s] = step;
        score[s] = coming + likelihood;
      } else score[s] = staying + likelihood;
    }
  }
  fillJunctions(count);
  const end = junctions - 1;
  if (options.stop !== undefined)
    stopEarly(graph, score, junction, cameFrom.subarray(count * junctions), options.stop);
  if (junction[end] === Number.NEGATIVE_INFINITY) return undefined;
  return { units: trace(graph, advanced, cameFrom, count, junctions), score: junction[end]! };
}

/** Lets the path end before the last word if that is more likely: after a word, or within it. */
function stopEarly(
  { chains }: Graph,
  score: Float64Array,
  junction: Float64Array,
  cameFrom: Int32Array,
  cost: { after: number; within: number },
): void {
  const end = junction.length - 1;
  let top = junction[end]!;
  let last = end;
  for (let w = 0; w < end; w += 1) {
    const value = junction[w]! - cost.after;
    if (value > top) [top, last] = [value, w];
  }
  cameFrom.fill(skippedWord, last + 1);
  for (const { kind, first, length } of chains) {
    if (kind !== "word") continue;
    for (let s = first; s < first + length - 1; s += 1) {
      const value = score[s]! - cost.within;
      if (value > top) [top, cameFrom[end]] = [value, s];
    }
  }
  junction[end] = top;
}

function trace(
  { chains, chainOf, emits }: Graph,
  advanced: Uint8Array,
  cameFrom: Int32Array,
  count: number,
  junctions: number,
): Unit[] {
  const units: Unit[] = [];
  let t = count;
  let junction = junctions - 1;
  while (cameFrom[t * junctions + junction] !== noOrigin) {
    const state = cameFrom[t * junctions + junction]!;
    if (state === skippedWord) {
      junction -= 1;
      units.push({ kind: "skipped", word: junction, start: t, end: t });
      continue;
    }
    const chain = chains[chainOf[state]!]!;
    const end = t;
    const phoneStarts: number[] = [];
    let s = state;
    while (true) {
      t -= 1;
      const step = advanced[t * emits.length + s]!;
      if (step === 0) continue;
      if ((s - chain.first) % statesPerPhone === 0) phoneStarts.unshift(t);
      if (s === chain.first) break;
      if (step === withoutPause) phoneStarts.unshift(t);
      s -= step;
    }
    const { kind, word, variant, first, length } = chain;
    if (kind !== "word") units.push({ kind, word, start: t, end });
    else if (state < first + length - 1) units.push({ kind: "cut", word, start: t, end });
    else units.push({ kind, word, variant, start: t, end, phoneStarts });
    junction = word;
  }
  return units.reverse();
}
