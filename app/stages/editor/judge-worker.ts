import { loadJudge } from "code-judge/load";
import { openPort } from "#app/workers/worker-port.ts";
import type { FromJudge, ToJudge } from "./judge-messages.ts";

// Runs programs off the main thread. Its CSP allows loading this site's scripts and compiling WebAssembly,
// and nothing else (server/http/static-files.ts), so programs cannot send anything anywhere.

let judge: ReturnType<typeof loadJudge> | undefined;

const signOfLifeMs = 250;
let lastSign = 0;

function showLife(): void {
  lastSign = performance.now();
  post({ kind: "working" });
}

/** Reports that the program still executes steps, which are limited. A hanging built-in executes none. */
function onTick(): void {
  if (performance.now() - lastSign >= signOfLifeMs) showLife();
}

const post = openPort<ToJudge, FromJudge>(async ({ submission, examples, isJudged, wasm }) => {
  if (wasm) judge = loadJudge(wasm, onTick);
  if (!judge) throw new Error("The sandbox has not come");
  showLife();
  post({ kind: "ran", ran: await judge.runExamples(submission, examples), isLast: !isJudged });
  if (isJudged) post({ kind: "judged", judgement: await judge.judge(submission) });
});
