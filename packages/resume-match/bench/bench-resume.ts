/*
 * npm run bench:resume [-- --failures] [-- --corpus FOLDER] [-- --rank 1000] [-- --only contrast]
 * Measures the engine on the package's own corpus and fails below a floor. A whole run writes results/resume-match.json
 * (scripts/bench-engine.ts passes --figures). --failures lists the failed cases.
 * --given names the folder of a given ranking set (given-set.ts); without the folder that part is left out.
 * --only runs one part: files, real-files, flat, ranking, contrast, given, jobs or sizes.
 * --real-files scores the public samples of real-files/ in that folder, half by half; without it that part is left out.
 * --corpus reads files rendered before (node packages/resume-match/bench/corpus/render.ts FOLDER).
 * --rank only ranks that many PDFs, copies of the corpus, as bulk matching does, and prints time and memory.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Job, matchScore, ReadError, readJob, readResume } from "../src/index.ts";
import { rankResumes } from "../src/rank-resumes.ts";
import { loadGraph } from "../src/skills/load-skills.ts";
import { createBaselines } from "./baselines.ts";
import { type ContrastPair, readContrastPairs, readFamilies } from "./cases.ts";
import { readResumes } from "./corpus/resume.ts";
import {
  type FieldTallies,
  f1,
  fields,
  type Label,
  meanF1,
  scoreFields,
  sumTallies,
} from "./field-scores.ts";
import { compareFlat, readFlatTexts } from "./flat-texts.ts";
import { type GivenResume, gradeOf, isPairRight, readGivenSet } from "./given-set.ts";
import { createEngineReader, type JobScores, scoreJobReading, trivialReader } from "./job-reading.ts";
import { readPostings } from "./postings.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";
import { readRealFiles } from "./real-files.ts";
import { measureSizes } from "./sizes.ts";

/** Mean F1 of the twelve fields over all files. */
const fieldFloor = 0.92;
/** F1 of texts without line breaks as a share of the same texts' with them, of people that no one looked at. */
const flatFloor = 0.8;
const rankingFloor = 0.9;
/** For real texts of lines of work that the engine was not written for. */
const givenFloor = 0.8;
/** Share of pairs in the right order. */
const contrastFloor = 0.97;
/** Printed, not enforced: shared machines vary in speed. */
const goals = {
  fileMedianMs: 60,
  fileSlowestMs: 600,
  textPairMs: 2,
  engine: 75,
  skills: 64,
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
    given: { type: "string", default: "../shared/data/ranking-dev" },
    figures: { type: "string" },
    "real-files": { type: "string" },
  },
});
const graph = loadGraph();
let missedFloors = 0;

const short = (value: number) => value.toFixed(3).replace(/^0/, "");
const mean = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

type Value = { value: number; of?: number };
/** A figure of results/resume-match.json (scripts/results/results.schema.ts). */
type Figure = Value & {
  id: string;
  title: string;
  form: "F1" | "SHARE" | "NDCG" | "AUC" | "COUNT" | "MILLISECONDS" | "KILOBYTES";
  better: "HIGHER" | "LOWER";
  goal?: number;
  numberOfCases: number;
  caseUnit: string;
  source: string;
  baselines?: (Value & { name: string })[];
  limits?: string;
  parts?: (Value & { name: string })[];
};
const figures: object[] = [];

const withoutNoise = (value: number) => Number(value.toFixed(4));
const rounded = <T extends Value>(entry: T): T => ({ ...entry, value: withoutNoise(entry.value) });

/** Adds a figure to the results. */
function record({ baselines = [], parts, ...figure }: Figure): Figure {
  figures.push({
    ...rounded(figure),
    cases: "BUILDING",
    baselines: baselines.map(rounded),
    ...(parts && { parts: parts.map(rounded) }),
  });
  return { baselines, ...figure };
}

const ratioOf = ({ value, of }: Value) => (of === undefined ? value : value / of);
const count = (value: Value) => (value.of === undefined ? "" : `  ${value.value} of ${value.of}`);

