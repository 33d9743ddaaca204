/*
 * npm run bench:code [-- --given DIR]
 * Measures the judge on the labelled submissions of DIR (../shared/data/products/code-judge next to the
 * checkout) and of the folders here, separately for submissions that were looked at while building and those
 * that were only counted. The baseline for verdicts runs two examples. Fails if a goal is missed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type FindingKind,
  type Growth,
  type Json,
  type Submission,
  taskIds,
  tasks,
  type Verdict,
} from "../../../packages/code-judge/src/index.ts";
import { loadJudgeInNode } from "../../../packages/code-judge/src/load-judge-in-node.ts";

type Labelled = Submission & {
  id: string;
  label: {
    verdict: Verdict;
    growth: Growth | Growth[] | null;
    findings: (FindingKind | FindingKind[])[];
    may?: FindingKind[];
  };
};

const { values } = parseArgs({
  options: {
    given: {
      type: "string",
      default: join(import.meta.dirname, "../../../../shared/data/products/code-judge"),
    },
    figures: { type: "string" },
  },
});
const file = join(values.given, "submissions.jsonl");
if (!existsSync(file)) {
  console.error(`There are no submissions in ${values.given}`);
  process.exit(1);
}
const readSubmissions = (name: string) =>
  readFileSync(name, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Labelled);
const all = readSubmissions(file);
/** Written without looking at the judge, with the widest variety of bugs. */
const fresh = readSubmissions(join(import.meta.dirname, "fresh-cases/submissions.jsonl"));
/** Bugs of every kind that the writers could think of. All were looked at. */
const training = readSubmissions(join(import.meta.dirname, "training/submissions.jsonl"));
/** Written last, without looking at the judge, with the given ones' mix of verdicts. Never looked at. */
const final = readSubmissions(join(import.meta.dirname, "final-cases/submissions.jsonl"));
/** Splits by a hash of the id: half of the submissions may be looked at while building. */
const isLookedAt = ({ id }: Labelled) =>
  (createHash("sha256").update(`seed-7 ${id}`).digest()[0] ?? 0) % 2 === 1;
const { judge } = loadJudgeInNode();

/** Baseline: "sound" if two ordinary inputs give the right result. */
function byExamples({ task, code }: Submission): Verdict {
  const { ordinary, solve } = tasks[task];
  try {
    const run = new Function(`${code}\n;return ${task};`)() as (input: Json) => Json;
    const isRight = ordinary
      .slice(0, 2)
      .every((input) => JSON.stringify(run(structuredClone(input))) === JSON.stringify(solve(input)));
    return isRight ? "sound" : "wrong";
  } catch {
    return "does-not-run";
  }
}

let missed = 0;
function show(what: string, value: number, goal: number): void {
  if (value < goal) missed += 1;
  console.log(`${value < goal ? "MISSED" : "ok    "} ${what.padEnd(44)} ${value.toFixed(3)} ≥ ${goal}`);
}

const round = (value: number) => Math.round(value * 1000) / 1000;
const figures: object[] = [];
const milliseconds: number[] = [];
const sources = {
  given: "By the product's owner; looked at while building",
  counted: "By the product's owner; only counted while building",
  fresh: "Written without a look at the judge; looked at while building",
  unseen: "Written without a look at the judge, mostly rare slips; only counted while building",
  training: "Slips that were collected to improve the search; looked at while building",
  final: "Written last, in the shares of the given programs, without a look at the judge; only counted",
};
for (const [id, rows] of [
  ["given", all.filter(isLookedAt)],
  ["counted", all.filter((row) => !isLookedAt(row))],
  ["fresh", fresh.filter(isLookedAt)],
  ["unseen", fresh.filter((row) => !isLookedAt(row))],
  ["training", training],
  ["final", final],
] as const) {
  const isBuilding = id === "given" || id === "fresh" || id === "training";
  let [verdicts, growths, grown, found, needed, needless, examples] = [0, 0, 0, 0, 0, 0, 0];
  for (const row of rows) {
    const begun = performance.now();
    const { verdict, growth, findings } = await judge(row);
    milliseconds.push(performance.now() - begun);
    const { label } = row;
    if (verdict === label.verdict) verdicts += 1;
    // Not run on code labelled "does-not-run": an endless loop would never return.
    if (label.verdict !== "does-not-run" && byExamples(row) === label.verdict) examples += 1;
    if (label.growth !== null) {
      grown += 1;
      if (growth !== null && [label.growth].flat().includes(growth)) growths += 1;
    }
    const reported = new Set(findings.map(({ kind }) => kind));
    for (const need of label.findings) {
      needed += 1;
      if ([need].flat().some((kind) => reported.has(kind))) found += 1;
    }
    const allowed = [...label.findings.flat(), ...(label.may ?? [])];
    needless += [...reported].filter((kind) => !allowed.includes(kind)).length;
  }
  const share = (value: number, of: number) => value / Math.max(of, 1);
  const figure = (key: string, title: string, value: number, goal: number, more: object) => {
    show(`${id}: ${title}`, value, goal);
    // Of the submissions that were looked at, the site shows only the verdicts.
    if (isBuilding && key !== "verdict") return;
    figures.push({
      id: `${id}-${key}`,
      title,
      form: "SHARE",
      value: round(value),
      better: "HIGHER",
      goal,
      numberOfCases: rows.length,
      caseUnit: "submissions",
      source: sources[id],
      cases: isBuilding ? "BUILDING" : "UNSEEN",
      baselines: [],
      ...more,
    });
  };
  figure("verdict", "Programs given the correct verdict (of five)", share(verdicts, rows.length), 0.92, {
    baselines: [{ name: "Running two examples", value: round(share(examples, rows.length)) }],
  });
  figure("growth", "Programs whose growth in steps was judged correctly", share(growths, grown), 0.95, {});
  figure("recall", "Real flaws that the judge found", share(found, needed), 0.85, {});
  figure("precision", "Reported flaws that are real", share(found, found + needless), 0.85, {});
}
const inOrder = milliseconds.toSorted((a, b) => a - b);
const at = (share: number) => Math.round(inOrder[Math.floor(inOrder.length * share)] ?? 0);
console.log(`       milliseconds a submission: median ${at(0.5)}, 95th percentile ${at(0.95)}, goal ≤ 1500`);
if (values.figures !== undefined) {
  const limits = `${taskIds.length} tasks and ${milliseconds.length} programs. No figure says whether sound code predicts good work.`;
  writeFileSync(values.figures, JSON.stringify({ name: "Code of candidates", limits, figures }));
}
if (missed > 0) {
  console.error(`\n${missed} goal(s) missed`);
  process.exitCode = 1;
}
