// Runs in a separate process because a résumé may be made to attack its reader. This process can read the engine's
// files and nothing else, knows no setting, and is killed from outside when it takes too long.
// Input: the posting's text as JSON on one line, then the bytes of the résumé. Output: the outcome as JSON.
import { buffer } from "node:stream/consumers";
import { matchResume, ReadError, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import type { Outcome } from "./score-resume.ts";

async function score(posting: string, resume: Uint8Array): Promise<Outcome> {
  try {
    const graph = loadGraph();
    const today = new Date();
    const now = { year: today.getFullYear(), month: today.getMonth() + 1 };
    // Without timers: processor time is limited from outside, and a busy machine must fail no honest résumé.
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
// Timers that the PDF reader leaves behind would keep the process alive.
process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
