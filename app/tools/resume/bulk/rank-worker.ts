import type { Job } from "resume-match";
import { foreignLanguage } from "#app/tools/resume/worker/foreign-language.ts";
import { type Engine, loadEngine, thisMonth } from "#app/tools/resume/worker/load-engine.ts";
import { plainText } from "#app/tools/resume/worker/plain-text.ts";
import { tinyOthers, tinyPdf } from "#app/tools/resume/worker/tiny-files.ts";
import { openPort } from "#app/workers/worker-port.ts";
import type { FromRankWorker, RankRequest, ToRankWorker } from "./rank-messages.ts";
import { toRow } from "./to-row.ts";

// Reads and ranks off the main thread, one file at a time. The worker's Content-Security-Policy
// (server/http/static-files.ts) allows only scripts of this site, so its data cannot leave the page.

const post = openPort<ToRankWorker, FromRankWorker>((message) =>
  message.kind === "warm" ? warmUp(message.pdf) : rank(message),
);

let lastJob: Job | undefined;
/** Caches the parsed job, which all files of a run share. */
function parseJob(text: string, { engine, graph }: Engine): Job {
  if (lastJob?.text !== text) lastJob = engine.readJob(text, graph);
  return lastJob;
}

async function rank({ run, id, file, job, questions }: RankRequest): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded) {
    post({ kind: "not-loaded", run });
    return;
  }
  const { engine, graph } = loaded;
  post({ kind: "opened", run });
  try {
    const now = thisMonth();
    const read = await engine.readResume(new Uint8Array(await file.arrayBuffer()), { timers: globalThis });
    const report = engine.matchResume(read, parseJob(job, loaded), graph, { now });
    const answers = engine.answerQuestions(read, questions, graph, { now });
    post({ kind: "ranked", run, row: toRow({ id, file: file.name }, report, answers) });
  } catch (error) {
    const isKnown = error instanceof engine.ReadError;
    if (!isKnown) console.error(error);
    const code = isKnown ? error.code : "unknown";
    post({
      kind: "unread",
      run,
      unread: { id, file: file.name, code, foreign: foreignLanguage(await plainText(file)) },
    });
  }
}

/** Preloads the code that the files need, so that reading them works offline. */
async function warmUp(pdf: boolean): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  // The next request retries and reports the failure.
  if (!loaded) return;
  const files = pdf ? [tinyPdf, ...tinyOthers] : tinyOthers;
  for (const file of files) await loaded.engine.readResume(file).catch(() => {});
  post({ kind: "warm" });
}
