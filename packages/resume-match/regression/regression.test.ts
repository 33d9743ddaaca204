import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { matchScore, readJob, readResume } from "../src/index.ts";
import { loadGraph } from "../src/skills/load-skills.ts";
import { readContrastPairs } from "./cases.ts";
import { readFileLabels, scoreFile } from "./file-labels.ts";
import { fields } from "./score-fields.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
/** Every fifth pair: some of each file. */
const pairs = readContrastPairs().filter((_, index) => index % 5 === 0);

test.each(readFileLabels(join(import.meta.dirname, "labels")))("$file is read as labelled", async (label) => {
  const { resume } = await readResume(readFileSync(join(import.meta.dirname, "files", label.file)));
  const tallies = scoreFile(label, resume);
  const wrong = fields.filter((field) => tallies[field].invented + tallies[field].missed > 0);
  expect(wrong, `${JSON.stringify({ label })}\n${JSON.stringify({ resume })}`).toEqual([]);
});

test.each(pairs)("$id ($group) is in the right order", async (pair) => {
  const job = readJob(pair.job, graph);
  const score = async (text: string) => matchScore(await readResume(text), job, graph, { now });
  if ("equal" in pair) expect(await score(pair.a)).toBe(await score(pair.b));
  else if (pair.orEqual) expect(await score(pair.better)).toBeGreaterThanOrEqual(await score(pair.worse));
  else expect(await score(pair.better)).toBeGreaterThan(await score(pair.worse));
});
