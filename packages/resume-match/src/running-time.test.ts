import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fastGrowing, patternsUsed } from "word-patterns/growth";
import { readFamilies } from "../regression/cases.ts";
import { matchResume, readJob, readResume } from "./index.ts";
import { loadGraph } from "./skills/load-skills.ts";

/** Some patterns take time by the square of a line, which is short. None may take more. */
const limit = 2.4;
const now = { year: 2026, month: 1 };
const files = join(import.meta.dirname, "../regression/files");

test("no pattern takes time by more than the square of its text", async () => {
  const graph = loadGraph();
  const patterns = await patternsUsed(async () => {
    const families = readFamilies();
    for (const { job, resumes } of families) {
      const read = readJob(job, graph);
      for (const { text } of resumes) matchResume(await readResume(text), read, graph, { now });
    }
    for (const file of readdirSync(files)) await readResume(readFileSync(join(files, file)));
  });
  expect(patterns.length).toBeGreaterThan(400);
  expect(fastGrowing(patterns, limit)).toEqual([]);
});
