// Runs in a separate process because a résumé may be crafted to attack its reader. This process can read
// nothing but the engine's files, has no settings, and is killed from outside if it takes too long. Input:
// the posting's text as JSON on one line, then the bytes of the résumé. Output: the outcome as JSON.
import { buffer } from "node:stream/consumers";
import { matchResume, ReadError, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import type { Outcome } from "./score-resume.ts";

async function score(posting: string, resume: Uint8Array): Promise<Outcome> {
  try {
    const graph = loadGraph();
    const today = new Date();
    const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
    // No timers: processor time is limited from outside, and a busy machine must not fail an honest résumé.
    const read = await readResume(resume);
    const report = matchResume(read, readJob(posting, graph), graph, { now });
    const engine = `${report.engine.version}/${report.engine.graph}`;
    return { kind: "SCORED", score: Math.round(report.score), engine, report: JSON.stringify(report) };
  } catch (error) {
    if (error instanceof ReadError) return { kind: "FAILED", failure: error.code };
    throw error;
  }
}

const input = await buffer(process.stdin);
const lineEnd = input.indexOf("\n");
const posting = JSON.parse(input.toString("utf8", 0, lineEnd)) as string;
const outcome = await score(posting, new Uint8Array(input.subarray(lineEnd + 1)));
// The PDF reader leaves timers behind that would keep the process alive.
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
