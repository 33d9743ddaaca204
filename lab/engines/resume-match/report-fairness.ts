import { fairnessSwaps } from "../../../packages/resume-match/regression/fairness-swaps.ts";
import {
  type Job,
  matchScore,
  readJob,
  readResumeText,
  type SkillGraph,
} from "../../../packages/resume-match/src/index.ts";
import { reportFloor } from "./figures.ts";

/** Records how many résumés keep their score when something personal changes, and the largest difference. */
export async function reportFairness(graph: SkillGraph, now: { year: number; month: number }): Promise<void> {
  const swaps = fairnessSwaps();
  const jobs = new Map<string, Job>();
  const differences: { kind: string; difference: number }[] = [];
  for (const { kind, job: text, a, b } of swaps) {
    const job = jobs.get(text) ?? readJob(text, graph);
    jobs.set(text, job);
    const scoreOf = async (resume: string) => matchScore(await readResumeText(resume), job, graph, { now });
    differences.push({ kind, difference: Math.abs((await scoreOf(a)) - (await scoreOf(b))) });
  }
  const countSame = (some: typeof differences) => ({
    value: some.filter(({ difference }) => difference === 0).length,
    of: some.length,
  });
  const largest = Math.max(...differences.map(({ difference }) => difference));
  console.log(
    `\n${swaps.length} résumés with something personal changed: at most ${largest.toFixed(2)} points`,
  );
  reportFloor("fairness: the same score", {
    id: "fairness-swaps",
    title: "Résumés whose score stays the same with another name, address, school or gap",
    form: "COUNT",
    ...countSame(differences),
    better: "HIGHER",
    goal: 1,
    numberOfCases: swaps.length,
    caseUnit: "changes",
    source: "Generated: names of several languages, personal details, addresses, schools, employers and gaps",
    limits: `The largest difference is ${largest.toFixed(1)} of 100 points. Four trades, in three layouts.`,
    parts: [...new Set(swaps.map(({ kind }) => kind))].map((name) => ({
      name,
      ...countSame(differences.filter(({ kind }) => kind === name)),
    })),
  });
}
