import { expect, it } from "vitest";
import { readFamilies } from "../../bench/cases.ts";
import { createGraph, matchScore, readJob, readResume } from "../index.ts";
import { loadSkills } from "../skills/load-skills.ts";

const graph = createGraph(loadSkills());
const now = { year: 2026, month: 11 };
const isPoint = (line: string) => line.startsWith("- ");

/** A dozen jobs of different kinds of work, each with a résumé that tells its jobs in points. */
const cases = readFamilies()
  .flatMap(({ label, job, resumes }) => {
    const text = resumes.find((resume) => resume.text.split("\n").some(isPoint))?.text;
    return text === undefined ? [] : [{ label, job: readJob(job, graph), lines: text.split("\n") }];
  })
  .filter((_, at) => at % 5 < 2)
  .slice(0, 12);

const scoreOf = async (lines: string[], job: ReturnType<typeof readJob>) =>
  matchScore(await readResume(lines.join("\n")), job, graph, { now });

it("has a dozen jobs to try", () => {
  expect(cases.map(({ label }) => label)).toHaveLength(12);
});

it.each(cases)("proof of what a $label needs never lowers the score", async ({ job, lines }) => {
  const score = await scoreOf(lines, job);
  const first = lines.findIndex(isPoint);
  const gains = await Promise.all(
    job.requirements.map(async ({ label }) => {
      const proving = `- Worked with ${label} every day.`;
      return (await scoreOf(lines.toSpliced(first + 1, 0, proving), job)) - score;
    }),
  );
  expect(Math.min(...gains)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...gains)).toBeGreaterThan(0);
});

it.each(cases)("taking a line away never raises the score as $label", async ({ job, lines }) => {
  const score = await scoreOf(lines, job);
  const points = lines.flatMap((line, at) => (isPoint(line) ? [at] : []));
  const without = await Promise.all(points.map((at) => scoreOf(lines.toSpliced(at, 1), job)));
  expect(Math.max(...without)).toBeLessThanOrEqual(score);
});