/** Records and prints a figure that fails the bench below its goal; without a goal, it only informs. */
function reportFloor(label: string, figure: Figure): void {
  const { goal, baselines = [], ...measured } = record(figure);
  const value = ratioOf(measured);
  const isLow = goal !== undefined && !(value >= goal);
  if (isLow) missedFloors += 1;
  const mark = goal === undefined ? "    " : isLow ? "LOW " : "ok  ";
  const floor = goal === undefined ? "" : `  ≥ ${short(goal)}`;
  console.log(`${mark} ${label.padEnd(44)} ${short(value)}${floor}${count(measured)}`);
  for (const { name, ...baseline } of baselines)
    console.log(`     ${`  ${name}`.padEnd(44)} ${short(ratioOf(baseline))}${count(baseline)}`);
}

const units: Partial<Record<Figure["form"], string>> = { MILLISECONDS: "ms", KILOBYTES: "KB" };

/** Records and prints a time or a size. Its goal is not enforced. */
function reportSize(label: string, figure: Figure): void {
  const { value, goal, form } = record(figure);
  printGoal(label, value, goal, units[form] ?? "");
}

function printGoal(label: string, value: number, goal: number | undefined, unit: string): void {
  const mark = goal === undefined ? "    " : value <= goal ? "ok  " : "over";
  const limit = goal === undefined ? "" : `  ≤ ${goal} ${unit} (not enforced)`;
  console.log(`${mark} ${label.padEnd(44)} ${value.toFixed(1)} ${unit}${limit}`);
}

const sharedMachine = "Speed depends on the machine: this one was shared.";

/** Processor time since `start`: shared machines vary in speed. */
function processorMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
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
    const start = process.cpuUsage();
    const read = await readResume(bytes).catch((error: unknown) => {
      if (error instanceof ReadError) return error;
      throw new Error(`${file} broke the reader`, { cause: error });
    });
    const ms = processorMs(start);
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
  const layouts = [...new Set(results.map(({ layout }) => layout))].map((name) => ({
    name,
    value: meanF1(sumTallies(results.filter(({ layout }) => layout === name).map(({ tallies }) => tallies))),
  }));
  const people = readResumes(join(import.meta.dirname, "corpus/resumes")).length;
  const cases = {
    numberOfCases: results.length,
    caseUnit: "PDF and Word files",
    source: `${people} invented people, set by us in ${layouts.length} layouts`,
  };
  reportFloor("fields: mean F1", {
    id: "fields",
    title: "Fields of a résumé read as printed, mean of all fields",
    form: "F1",
    value: meanF1(all),
    better: "HIGHER",
    goal: fieldFloor,
    ...cases,
    limits: "We drew the layouts ourselves. There are no scans among them.",
    parts: fields.flatMap((name) => {
      const value = f1(all[name]);
      return value === undefined ? [] : [{ name, value }];
    }),
  });
  const worst = layouts.reduce((a, b) => (a.value < b.value ? a : b));
  reportFloor(`fields: worst layout (${worst.name})`, {
    id: "worst-layout",
    title: "Fields read as printed, in the layout that we read worst",
    form: "F1",
    value: worst.value,
    better: "HIGHER",
    ...cases,
    numberOfCases: results.filter(({ layout }) => layout === worst.name).length,
    parts: layouts.toSorted((a, b) => a.value - b.value),
  });

  reportSize("a file: median", {
    id: "file-median",
    title: "Processor time to read a file, median",
    form: "MILLISECONDS",
    value: median(results.map(({ ms }) => ms)),
    better: "LOWER",
    goal: goals.fileMedianMs,
    ...cases,
    limits: sharedMachine,
  });
  const slowest = results.reduce((a, b) => (a.ms > b.ms ? a : b));
  reportSize(`a file: slowest (${slowest.file})`, {
    id: "file-slowest",
    title: "Processor time to read the slowest file",
    form: "MILLISECONDS",
    value: slowest.ms,
    better: "LOWER",
    goal: goals.fileSlowestMs,
    ...cases,
    limits: sharedMachine,
  });
  if (!values.failures) return;
  for (const { file, tallies, error } of results) {
    const value = meanF1(tallies);
    if (value >= weakFileF1 && !error) continue;
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    console.log(`     ${short(value)} ${file}: ${error ?? weakFields.join(", ")}`);
  }
}

