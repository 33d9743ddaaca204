/*
 * node lab/engines/resume-match/fit-shares.ts FOLDER [--folds 6]
 * Fits the shares of the score on a given ranking set: pairwise logistic loss over (fitting, other) résumés
 * of a job, with an L2 penalty toward equal shares and no negative shares, so that evidence never costs
 * points. Cross-validated by line of work: neither jobs nor résumés of a held-out line are used to fit.
 * Prints nDCG@10 and AUC on the held-out jobs for the fitted shares, the frozen ones and each single part,
 * then the shares fitted on all data, to be rounded and frozen in score.ts.
 */
import { parseArgs } from "node:util";
import { readJob, readResume } from "../../../packages/resume-match/src/index.ts";
import { findProofs } from "../../../packages/resume-match/src/match/evidence.ts";
import { missingCost } from "../../../packages/resume-match/src/match/missing.ts";
import { type PartValues, score, shares } from "../../../packages/resume-match/src/match/score.ts";
import { loadGraph } from "../../../packages/resume-match/src/skills/load-skills.ts";
import { type GivenJob, gradeOf, readGivenSet } from "./given-set.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";

const { values: options, positionals } = parseArgs({
  options: { folds: { type: "string", default: "6" } },
  allowPositionals: true,
});
const set = readGivenSet(positionals[0] ?? "");
if (!set) throw new Error("Name the folder of a ranking set: jds.jsonl, resumes.jsonl, contrast.jsonl");
const folds = Number(options.folds);
const now = { year: 2026, month: 11 };
const graph = loadGraph();
const names = Object.keys(shares) as (keyof typeof shares)[];
const penalty = 0.02;
const steps = 400;
const rate = 0.5;

type Row = { category: string; also: string[]; grade: number; parts: number[]; missing: number };

const reads = await Promise.all(
  set.resumes.map(async (resume) => ({ resume, read: await readResume(resume.text) })),
);
const rankings = set.jobs.map((given) => {
  const job = readJob(given.text, graph);
  const rows = reads.map(({ resume, read }): Row => {
    const { values } = score(read, job, findProofs(read, job.text, graph, now), graph, now);
    return {
      category: resume.category,
      also: resume.also,
      grade: gradeOf(given, resume),
      parts: names.map((name) => values[name] ?? 0),
      missing: values.missing,
    };
  });
  return { given, rows, asked: names.map((name) => Number(rows.length > 0 && isAsked(name))) };
  function isAsked(name: keyof PartValues): boolean {
    const [first] = reads;
    return (
      !!first &&
      score(first.read, job, findProofs(first.read, job.text, graph, now), graph, now).values[name] !==
        undefined
    );
  }
});
type Ranking = (typeof rankings)[number];

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Weighted part values, with the shares normalised over the parts that the job asks for. */
const scoreRow = (weights: readonly number[], { asked }: Ranking, row: Row) =>
  dot(weights, row.parts) / (dot(weights, asked) || 1);

function measure(weights: readonly number[], jobs: readonly Ranking[], cost = 0) {
  const each = jobs.map((ranking) => {
    const ranked = ranking.rows.map((row) => ({
      grade: row.grade,
      score: scoreRow(weights, ranking, row) * (1 - cost * row.missing),
    }));
    return { ndcg: ndcgAt10(ranked), auc: auc(ranked) };
  });
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { ndcg: mean(each.map(({ ndcg }) => ndcg)), auc: mean(each.map((one) => one.auc)) };
}

/** Projected gradient descent: shares stay at 0 or above and sum to 1. */
function fit(jobs: readonly Ranking[], leaveOut: ReadonlySet<string>): number[] {
  const even = names.map(() => 1 / names.length);
  let weights = even;
  const pairs = jobs.map(({ rows }) => {
    const used = rows.filter(({ category }) => !leaveOut.has(category));
    return {
      fitting: used.filter(({ grade }) => grade === 2),
      others: used.filter(({ grade }) => grade === 0),
    };
  });
  const sharpness = 12;
  for (let step = 0; step < steps; step += 1) {
    const slope = names.map(
      (_, index) => 2 * penalty * names.length * ((weights[index] ?? 0) - (even[index] ?? 0)),
    );
    for (const { fitting, others } of pairs) {
      const scores = others.map((row) => dot(weights, row.parts));
      // Only the highest-scoring others matter for the first ten places.
      const hardest = others
        .map((row, index) => ({ row, value: scores[index] ?? 0 }))
        .sort((a, b) => b.value - a.value)
        .slice(0, 25);
      const count = fitting.length * hardest.length * jobs.length;
      for (const good of fitting) {
        const own = dot(weights, good.parts);
        for (const { row, value } of hardest) {
          const pull = -sharpness / (1 + Math.exp(sharpness * (own - value))) / count;
          good.parts.forEach((part, index) => {
            slope[index] = (slope[index] ?? 0) + pull * (part - (row.parts[index] ?? 0));
          });
        }
      }
    }
    const moved = weights.map((weight, index) => Math.max(0, weight - rate * (slope[index] ?? 0) * 0.2));
    const sum = moved.reduce((a, b) => a + b, 0) || 1;
    weights = moved.map((weight) => weight / sum);
  }
  return weights;
}

const text = (value: number) => value.toFixed(3).replace(/^0/, "");
const show = (label: string, { ndcg, auc: area }: { ndcg: number; auc: number }) =>
  console.log(`${label.padEnd(34)} nDCG@10 ${text(ndcg)}  AUC ${text(area)}`);
const showShares = (weights: readonly number[]) =>
  names.map((name, index) => `${name} ${text(weights[index] ?? 0)}`).join("  ");

const frozen = names.map((name) => shares[name]);
show("frozen shares", measure(frozen, rankings, missingCost));
show("frozen shares, nothing for missing", measure(frozen, rankings));
for (const [index, name] of names.entries())
  show(
    `only ${name}`,
    measure(
      names.map((_, other) => Number(other === index)),
      rankings,
    ),
  );
show(
  "equal shares",
  measure(
    names.map(() => 1),
    rankings,
  ),
);

const categories = [...new Set(set.jobs.map(({ category }: GivenJob) => category))].sort();
const heldOut: { ndcg: number; auc: number }[] = [];
for (let fold = 0; fold < folds; fold += 1) {
  const out = new Set(categories.filter((_, index) => index % folds === fold));
  const weights = fit(
    rankings.filter(({ given }) => !out.has(given.category)),
    out,
  );
  const jobs = rankings.filter(({ given }) => out.has(given.category));
  for (const ranking of jobs) heldOut.push(measure(weights, [ranking]));
  console.log(`fold ${fold}: ${showShares(weights)}`);
}
show("fitted shares, held-out lines of work", {
  ndcg: heldOut.reduce((sum, { ndcg }) => sum + ndcg, 0) / heldOut.length,
  auc: heldOut.reduce((sum, one) => sum + one.auc, 0) / heldOut.length,
});
const all = fit(rankings, new Set());
console.log(`all: ${showShares(all)}`);
show("fitted shares, all", measure(all, rankings));
