/*
 * npm run bench:resume [-- --failures] [-- --corpus FOLDER] [-- --rank 1000] [-- --only contrast]
 * Measures the engine on the package's own corpus and fails below a floor. --failures lists the failed cases.
 * --only runs one part: files, ranking, contrast (a second or two) or sizes.
 * --corpus reads files rendered before (node packages/resume-match/bench/corpus/render.ts FOLDER).
 * --rank only ranks that many PDFs, copies of the corpus, as bulk matching does, and prints time and memory.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createGraph, matchScore, ReadError, readJob, readResume } from "../src/index.ts";
import { rankResumes } from "../src/rank-resumes.ts";
import { loadSkills } from "../src/skills/load-skills.ts";
import { type ContrastPair, readContrastPairs, readFamilies } from "./cases.ts";
import {
  type FieldTallies,
  f1,
  fields,
  type Label,
  meanF1,
  scoreFields,
  sumTallies,
} from "./field-scores.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";
import { measureSizes } from "./sizes.ts";

/** Mean F1 of the twelve fields over all files. */
const fieldFloor = 0.92;
const rankingFloor = 0.9;
/** Share of pairs in the right order. */
const contrastFloor = 0.97;
/** Printed, not enforced: shared machines vary in speed. */
const goals = {
  fileMedianMs: 60,
  fileSlowestMs: 600,
  textPairMs: 2,
  engine: 60,
  skills: 45,
  /** For 1,000 PDFs on two cores. */
  rankSeconds: 90,
  rankMegabytes: 1000,
};
/** --failures lists files whose mean F1 is below this. */
const weakFileF1 = 0.8;

/** "Present" in dates, fixed so that results stay the same next year. */
const now = { year: 2026, month: 11 };

const { values } = parseArgs({
  options: {
    failures: { type: "boolean", default: false },
    corpus: { type: "string" },
    rank: { type: "string" },
    only: { type: "string" },
  },
});
const graph = createGraph(loadSkills());
let missedFloors = 0;

const short = (value: number) => value.toFixed(3).replace(/^0/, "");
const mean = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function reportFloor(label: string, value: number, floor: number): void {
  if (!(value >= floor)) missedFloors += 1;
  console.log(`${value >= floor ? "ok  " : "LOW "} ${label.padEnd(44)} ${short(value)}  ≥ ${short(floor)}`);
}

function reportGoal(label: string, value: number, goal: number, unit: string): void {
  console.log(
    `${value <= goal ? "ok  " : "over"} ${label.padEnd(44)} ${value.toFixed(1)} ${unit}  ≤ ${goal} ${unit} (not enforced)`,
  );
}

type FileResult = { file: string; layout: string; ms: number; tallies: FieldTallies; error?: string };

async function readFiles(folder: string): Promise<FileResult[]> {
  const files = readdirSync(join(folder, "files")).sort();
  const readBytes = (file: string) => new Uint8Array(readFileSync(join(folder, "files", file)));
  const warmUp = [...files.filter((file) => file.endsWith(".pdf")).slice(0, 5), ...files.slice(0, 5)];
  for (const file of warmUp) await readResume(readBytes(file)).catch(() => undefined);
  const results: FileResult[] = [];
  for (const file of files) {
    const label = JSON.parse(readFileSync(join(folder, "labels", `${file}.json`), "utf8")) as Label;
    const bytes = readBytes(file);
    const start = performance.now();
    const read = await readResume(bytes).catch((error: unknown) => {
      if (error instanceof ReadError) return error;
      throw new Error(`${file} broke the reader`, { cause: error });
    });
    const ms = performance.now() - start;
    const [layout = ""] = label["x-layout"].split(":");
    results.push(
      read instanceof ReadError
        ? { file, layout, ms, tallies: scoreFields(label, undefined), error: read.code }
        : { file, layout, ms, tallies: scoreFields(label, read.resume) },
    );
  }
  return results;
}

function reportFields(results: FileResult[]): void {
  const columns = ["mean", ...fields.map((field) => field.replace("institutions", "schools"))];
  const width = 18;
  const row = (name: string, tallies: FieldTallies) => {
    const scores = [meanF1(tallies), ...fields.map((field) => f1(tallies[field]))];
    const cells = scores.map((value, index) =>
      (value === undefined ? "–" : short(value)).padStart(Math.max(5, columns[index]?.length ?? 0)),
    );
    console.log([name.padEnd(width), ...cells].join(" "));
  };
  console.log(
    [`F1 of ${results.length} files`.padEnd(width), ...columns.map((column) => column.padStart(5))].join(" "),
  );
  for (const layout of new Set(results.map((result) => result.layout)))
    row(
      layout,
      sumTallies(results.filter((result) => result.layout === layout).map(({ tallies }) => tallies)),
    );
  const all = sumTallies(results.map(({ tallies }) => tallies));
  row("all layouts", all);
  console.log();
  reportFloor("fields: mean F1", meanF1(all), fieldFloor);
  reportGoal("a file: median", median(results.map(({ ms }) => ms)), goals.fileMedianMs, "ms");
  const slowest = results.reduce((a, b) => (a.ms > b.ms ? a : b));
  reportGoal(`a file: slowest (${slowest.file})`, slowest.ms, goals.fileSlowestMs, "ms");
  if (!values.failures) return;
  for (const { file, tallies, error } of results) {
    const value = meanF1(tallies);
    if (value >= weakFileF1 && !error) continue;
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    console.log(`     ${short(value)} ${file}: ${error ?? weakFields.join(", ")}`);
  }
}

