import {
  type Job,
  matchScore,
  type ReadResume,
  readJob,
  readResume,
  readResumeText,
  type SkillGraph,
  type WarningCode,
} from "../../../packages/resume-match/src/index.ts";
import { bandOf } from "../../../packages/resume-match/src/match/match-resume.ts";
import { mixedUpTexts } from "../../../packages/resume-match/src/match/mixed-up.ts";
import { createBaselines } from "./baselines.ts";
import { mean, reportFloor, short } from "./figures.ts";
import { type GivenJob, type GivenResume, gradeOf, isPairRight, readGivenSet } from "./given-set.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";

/** Minimum nDCG@10 on real texts from lines of work that the engine was not written for. */
const givenFloor = 0.84;

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
  const read = memoizeJobs(graph);
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
  reportBands(own.rankings.flatMap(({ ranked }) => ranked));
  const cases = {
    better: "HIGHER" as const,
    numberOfCases: jobs.length,
    caseUnit: `jobs of ${categories.length} lines of work, each with ${resumes.length} résumés`,
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
  reportMixedUp(resumes, jobs);
  if (!showFailures) return;
  for (const { id, group, isRight } of judged) if (!isRight) console.log(`     ${group} ${id}`);
}

/** Prints how often swapped texts are noticed, and how often texts in the right place are doubted. */
function reportMixedUp(resumes: (GivenResume & { read: ReadResume })[], jobs: GivenJob[]): void {
  const [resume] = resumes;
  const [job] = jobs;
  if (!resume || !job) return;
  const isNoticed = (read: ReadResume, jobText: string, code: WarningCode) =>
    mixedUpTexts(read, jobText).some((warning) => warning.code === code);
  const asResume = jobs.filter(({ text }) => isNoticed(readResumeText(text), job.text, "no-resume"));
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
