import {
  type Job,
  matchScore,
  type ReadResume,
  readEnglishText,
  readJob,
  readResume,
  type SkillGraph,
  type WarningCode,
} from "../../../packages/resume-match/src/index.ts";
import { bandOf } from "../../../packages/resume-match/src/match/match-resume.ts";
import { mixedUpTexts } from "../../../packages/resume-match/src/match/mixed-up.ts";
import { createBaselines } from "./baselines.ts";
import { reportFloor, short } from "./figures.ts";
import { type GivenJob, type GivenResume, readGivenSet } from "./given-set.ts";
import { categoriesOf, formsOf, type Method, measure, ofForm, type Ranking, rank } from "./rank-given.ts";
import { reportContrasts } from "./report-contrasts.ts";

/** Minimum nDCG@10 on real texts from lines of work that the engine was not written for. */
const givenFloor = 0.74;

/** Compares the engine with the baselines on real texts, by line of work and by form. */
export async function reportGiven(
  folder: string,
  {
    graph,
    now,
    showFailures,
  }: { graph: SkillGraph; now: { year: number; month: number }; showFailures: boolean },
): Promise<void> {
  const set = readGivenSet(folder);
  if (!set) {
    console.log(`\nThe given set is not measured: there is none in ${folder} (--given FOLDER)`);
    return;
  }
  const { jobs, pairs } = set;
  const resumes = await Promise.all(
    set.resumes.map(async (resume) => ({ ...resume, read: await readResume(resume.text) })),
  );
  const readJobOnce = memoizeJobs(graph);
  const scoreRead = (read: ReadResume, job: string) => matchScore(read, readJobOnce(job), graph, { now });
  const simple = createBaselines([...jobs, ...resumes].map(({ text }) => text));
  const engine = rank("engine", jobs, resumes, ({ read }, job) => scoreRead(read, job));
  const baselines = Object.entries(simple).map(([name, score]) =>
    rank(name, jobs, resumes, ({ text }, job) => score(text, job)),
  );
  console.log(`\nGiven: ${resumes.length} real texts ranked for ${jobs.length} jobs  (nDCG@10, AUC)`);
  printRankings(engine, baselines);
  reportBands(engine.rankings.flatMap(({ ranked }) => ranked));
  reportRankings(engine, baselines);
  const wrong = await reportContrasts(pairs, async (resume, job) => scoreRead(await readResume(resume), job));
  reportMixedUp(resumes, jobs);
  if (showFailures) for (const { kind, id } of wrong) console.log(`     ${kind} ${id}`);
}

/** Prints the scores of each method for each form of text and each line of work. */
function printRankings(engine: Method, baselines: Method[]): void {
  const row = (title: string, pick: (rankings: Ranking[]) => Ranking[]) => {
    const cells = [engine, ...baselines].map(({ name, rankings }) => {
      const { ndcg, auc } = measure(pick(rankings));
      return `${name} ${short(ndcg)} ${short(auc)}`;
    });
    console.log(`     ${title.padEnd(24)} ${cells.join("   ")}`);
  };
  for (const form of formsOf(engine.rankings)) row(`form: ${form}`, (rankings) => ofForm(rankings, form));
  for (const name of categoriesOf(engine.rankings))
    row(name, (rankings) => rankings.filter(({ category }) => category === name));
}

/** Records how well the engine ranks, next to the baselines. */
function reportRankings({ rankings }: Method, baselines: Method[]): void {
  const { ndcg, auc } = measure(rankings);
  const cases = {
    better: "HIGHER" as const,
    numberOfCases: rankings.length,
    caseUnit: `jobs of ${categoriesOf(rankings).length} lines of work, each with ${rankings[0]?.ranked.length ?? 0} résumés`,
    source: "Real résumés from the web with names removed; job descriptions written by others",
    limits:
      "We chose the shares of the score on these texts. Fit means: the same line of work. No recruiter judged them.",
  };
  reportFloor("given ranking: nDCG@10", {
    id: "given-ranking-ndcg",
    title: "Matching résumés among the first ten, on real texts",
    form: "NDCG",
    value: ndcg,
    goal: givenFloor,
    ...cases,
    baselines: baselines.map((method) => ({ name: method.name, value: measure(method.rankings).ndcg })),
    parts: formsOf(rankings).map((name) => ({ name, value: measure(ofForm(rankings, name)).ndcg })),
  });
  reportFloor("given ranking: AUC", {
    id: "given-ranking-auc",
    title: "A matching résumé ranked above one that doesn't match, on real texts",
    form: "AUC",
    value: auc,
    ...cases,
    baselines: baselines.map((method) => ({ name: method.name, value: measure(method.rankings).auc })),
  });
}

/** Prints how often swapped texts are noticed, and how often texts in the right place are doubted. */
function reportMixedUp(resumes: (GivenResume & { read: ReadResume })[], jobs: GivenJob[]): void {
  const [resume] = resumes;
  const [job] = jobs;
  if (!resume || !job) return;
  const isNoticed = (read: ReadResume, jobText: string, code: WarningCode) =>
    mixedUpTexts(read, jobText).some((warning) => warning.code === code);
  const asResume = jobs.filter(({ text }) => isNoticed(readEnglishText(text), job.text, "no-resume"));
  const asJob = resumes.filter(({ text }) => isNoticed(resume.read, text, "no-job"));
  const doubtedResumes = resumes.filter(({ read }) => isNoticed(read, job.text, "no-resume"));
  const doubtedJobs = jobs.filter(({ text }) => isNoticed(resume.read, text, "no-job"));
  console.log(
    `     mixed up: ${asResume.length} of ${jobs.length} jobs noticed as résumés, ${doubtedJobs.length} doubted as jobs; ` +
      `${asJob.length} of ${resumes.length} résumés noticed as jobs, ${doubtedResumes.length} doubted as résumés`,
  );
}

/** Prints which shares of fitting and of other résumés reach each band. */
function reportBands(ranked: { score: number; grade: number }[]): void {
  for (const [name, grade] of [
    ["of fitting résumés", 2],
    ["of others", 0],
  ] as const) {
    const bands = ranked.filter((resume) => resume.grade === grade).map(({ score }) => bandOf(score));
    const share = (...counted: (typeof bands)[number][]) =>
      short(bands.filter((band) => counted.includes(band)).length / bands.length);
    console.log(
      `     ${name.padEnd(24)} strong ${share("strong")}, at least good ${share("strong", "good")}, ` +
        `at least partial ${share("strong", "good", "partial")}`,
    );
  }
}

/** Reads each job once. */
function memoizeJobs(graph: SkillGraph): (text: string) => Job {
  const jobs = new Map<string, Job>();
  return (text) => {
    const job = jobs.get(text) ?? readJob(text, graph);
    jobs.set(text, job);
    return job;
  };
}
