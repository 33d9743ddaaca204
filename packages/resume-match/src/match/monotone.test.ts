import { expect, it } from "vitest";
import { readContrastPairs, readFamilies } from "../../regression/cases.ts";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { matchScore, readJob } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const isPoint = (line: string) => line.startsWith("- ");
/** Rounding errors of floating-point sums. */
const noise = 1e-9;

/** A job of each family, each with a résumé that has bullet points. */
const cases = readFamilies().flatMap(({ label, job, resumes }) => {
  const text = resumes.find((resume) => resume.text.split("\n").some(isPoint))?.text;
  return text === undefined ? [] : [{ label, job: readJob(job, graph), lines: text.split("\n") }];
});

/** Every second contrast pair whose better résumé has bullet points: other trades, shorter texts. */
const pairs = readContrastPairs()
  .flatMap((pair) => {
    const lines = ("equal" in pair ? pair.a : pair.better).split("\n");
    return lines.some(isPoint) ? [{ label: pair.id, job: readJob(pair.job, graph), lines }] : [];
  })
  .filter((_, index) => index % 2 === 0);

const scoreLines = (lines: string[], job: ReturnType<typeof readJob>) =>
  matchScore(readResumeText(lines.join("\n")), job, graph, { now });

const proofs: ((label: string) => string)[] = [
  (label) => `- Worked with ${label} every day.`,
  (label) => `- ${label}`,
  (label) => `- Responsible for ${label} and other duties`,
];

it("has enough cases", () => {
  expect(cases.length).toBeGreaterThan(15);
  expect(pairs.length).toBeGreaterThan(20);
});

it.each([...cases, ...pairs])("proof of a requirement never lowers the score: $label", ({ job, lines }) => {
  const score = scoreLines(lines, job);
  const first = lines.findIndex(isPoint);
  const gains = job.requirements.flatMap(({ label }) =>
    proofs.map((proof) => ({
      line: proof(label),
      gain: scoreLines(lines.toSpliced(first + 1, 0, proof(label)), job) - score,
    })),
  );
  expect(gains.filter(({ gain }) => gain < -noise)).toEqual([]);
});

it.each(cases)("proof of some requirement raises the score: $label", ({ job, lines }) => {
  const score = scoreLines(lines, job);
  const first = lines.findIndex(isPoint);
  const gains = job.requirements.map(
    ({ label }) =>
      scoreLines(lines.toSpliced(first + 1, 0, `- Worked with ${label} every day.`), job) - score,
  );
  expect(Math.max(...gains)).toBeGreaterThan(0);
});

it.each([...cases, ...pairs])("removing a line never raises the score: $label", ({ job, lines }) => {
  const score = scoreLines(lines, job);
  const points = lines.flatMap((line, index) => (isPoint(line) ? [index] : []));
  const rises = points
    .map((index) => ({ line: lines[index], rise: scoreLines(lines.toSpliced(index, 1), job) - score }))
    .filter(({ rise }) => rise > noise);
  expect(rises).toEqual([]);
});