function reportFlat(): void {
  const people = readResumes(join(import.meta.dirname, "corpus/resumes"));
  const comparisons = compareFlat(readFlatTexts(people));
  console.log(
    `\nTexts of ${people.length} people without line breaks: F1, and its share of the lined texts'`,
  );
  const shares = comparisons.map(({ name, flat, lined }) => ({ name, value: flat / lined }));
  for (const { name, flat, lined } of comparisons)
    console.log(`     ${name.padEnd(44)} ${short(flat)}  ${short(flat / lined)}`);
  const unseen = shares.find(({ name }) => name === "unseen people");
  reportFloor("flat: share of the lined texts' F1", {
    id: "flat-texts",
    title: "Jobs, schools and skills read from texts without line breaks, as a share of those with them",
    form: "SHARE",
    value: unseen?.value ?? 0,
    better: "HIGHER",
    goal: flatFloor,
    numberOfCases: people.length,
    caseUnit: "people, each in four ways of losing line breaks",
    source: "Invented people, set by us as text",
    limits: "The value is that of the half of the people that we did not look at for the rules.",
    parts: shares,
  });
}

/** Prints the F1 of each field for the template families used while tuning, and for the others. */
async function reportRealFiles(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    if (values.only === "real-files")
      throw new Error("Write --real-files FOLDER: the files are not kept here");
    return;
  }
  const results = await readRealFiles(folder);
  console.log(`\n${results.length} public sample files of other makers`);
  const halves = [...new Set(results.map(({ half }) => half))].sort().reverse();
  const sums = halves.map((half) =>
    sumTallies(results.filter((result) => result.half === half).map(({ tallies }) => tallies)),
  );
  const row = (name: string, cells: string[]) =>
    console.log(`     ${name.padEnd(14)}${cells.map((cell) => cell.padStart(10)).join("")}`);
  row("", halves);
  row(
    "files",
    halves.map((half) => `${results.filter((result) => result.half === half).length}`),
  );
  row(
    "mean F1",
    sums.map((sum) => short(meanF1(sum))),
  );
  for (const field of fields)
    row(
      field,
      sums.map((sum) => short(f1(sum[field]) ?? Number.NaN)),
    );
  if (!values.failures) return;
  for (const { file, half, tallies, error } of results) {
    const weakFields = fields.filter((field) => (f1(tallies[field]) ?? 1) < weakFileF1);
    if (half === "tuned" && (error || weakFields.length > 0))
      console.log(`     ${short(meanF1(tallies))} ${file}: ${error ?? weakFields.join(", ")}`);
  }
}

async function reportRanking(): Promise<void> {
  const families = readFamilies();
  const resumes = await Promise.all(
    families
      .flatMap((family) => family.resumes)
      .map(async ({ family, text }) => ({ family, text, read: await readResume(text) })),
  );
  const texts = [...families.map(({ job }) => job), ...resumes.map(({ text }) => text)];
  const baselines = Object.entries(createBaselines(texts)).map(([name, score]) => {
    const rankings = families.map(({ family, job }) =>
      resumes.map((resume) => ({ score: score(resume.text, job), grade: resume.family === family ? 2 : 0 })),
    );
    return { name, ndcg: mean(rankings.map(ndcgAt10)), auc: mean(rankings.map(auc)) };
  });
  const rankings = families.map(({ family, job: text }) => {
    const job = readJob(text, graph);
    const ranked = resumes.map((resume) => ({
      score: matchScore(resume.read, job, graph, { now }),
      grade: resume.family === family ? 2 : 0,
    }));
    return { family, ndcg: ndcgAt10(ranked), auc: auc(ranked) };
  });
  console.log(`\n${resumes.length} résumés ranked for ${families.length} jobs`);
  const cases = {
    better: "HIGHER" as const,
    numberOfCases: families.length,
    caseUnit: `jobs, each with ${resumes.length} résumés`,
    source: "Jobs and résumés that we wrote, a handful for each line of work",
    limits: "Fit means: written for the same line of work. No recruiter has judged these pairs.",
  };
  reportFloor("ranking: nDCG@10", {
    id: "ranking-ndcg",
    title: "Fitting résumés among the first ten of a ranking",
    form: "NDCG",
    value: mean(rankings.map(({ ndcg }) => ndcg)),
    goal: rankingFloor,
    ...cases,
    baselines: baselines.map(({ name, ndcg }) => ({ name, value: ndcg })),
  });
  reportFloor("ranking: AUC", {
    id: "ranking-auc",
    title: "A fitting résumé ranked above another one",
    form: "AUC",
    value: mean(rankings.map((ranking) => ranking.auc)),
    ...cases,
    baselines: baselines.map(({ name, auc }) => ({ name, value: auc })),
  });
  if (!values.failures) return;
  for (const { family, ndcg } of rankings)
    if (ndcg < rankingFloor) console.log(`     ${short(ndcg)} nDCG@10 of ${family}`);
}

