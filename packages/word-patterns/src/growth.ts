import { once } from "node:events";
import { Worker } from "node:worker_threads";

/*
 * Finds regular expressions whose running time grows faster than their text. For tests only: it needs Node's
 * clock of processor time, which stands still while other processes run.
 */

/** Makes a text of about this many characters. */
export type TextOfLength = (length: number) => string;

const minLength = 100;
const usualLength = 1000;
const maxEarlyGrowth = 2.4;
/** Below this the clock is too coarse, so a run is repeated. */
const minMicroseconds = 40;
const maxRuns = 12;

/** Of V8, which compiles a pattern to machine code after it was interpreted. */
const warmUps = 2;

/** Repeats a string up to a length. The last character differs, so that what must reach the end fails there. */
export const repeated =
  (part: string): TextOfLength =>
  (length) =>
    `${part.repeat(Math.ceil(length / part.length))}#`;

/** Texts for which careless patterns backtrack, by name. */
export const nastyTexts: Record<string, TextOfLength> = {
  digits: repeated("7"),
  "figures and commas": repeated("7,"),
  blanks: repeated(" "),
  "one long word": repeated("a"),
  "one long word in capitals": repeated("A"),
  "short words": repeated("a "),
  "short names": repeated("Ab "),
  "capitals after a comma": (length) => `, ${repeated("ABCDEFGH ")(length)}`,
  dots: repeated("."),
  hyphens: repeated("-"),
  "words with hyphens": repeated("a-"),
  "quotation marks without an end": repeated('"a '),
  "apostrophes without an end": repeated(" 'a"),
  "brackets without an end": repeated("(a "),
  addresses: repeated("a.a@"),
};

function timeOf(run: () => void, repetitions: number): number {
  const start = process.cpuUsage();
  for (let count = 0; count < repetitions; count += 1) run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Best times for texts of a length, twice and four times as long. */
function growthFrom(shortest: number, run: (text: string) => void, textOf: TextOfLength, limit: number) {
  const [short, middle, long] = [textOf(shortest), textOf(shortest * 2), textOf(shortest * 4)] as const;
  for (let count = 0; count < warmUps; count += 1) run(short);
  let repetitions = 1;
  while (timeOf(() => run(short), repetitions) < minMicroseconds) repetitions *= 2;
  const timesOf = (text: string) => timeOf(() => run(text), repetitions);
  let [first, second, third] = [timesOf(short), timesOf(middle), timesOf(long)];
  // A pattern that grows too fast does so in both steps.
  const growth = () => Math.min(Math.log2(third / first) / 2, Math.log2(third / second));
  for (let attempt = 1; attempt < maxRuns && growth() > limit; attempt += 1) {
    first = Math.min(first, timesOf(short));
    second = Math.min(second, timesOf(middle));
    third = Math.min(third, timesOf(long));
  }
  return growth();
}

/**
 * How running time grows with the length of a text: 1 if twice the text takes twice the time, 2 if it takes
 * four times as long. Runs that seem to grow faster than `limit` are repeated, since a slow run may be chance.
 */
export function growthOf(run: (text: string) => void, textOf: TextOfLength, limit: number): number {
  // Patterns that grow much faster would not end on longer texts.
  const early = growthFrom(minLength, run, textOf, maxEarlyGrowth);
  return Math.max(early, limit) >= maxEarlyGrowth ? early : growthFrom(usualLength, run, textOf, limit);
}

/** Applies a pattern as an engine does: to all matches if it is global. */
function apply(pattern: RegExp, text: string): void {
  pattern.lastIndex = 0;
  if (pattern.global) for (const _ of text.matchAll(pattern));
  else pattern.test(text);
}

const maxWords = 3;

/** The words of a pattern on which it takes longest, each repeated, and all of them in a row. */
function ownTexts(pattern: RegExp): Record<string, TextOfLength> {
  const source = pattern.source.replace(/\\(?:p\{\w+\}|.)/gi, "|");
  const words = new Set(source.match(/\p{L}{2,}(?: \p{L}+)*/gu));
  const texts = [...words].map((word) => {
    const text = repeated(`${word} `)(minLength);
    return { word, time: timeOf(() => apply(pattern, text), 2) };
  });
  const slowest = texts.sort((a, b) => b.time - a.time).slice(0, maxWords);
  return Object.fromEntries([
    ...slowest.map(({ word }) => [`the word "${word}"`, repeated(`${word} `)]),
    ["all its words", repeated(`${[...words].join(" ")} `)],
  ]);
}

export type FastGrowth = { pattern: string; text: string; growth: number };

/** The patterns that grow faster than `limit`, with one of the texts for which they do. */
export function fastGrowing(patterns: readonly RegExp[], limit: number): FastGrowth[] {
  return patterns.flatMap((pattern) => {
    for (const [text, textOf] of Object.entries({ ...nastyTexts, ...ownTexts(pattern) })) {
      const growth = growthOf((value) => apply(pattern, value), textOf, limit);
      if (growth > limit) return [{ pattern: String(pattern), text, growth }];
    }
    return [];
  });
}

/**
 * The regular expressions that the function `run` of a module executes, each once. It runs in its own thread:
 * V8 executes regular expressions more slowly for as long as their prototype has been changed.
 */
export async function patternsUsed(module: URL): Promise<RegExp[]> {
  const worker = new Worker(new URL("./collect-patterns.ts", import.meta.url), { workerData: module.href });
  const [patterns]: { source: string; flags: string }[][] = await once(worker, "message");
  return (patterns ?? []).map(({ source, flags }) => new RegExp(source, flags));
}
