import { loadJudge } from "code-judge/load";
import { openPort } from "#app/workers/worker-port.ts";
import type { FromJudge, ToJudge } from "./judge-messages.ts";

// Runs programs off the page's thread. Its policy allows it to load this site's scripts and to compile WebAssembly, and
// nothing else (server/http/static-files.ts): no program can send anything.

let judge: ReturnType<typeof loadJudge> | undefined;

const signOfLifeMs = 250;
let lastSign = 0;

function showLife(): void {
  lastSign = performance.now();
  post({ kind: "working" });
}

/** Shows the page that the program still takes steps. Their number is limited; a built-in function that hangs takes none. */
function onTick(): void {
  if (performance.now() - lastSign >= signOfLifeMs) showLife();
}

const post = openPort<ToJudge, FromJudge>(async ({ submission, wasm }) => {
  if (wasm) judge = loadJudge(wasm, onTick);
  if (!judge) throw new Error("The sandbox has not come");
  const run = await judge;
  showLife();
  post({ kind: "judged", judgement: run(submission) });
});