type PairResult = { group: string; id: string; isRight: boolean; first: number; second: number };

/** Scores both résumés of a pair and says whether their order is right. */
async function judgePair(
  pair: ContrastPair,
  score: (resume: string, job: string) => number | Promise<number>,
): Promise<PairResult> {
  const isEqual = "equal" in pair;
  const first = await score(isEqual ? pair.a : pair.better, pair.job);
  const second = await score(isEqual ? pair.b : pair.worse, pair.job);
  const isRight = isEqual ? first === second : pair.orEqual ? first >= second : first > second;
  return { group: pair.group, id: pair.id, isRight, first, second };
}

const countRight = (results: PairResult[]) => ({
  value: results.filter(({ isRight }) => isRight).length,
  of: results.length,
});

async function reportContrast(): Promise<void> {
  const times: number[] = [];
  const results: PairResult[] = [];
  const pairs = readContrastPairs();
  for (const pair of pairs)
    results.push(
      await judgePair(pair, async (resume, job) => {
        const start = process.cpuUsage();
        const score = matchScore(await readResume(resume), readJob(job, graph), graph, { now });
        times.push(processorMs(start));
        return score;
      }),
    );
  const texts = pairs.flatMap((pair) => [
    pair.job,
    ...("equal" in pair ? [pair.a, pair.b] : [pair.better, pair.worse]),
  ]);
  const baselines = await Promise.all(
    Object.entries(createBaselines(texts)).map(async ([name, score]) => ({
      name,
      ...countRight(await Promise.all(pairs.map((pair) => judgePair(pair, score)))),
    })),
  );
  console.log(`\n${results.length} contrast pairs`);
  const groups = [...new Set(results.map(({ group }) => group))].map((name) => ({
    name,
    ...countRight(results.filter(({ group }) => group === name)),
  }));
  for (const { name, ...right } of groups)
    console.log(`     ${name.padEnd(44)} ${short(ratioOf(right))}${count(right)}`);
  reportFloor("contrast: pairs right", {
    id: "contrasts",
    title: "Pairs of résumés that differ in one thing, in the right order",
    form: "COUNT",
    ...countRight(results),
    better: "HIGHER",
    goal: contrastFloor,
    numberOfCases: results.length,
    caseUnit: "pairs",
    source: "Pairs that we wrote, such as a skill denied and a skill claimed",
    baselines,
    limits: "Short texts, each about one rule, written together with the rules.",
    parts: groups,
  });
  reportSize("a pair of texts, read and scored: median", {
    id: "pair-median",
    title: "Processor time to read a résumé and a job as text and score them, median",
    form: "MILLISECONDS",
    value: median(times),
    better: "LOWER",
    goal: goals.textPairMs,
    numberOfCases: times.length,
    caseUnit: "résumés with a job",
    source: "The pairs above",
    limits: sharedMachine,
  });
  if (!values.failures) return;
  for (const { id, group, isRight, first, second } of results)
    if (!isRight) console.log(`     ${group} ${id}: ${first.toFixed(2)} and ${second.toFixed(2)}`);
}

