// Runs as a process of its own, since a file may be made to harm whoever reads it: this one may read the engine and
// nothing else of the disk, knows no setting, and is ended from outside. On its input: the job's text in JSON on one
// line, then the bytes of the résumé. On its output: the outcome in JSON.
import { buffer } from "node:stream/consumers";
import { createGraph, matchResume, ReadError, readJob, readResume } from "resume-match";
import { loadSkills } from "resume-match/node";
import type { Outcome } from "./score-resume.ts";

async function score(job: string, resume: Uint8Array): Promise<Outcome> {
  try {
    const graph = createGraph(loadSkills());
    const today = new Date();
    const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
    const report = matchResume(await readResume(resume), readJob(job, graph), graph, { now });
    const engine = `${report.engine.version}/${report.engine.graph}`;
    return { kind: "SCORED", score: Math.round(report.score), engine, report: JSON.stringify(report) };
  } catch (error) {
    if (error instanceof ReadError) return { kind: "FAILED", failure: error.code };
    throw error;
  }
}

const input = await buffer(process.stdin);
const lineEnd = input.indexOf("\n");
const job = JSON.parse(input.toString("utf8", 0, lineEnd)) as string;
const outcome = await score(job, new Uint8Array(input.subarray(lineEnd + 1)));
// What the engine's parts leave running would keep the process.
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