async function reportRanking(): Promise<void> {
  const families = readFamilies();
  const resumes = await Promise.all(
    families
      .flatMap((family) => family.resumes)
      .map(async ({ family, text }) => ({ family, read: await readResume(text) })),
  );
  const rankings = families.map(({ family, job: text }) => {
    const job = readJob(text, graph);
    const ranked = resumes.map((resume) => ({
      score: matchScore(resume.read, job, graph, { now }),
      isRelevant: resume.family === family,
    }));
    return { family, ndcg: ndcgAt10(ranked), auc: auc(ranked) };
  });
  console.log(`\n${resumes.length} résumés ranked for ${families.length} jobs`);
  reportFloor("ranking: nDCG@10", mean(rankings.map(({ ndcg }) => ndcg)), rankingFloor);
  console.log(`     ${"ranking: AUC".padEnd(44)} ${short(mean(rankings.map((ranking) => ranking.auc)))}`);
  if (!values.failures) return;
  for (const { family, ndcg } of rankings)
    if (ndcg < rankingFloor) console.log(`     ${short(ndcg)} nDCG@10 of ${family}`);
}

type PairResult = { group: string; id: string; isRight: boolean; first: number; second: number };

async function scorePair(pair: ContrastPair, pairTimes: number[]): Promise<PairResult> {
  const scoreResume = async (resume: string) => {
    const start = performance.now();
    const score = matchScore(await readResume(resume), readJob(pair.job, graph), graph, { now });
    pairTimes.push(performance.now() - start);
    return score;
  };
  const isEqual = "equal" in pair;
  const first = await scoreResume(isEqual ? pair.a : pair.better);
  const second = await scoreResume(isEqual ? pair.b : pair.worse);
  const isRight = isEqual ? first === second : pair.orEqual ? first >= second : first > second;
  return { group: pair.group, id: pair.id, isRight, first, second };
}

async function reportContrast(): Promise<void> {
  const times: number[] = [];
  const results: PairResult[] = [];
  for (const pair of readContrastPairs()) results.push(await scorePair(pair, times));
  console.log(`\n${results.length} contrast pairs`);
  for (const group of new Set(results.map((result) => result.group))) {
    const groupResults = results.filter((result) => result.group === group);
    const right = groupResults.filter(({ isRight }) => isRight).length;
    console.log(
      `     ${group.padEnd(44)} ${short(right / groupResults.length)}  ${right} of ${groupResults.length}`,
    );
  }
  reportFloor("contrast: pairs right", mean(results.map(({ isRight }) => Number(isRight))), contrastFloor);
  reportGoal("a pair of texts, read and scored: median", median(times), goals.textPairMs, "ms");
  if (!values.failures) return;
  for (const { id, group, isRight, first, second } of results)
    if (!isRight) console.log(`     ${group} ${id}: ${first.toFixed(2)} and ${second.toFixed(2)}`);
}

/** Ranks `count` PDFs: the corpus repeated, each copy with a different comment at its end. */
async function reportBulk(folder: string, count: number): Promise<void> {
  const pdfs = readdirSync(join(folder, "files")).filter((file) => file.endsWith(".pdf"));
  const files = Array.from({ length: count }, (_, index) => {
    const name = pdfs[index % pdfs.length] ?? "";
    const read = async () =>
      new Uint8Array(
        Buffer.concat([readFileSync(join(folder, "files", name)), Buffer.from(`\n% ${index}\n`)]),
      );
    return { name: `${index} ${name}`, read };
  });
  const [family] = readFamilies();
  if (!family) throw new Error("No job to rank for");
  const start = performance.now();
  let failed = 0;
  for await (const result of rankResumes(files, readJob(family.job, graph), graph, { now }))
    failed += Number("error" in result);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${count} PDFs ranked, ${failed} unreadable`);
  reportGoal("seconds", seconds, (goals.rankSeconds * count) / 1000, "s");
  reportGoal("peak memory", process.resourceUsage().maxRSS / 1024, goals.rankMegabytes, "MB");
}

async function reportSizes(): Promise<void> {
  const { engine, pdf, skills } = await measureSizes();
  console.log();
  reportGoal("engine without the PDF reader, brotli", engine, goals.engine, "KB");
  console.log(`     ${"loaded with the first PDF, without unpdf".padEnd(44)} ${pdf.toFixed(1)} KB`);
  reportGoal("skill graph, brotli", skills, goals.skills, "KB");
}

function render(folder: string): void {
  const script = join(import.meta.dirname, "corpus/render.ts");
  const { status } = spawnSync(process.execPath, [script, folder], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The corpus could not be rendered");
}

async function withCorpus(report: (folder: string) => Promise<void>): Promise<void> {
  const folder = values.corpus ?? mkdtempSync(join(tmpdir(), "resume-corpus-"));
  try {
    if (values.corpus === undefined) render(folder);
    await report(folder);
  } finally {
    if (values.corpus === undefined) rmSync(folder, { recursive: true });
  }
}

const parts = {
  files: () => withCorpus(async (folder) => reportFields(await readFiles(folder))),
  ranking: reportRanking,
  contrast: reportContrast,
  sizes: reportSizes,
};
const { only, rank } = values;
if (only !== undefined && !Object.hasOwn(parts, only))
  throw new Error(`There is no part "${only}": write one of ${Object.keys(parts).join(", ")}`);
if (rank !== undefined) await withCorpus((folder) => reportBulk(folder, Number(rank)));
else
  for (const [part, report] of Object.entries(parts)) if (only === undefined || only === part) await report();
if (missedFloors > 0) {
  console.error(`\n${missedFloors} floor(s) missed`);
  process.exitCode = 1;
}
