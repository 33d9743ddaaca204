/*
 * npm run bench:resume [-- --failures] [-- --corpus FOLDER] [-- --rank 1000] [-- --only contrast]
 * Measures the engine on the package's own corpus and fails below a floor. A whole run writes
 * results/resume-match.json (lab/engines/bench-engine.ts passes --figures). --failures lists the failed
 * cases.
 * --given is the folder of a given ranking set (given-set.ts); without the folder that part is skipped.
 * --only runs one part: files, real-files, flat, generated, ranking, contrast, fairness, given, jobs or sizes.
 * --generated is the folder of generated résumés: run npm run generate:resumes first.
 * --real-files scores the sample files in that folder, separately for each half; without it that part is
 * skipped.
 * --corpus reads files rendered before (node lab/engines/resume-match/corpus/render.ts FOLDER).
 * --rank only ranks that many PDFs, copies of the corpus, as bulk matching does, and prints time and memory.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  type ContrastPair,
  readContrastPairs,
  readFamilies,
} from "../../../packages/resume-match/regression/cases.ts";
import { matchScore, readJob, readResume } from "../../../packages/resume-match/src/index.ts";
import { rankResumes } from "../../../packages/resume-match/src/rank-resumes.ts";
import { loadGraph } from "../../../packages/resume-match/src/skills/load-skills.ts";
import { createBaselines } from "./baselines.ts";
import {
  count,
  countMissedFloors,
  figures,
  mean,
  median,
  printGoal,
  processorMs,
  ratioOf,
  reportFloor,
  reportSize,
  sharedMachine,
  short,
} from "./figures.ts";
import { createEngineReader, type JobScores, scoreJobReading, trivialReader } from "./job-reading.ts";
import { readPostings } from "./postings.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";
import { reportFairness } from "./report-fairness.ts";
import { readFiles, reportFields, reportFlat, reportRealFiles } from "./report-fields.ts";
import { reportGenerated } from "./report-generated.ts";
import { reportGiven } from "./report-given.ts";
import { measureSizes } from "./sizes.ts";

const rankingFloor = 0.9;
/** Minimum share of pairs in the right order. */
const contrastFloor = 0.97;
/** Printed, not enforced: shared machines vary in speed. */
const goals = {
  textPairMs: 2,
  engine: 90,
  languages: 60,
  skills: 64,
  /** For 1,000 PDFs on two cores. */
  rankSeconds: 90,
  rankMegabytes: 1000,
};

/** What "present" means in dates; fixed, so that results stay the same next year. */
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
    generated: { type: "string", default: "var/generated-resumes" },
  },
});
const graph = loadGraph();

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
    title: "Matching résumés among the first ten of a ranking",
    form: "NDCG",
    value: mean(rankings.map(({ ndcg }) => ndcg)),
    goal: rankingFloor,
    ...cases,
    baselines: baselines.map(({ name, ndcg }) => ({ name, value: ndcg })),
  });
  reportFloor("ranking: AUC", {
    id: "ranking-auc",
    title: "A matching résumé ranked above one that doesn't match",
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

/** Scores both résumés of a pair and checks their order. */
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
    title: "Pairs of résumés that differ in one thing, ranked in the correct order",
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

/** Prints the scores of reading job descriptions, for trades used to write the rules and for unseen ones. */
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

async function reportSizes(): Promise<void> {
  const { engine, pdf, word, json, markup, languages, skills } = await measureSizes();
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
  reportSize("loaded with the first JSON Resume", {
    id: "json-size",
    title: "Size of the reader of JSON Resume",
    value: json,
    ...size,
  });
  reportSize("loaded with the first page of HTML or Europass XML", {
    id: "markup-size",
    title: "Size of the reader of HTML and Europass XML",
    value: markup,
    ...size,
  });
  reportSize("loaded with the first text in another language", {
    id: "languages-size",
    title: "Size of the words of 17 languages beside English",
    value: languages,
    goal: goals.languages,
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

const { only, rank } = values;
const parts = {
  generated: () => reportGenerated(values.generated, values.failures),
  files: () => withCorpus(async (folder) => reportFields(await readFiles(folder), values.failures)),
  flat: async () => reportFlat(),
  "real-files": async () => {
    const folder = values["real-files"];
    if (folder !== undefined) await reportRealFiles(folder, values.failures);
    else if (values.only === "real-files")
      throw new Error("Write --real-files FOLDER: the files are not kept here");
  },
  ranking: reportRanking,
  contrast: reportContrast,
  fairness: () => reportFairness(graph, now),
  given: () => reportGiven(values.given, { graph, now, showFailures: values.failures }),
  jobs: reportJobs,
  sizes: reportSizes,
};
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
if (countMissedFloors() > 0) {
  console.error(`\n${countMissedFloors()} floor(s) missed`);
  process.exitCode = 1;
}
