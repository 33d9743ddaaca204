// Runs in a separate process because a résumé may be crafted to attack its reader. This process can read
// nothing but the engine's files, has no settings, and is killed from outside if it takes too long. Input, for
// each file: a `Request` as one line, then the bytes. Output: its outcome as one line.
import { matchResume, ReadError, readJob, readResume } from "resume-match";
import { loadGraph } from "resume-match/node";
import { watchIntrinsics } from "./intrinsics.ts";
import type { Outcome, Request } from "./outcome.ts";

const graph = loadGraph();

async function score(posting: string, resume: Uint8Array): Promise<Outcome> {
  try {
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

/** Requests with their files, as they arrive. */
async function* readRequests(): AsyncGenerator<Request & { resume: Uint8Array }> {
  let input: Buffer = Buffer.alloc(0);
  let request: Request | undefined;
  for await (const chunk of process.stdin) {
    input = Buffer.concat([input, chunk as Buffer]);
    const lineEnd = request === undefined ? input.indexOf("\n") : -1;
    if (lineEnd !== -1) {
      request = JSON.parse(input.toString("utf8", 0, lineEnd)) as Request;
      input = input.subarray(lineEnd + 1);
    }
    if (request === undefined || input.length < request.bytes) continue;
    yield { ...request, resume: new Uint8Array(input.subarray(0, request.bytes)) };
    input = input.subarray(request.bytes);
    request = undefined;
  }
}

const isUntouched = watchIntrinsics();
for await (const { id, posting, resume } of readRequests()) {
  const outcome = await score(posting, resume);
  await new Promise((written) => process.stdout.write(`${JSON.stringify({ id, outcome })}\n`, written));
  if (!isUntouched()) break;
}
// The PDF reader leaves timers behind that would keep the process alive.
process.exit(0);
