/*
 * node lab/engines/resume-match/fit-sentence-kinds.ts
 * Fits the weights of src/job/kind-weights.ts by multinomial logistic regression with an L2 penalty, on the
 * sentences of the "fit" trades. Prints the accuracy of a leave-one-trade-out cross-validation and on unseen
 * trades.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitJob } from "../../../packages/resume-match/src/job/job-sentences.ts";
import {
  decodeKinds,
  sentenceFeatures,
  sentenceKinds,
} from "../../../packages/resume-match/src/job/sentence-kinds.ts";
import { type Posting, readMarks, readPostings } from "./postings.ts";

type Case = { features: string[]; kind: number };
type Weights = Record<string, number[]>;

const penalty = Number(process.argv[2] ?? 2);
const rounds = 300;

/** The label of each sentence as the engine splits it; -1 for a heading. */
function labelsOf(posting: Posting): number[] {
  return splitJob(posting.text).map(({ start, text }) => {
    const middle = start + text.length / 2;
    const label = posting.sentences.find(({ span }) => span[0] <= middle && middle < span[1]);
    return label ? sentenceKinds.indexOf(label.kind) : -1;
  });
}

function casesOf(posting: Posting): Case[] {
  const sentences = splitJob(posting.text);
  const labels = labelsOf(posting);
  return sentences.flatMap((_, index) => {
    const kind = labels[index] ?? -1;
    const before = index === 0 ? "nothing" : sentenceKinds[labels[index - 1] ?? -1];
    const features = [...sentenceFeatures(sentences, index), ...(before ? [`after:${before}`] : [])];
    return kind < 0 ? [] : [{ features, kind }];
  });
}

/**
 * The posting and shortened forms of it, as people paste them: a line or two of each part, only its
 * requirements, and without its first line. They make position and length less informative than words.
 */
function variantsOf(posting: Posting): Posting[] {
  const lines = posting.marked.trim().split("\n").filter(Boolean);
  const [first = "", ...rest] = lines;
  let kept = 0;
  const thin = rest.filter((line, index) => {
    kept = /^<H>[^<]*$/.test(line) || index === 0 ? 0 : kept + 1;
    return kept <= 1;
  });
  let isAsking = false;
  const asking = rest.filter((line, index) => {
    if (/^<H>[^<]*$/.test(line)) isAsking = /<[MW]>/.test(rest[index + 1] ?? "");
    return isAsking || /<[MW]>/.test(line);
  });
  return [lines, [first, ...thin], [first, "", ...asking], rest]
    .filter((variant, index) => index === 0 || (rest.length > 3 && variant.length > 1))
    .map((variant) => readMarks(variant.join("\n"), posting.trade, 0));
}

/** Gradient descent with a learning rate per weight (RMSProp). */
function fit(cases: Case[]): Weights {
  const weights: Weights = {};
  const squares: Weights = {};
  for (const { features } of cases)
    for (const feature of features) {
      weights[feature] ??= sentenceKinds.map(() => 0);
      squares[feature] ??= sentenceKinds.map(() => 0);
    }
  for (let round = 0; round < rounds; round += 1) {
    const gradient: Weights = Object.fromEntries(
      Object.entries(weights).map(([name, row]) => [name, row.map((weight) => penalty * weight)]),
    );
    for (const { features, kind } of cases) {
      const totals = sentenceKinds.map((_, index) =>
        features.reduce((sum, feature) => sum + (weights[feature]?.[index] ?? 0), 0),
      );
      const highest = Math.max(...totals);
      const shares = totals.map((total) => Math.exp(total - highest));
      const all = shares.reduce((sum, share) => sum + share, 0);
      shares.forEach((share, index) => {
        const error = share / all - Number(index === kind);
        for (const feature of features) {
          const row = gradient[feature];
          if (row) row[index] = (row[index] ?? 0) + error;
        }
      });
    }
    const rate = 0.1 * (1 - round / rounds) + 0.002;
    for (const [name, row] of Object.entries(gradient))
      row.forEach((slope, index) => {
        const [own, square] = [weights[name], squares[name]];
        if (!own || !square) return;
        square[index] = 0.9 * (square[index] ?? 0) + 0.1 * slope * slope;
        own[index] = (own[index] ?? 0) - (rate * slope) / (Math.sqrt(square[index] ?? 0) + 1e-6);
      });
  }
  return weights;
}

/** Macro F1 over kinds, and accuracy. */
function measure(pairs: [number, number][]): string {
  const f1 = sentenceKinds.map((_, kind) => {
    const right = pairs.filter(([a, b]) => a === kind && b === kind).length;
    const all = pairs.filter(([a]) => a === kind).length + pairs.filter(([, b]) => b === kind).length;
    return (2 * right) / (all || 1);
  });
  const mean = f1.reduce((sum, value) => sum + value, 0) / f1.length;
  const right = pairs.filter(([a, b]) => a === b).length / pairs.length;
  return `macro F1 ${mean.toFixed(3)}, right ${right.toFixed(3)} | ${f1.map((value, kind) => `${sentenceKinds[kind]} ${value.toFixed(2)}`).join(", ")}`;
}

function predict(postings: Posting[], weights: Weights): [number, number][] {
  return postings.flatMap((posting) => {
    const kinds = decodeKinds(splitJob(posting.text), weights);
    return labelsOf(posting).flatMap((label, index): [number, number][] =>
      label < 0 ? [] : [[label, sentenceKinds.indexOf(kinds[index] ?? "about")]],
    );
  });
}

const postings = readPostings();
const own = postings.filter(({ half }) => half === "fit");
const trades = [...new Set(own.map(({ trade }) => trade))];
const leftOut = trades.flatMap((trade) =>
  predict(
    own.filter((posting) => posting.trade === trade),
    fit(
      own
        .filter((posting) => posting.trade !== trade)
        .flatMap(variantsOf)
        .flatMap(casesOf),
    ),
  ),
);
console.log(`fit, trades left out in turn: ${measure(leftOut)}`);
const weights = fit(own.flatMap(variantsOf).flatMap(casesOf));
const rounded: Weights = Object.fromEntries(
  Object.entries(weights)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, row]) => [name, row.map((weight) => Math.round(weight * 10) / 10 + 0)]),
);
console.log(`fit:    ${measure(predict(own, rounded))}`);
console.log(
  `unseen: ${measure(
    predict(
      postings.filter(({ half }) => half === "unseen"),
      rounded,
    ),
  )}`,
);
const rows = Object.entries(rounded).map(([name, row]) => `  ${JSON.stringify(name)}: [${row.join(", ")}],`);
writeFileSync(
  join(import.meta.dirname, "../../../packages/resume-match/src/job/kind-weights.ts"),
  `/**
 * How much each feature of a sentence speaks for title, about, pay, duty, must, wish and apply, fitted by
 * bench/fit-sentence-kinds.ts.
 */
export const kindWeights: Readonly<Record<string, readonly number[]>> = {
${rows.join("\n")}
};
`,
);
