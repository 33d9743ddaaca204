import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchResume, readJob, readResume } from "../src/index.ts";
import { loadGraph } from "../src/skills/load-skills.ts";
import { readFamilies } from "./cases.ts";

export async function run(): Promise<void> {
  const graph = loadGraph();
  const now = { year: 2026, month: 1 };
  for (const { job, resumes } of readFamilies()) {
    const read = readJob(job, graph);
    for (const { text } of resumes) matchResume(await readResume(text), read, graph, { now });
  }
  const files = join(import.meta.dirname, "files");
  for (const file of readdirSync(files)) await readResume(readFileSync(join(files, file)));
}
