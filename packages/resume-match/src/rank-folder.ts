import { readdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "./job/read-job.ts";
import { type Ranked, rankedCsv, rankResumes, sortRanked } from "./rank-resumes.ts";
import type { SkillGraph } from "./skills/graph.ts";

type Options = { now: { year: number; month: number }; csv: string | undefined };

/** Ranks all files of a folder, prints one JSON line each (best first) and shows progress on a terminal. */
export async function rankFolder(
  folder: string,
  job: Job,
  graph: SkillGraph,
  { now, csv }: Options,
): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [entry.name] : []))
    .sort();
  const files = names.map((name) => ({
    name,
    read: async () => new Uint8Array(await readFile(join(folder, name))),
  }));
  const ranked: Ranked[] = [];
  for await (const result of rankResumes(files, job, graph, { now, timers: globalThis })) {
    ranked.push("report" in result ? { ...result, report: withoutTexts(result.report) } : result);
    if (process.stderr.isTTY)
      process.stderr.write(`\r${bar(ranked.length / names.length)} ${ranked.length} of ${names.length} `);
  }
  if (process.stderr.isTTY) process.stderr.write("\n");
  if (csv !== undefined) writeFileSync(csv, rankedCsv(ranked));
  for (const result of sortRanked(ranked)) {
    const line =
      "report" in result
        ? { file: result.name, score: result.report.score, name: result.report.resume.basics.name }
        : { file: result.name, error: result.error };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

/** Drops the texts to keep a thousand reports small. */
const withoutTexts = <Report extends { resumeText: string; jobText: string }>(report: Report): Report => ({
  ...report,
  resumeText: "",
  jobText: "",
});

const bar = (share: number) => `[${"#".repeat(Math.round(share * 30)).padEnd(30)}]`;