/** Scores of reading job descriptions, for the trades that rules were written with and for the others. */
function reportJobs(): void {
  const postings = readPostings();
  const engine = createEngineReader(graph);
  const row = (name: string, { mistakes: _, kindF1, ...scores }: JobScores) => {
    const cells = ["kinds", "mustOrWish", "titles", "asks", "foreign"] as const;
    console.log(
      [
        name.padEnd(18),
        ...cells.map((cell) => short(scores[cell]).padStart(10)),
        ...kindF1.map(([, value]) => short(value).padStart(6)),
      ].join(" "),
    );
  };
  console.log(
    `\n${postings.length} job descriptions, ${new Set(postings.map(({ trade }) => trade)).size} trades`,
  );
  console.log(
    "                        kinds must+wish      titles       asks    foreign  title  about    pay   duty   must   wish  apply",
  );
  for (const half of ["fit", "unseen"] as const) {
    const own = postings.filter((posting) => posting.half === half);
    const scores = scoreJobReading(own, engine);
    row(`${half} (${own.length})`, scores);
    row("  trivial", scoreJobReading(own, trivialReader));
    if (values.failures && half === "fit")
      for (const mistake of scores.mistakes) console.log(`     ${mistake.replace(/\s+/g, " ")}`);
  }
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
  printGoal("seconds", seconds, (goals.rankSeconds * count) / 1000, "s");
  printGoal("peak memory", process.resourceUsage().maxRSS / 1024, goals.rankMegabytes, "MB");
}

/** Real texts from outside of the repository: the engine beside simple methods, by line of work and by form. */
async function reportGiven(): Promise<void> {
  const set = readGivenSet(values.given);
  if (!set) {
    console.log(`\nThe given set is not measured: there is none in ${values.given} (--given FOLDER)`);
    return;
  }
  const { jobs, pairs } = set;
  const resumes = await Promise.all(
    set.resumes.map(async (resume) => ({ ...resume, read: await readResume(resume.text) })),
  );
  const read = memoizeJobs();
  const engine = (resume: (typeof resumes)[number], job: string) =>
    matchScore(resume.read, read(job), graph, { now });
  const simple = createBaselines([...jobs, ...resumes].map(({ text }) => text));
  const methods = [
    { name: "engine", score: engine },
    ...Object.entries(simple).map(([name, score]) => ({
      name,
      score: (resume: GivenResume, job: string) => score(resume.text, job),
    })),
  ].map(({ name, score }) => {
    const rankings = jobs.map((job) => ({
      category: job.category,
      ranked: resumes.map((resume) => ({
        score: score(resume, job.text),
        grade: gradeOf(job, resume),
        form: resume.form,
      })),
    }));
    return { name, rankings };
  });
  type Rankings = (typeof methods)[number]["rankings"];
  const measure = (rankings: Rankings) => ({
    ndcg: mean(rankings.map(({ ranked }) => ndcgAt10(ranked))),
    auc: mean(rankings.map(({ ranked }) => auc(ranked))),
  });
  const ofForm = (rankings: Rankings, form: string): Rankings =>
    rankings
      .map(({ category, ranked }) => ({ category, ranked: ranked.filter((resume) => resume.form === form) }))
      .filter(({ ranked }) => ranked.some(({ grade }) => grade === 2));
  const [own, ...others] = methods;
  if (!own) return;
  console.log(`\nGiven: ${resumes.length} real texts ranked for ${jobs.length} jobs  (nDCG@10, AUC)`);
  const row = (name: string, pick: (rankings: Rankings) => Rankings) => {
    const cells = methods.map(({ name: method, rankings }) => {
      const { ndcg, auc: area } = measure(pick(rankings));
      return `${method} ${short(ndcg)} ${short(area)}`;
    });
    console.log(`     ${name.padEnd(24)} ${cells.join("   ")}`);
  };
  const forms = [...new Set(resumes.map(({ form }) => form))];
  const categories = [...new Set(jobs.map(({ category }) => category))];
  for (const form of forms) row(`form: ${form}`, (rankings) => ofForm(rankings, form));
  for (const name of categories)
    row(name, (rankings) => rankings.filter(({ category }) => category === name));
  const cases = {
    better: "HIGHER" as const,
    numberOfCases: jobs.length,
    caseUnit: `jobs of 24 lines of work, each with ${resumes.length} résumés`,
    source: "Real résumés from the web with names removed; job descriptions written by others",
    limits:
      "We chose the shares of the score on these texts. Fit means: the same line of work. No recruiter judged them.",
  };
  const all = measure(own.rankings);
  reportFloor("given ranking: nDCG@10", {
    id: "given-ranking-ndcg",
    title: "Fitting résumés among the first ten, on real texts",
    form: "NDCG",
    value: all.ndcg,
    goal: givenFloor,
    ...cases,
    baselines: others.map(({ name, rankings }) => ({ name, value: measure(rankings).ndcg })),
    parts: forms.map((name) => ({ name, value: measure(ofForm(own.rankings, name)).ndcg })),
  });
  reportFloor("given ranking: AUC", {
    id: "given-ranking-auc",
    title: "A fitting résumé ranked above another one, on real texts",
    form: "AUC",
    value: all.auc,
    ...cases,
    baselines: others.map(({ name, rankings }) => ({ name, value: measure(rankings).auc })),
  });
  const judge = (score: (resume: string, job: string) => number | Promise<number>) =>
    Promise.all(
      pairs.map(async ({ id, kind, jd, a, b, expect }) => ({
        group: kind,
        id,
        isRight: isPairRight(expect, await score(a, jd), await score(b, jd)),
      })),
    );
  const judged = await judge(async (resume, job) =>
    matchScore(await readResume(resume), read(job), graph, { now }),
  );
  const simplePairs = createBaselines(pairs.flatMap(({ jd, a, b }) => [jd, a, b]));
  const count = (results: { isRight: boolean }[]) => ({
    value: results.filter(({ isRight }) => isRight).length,
    of: results.length,
  });
  reportFloor("given contrast: pairs right", {
    id: "given-contrasts",
    title: "Pairs of résumés that differ in one thing, written by others, in the right order",
    form: "COUNT",
    ...count(judged),
    better: "HIGHER",
    numberOfCases: pairs.length,
    caseUnit: "pairs",
    source: "Pairs written by others, mostly outside software",
    baselines: await Promise.all(
      Object.entries(simplePairs).map(async ([name, score]) => ({ name, ...count(await judge(score)) })),
    ),
    parts: [...new Set(judged.map(({ group }) => group))].map((name) => ({
      name,
      ...count(judged.filter(({ group }) => group === name)),
    })),
  });
  if (!values.failures) return;
  for (const { id, group, isRight } of judged) if (!isRight) console.log(`     ${group} ${id}`);
}

