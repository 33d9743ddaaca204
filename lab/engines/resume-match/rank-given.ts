import { mean } from "./figures.ts";
import { type GivenJob, type GivenResume, gradeOf } from "./given-set.ts";
import { auc, ndcgAt10 } from "./ranking-scores.ts";

/** All résumés as one method scores them for a job. */
export type Ranking = { category: string; ranked: { score: number; grade: number; form: string }[] };
export type Method = { name: string; rankings: Ranking[] };

/** Scores every résumé for every job. */
export function rank<Resume extends GivenResume>(
  name: string,
  jobs: GivenJob[],
  resumes: Resume[],
  score: (resume: Resume, job: string) => number,
): Method {
  const rankings = jobs.map((job) => ({
    category: job.category,
    ranked: resumes.map((resume) => ({
      score: score(resume, job.text),
      grade: gradeOf(job, resume),
      form: resume.form,
    })),
  }));
  return { name, rankings };
}

export const measure = (rankings: Ranking[]) => ({
  ndcg: mean(rankings.map(({ ranked }) => ndcgAt10(ranked))),
  auc: mean(rankings.map(({ ranked }) => auc(ranked))),
});

export const categoriesOf = (rankings: Ranking[]) => [...new Set(rankings.map(({ category }) => category))];
export const formsOf = (rankings: Ranking[]) => [
  ...new Set(rankings.flatMap(({ ranked }) => ranked.map(({ form }) => form))),
];

/** The rankings of the résumés of one form, for the jobs that some of them fit. */
export const ofForm = (rankings: Ranking[], form: string): Ranking[] =>
  rankings
    .map(({ category, ranked }) => ({ category, ranked: ranked.filter((resume) => resume.form === form) }))
    .filter(({ ranked }) => ranked.some(({ grade }) => grade === 2));