/** Reads each job once. */
function memoizeJobs(): (text: string) => Job {
  const jobs = new Map<string, Job>();
  return (text) => {
    const job = jobs.get(text) ?? readJob(text, graph);
    jobs.set(text, job);
    return job;
  };
}

async function reportSizes(): Promise<void> {
  const { engine, pdf, word, skills } = await measureSizes();
  const size = {
    form: "KILOBYTES" as const,
    better: "LOWER" as const,
    numberOfCases: 1,
    caseUnit: "build",
    source: "The engine's code and data as a browser loads them, compressed with Brotli",
  };
  console.log();
  reportSize("engine without the readers of files, brotli", {
    id: "engine-size",
    title: "Size of the engine without the readers of files",
    value: engine,
    goal: goals.engine,
    ...size,
  });
  reportSize("loaded with the first PDF, without unpdf", {
    id: "pdf-size",
    title: "Size of our part of the PDF reader",
    value: pdf,
    ...size,
  });
  reportSize("loaded with the first DOCX, ODT or RTF", {
    id: "word-size",
    title: "Size of the reader of word processors' files",
    value: word,
    ...size,
  });
  reportSize("skill graph, brotli", {
    id: "skills-size",
    title: "Size of the list of skills",
    value: skills,
    goal: goals.skills,
    ...size,
  });
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
  flat: async () => reportFlat(),
  "real-files": () => reportRealFiles(values["real-files"]),
  ranking: reportRanking,
  contrast: reportContrast,
  given: reportGiven,
  jobs: reportJobs,
  sizes: reportSizes,
};
const { only, rank } = values;
if (only !== undefined && !Object.hasOwn(parts, only))
  throw new Error(`There is no part "${only}": write one of ${Object.keys(parts).join(", ")}`);
if (rank !== undefined) await withCorpus((folder) => reportBulk(folder, Number(rank)));
else
  for (const [part, report] of Object.entries(parts)) if (only === undefined || only === part) await report();
const isWhole = only === undefined && rank === undefined && values.corpus === undefined;
if (values.figures !== undefined && isWhole)
  writeFileSync(
    values.figures,
    JSON.stringify({
      name: "Résumé reading and matching",
      limits:
        "All people, employers and openings are invented and in English. No hiring decision was compared with a score.",
      figures,
    }),
  );
if (missedFloors > 0) {
  console.error(`\n${missedFloors} floor(s) missed`);
  process.exitCode = 1;
}
