import type { Job, ReadResume, RequirementEdit, ScreeningAnswer } from "resume-match";
import { listAsked } from "#app/tools/resume/requirements/asked.ts";
import { foreignLanguage } from "#app/tools/resume/worker/foreign-language.ts";
import { type Engine, loadEngine, thisMonth } from "#app/tools/resume/worker/load-engine.ts";
import { plainText } from "#app/tools/resume/worker/plain-text.ts";
import { tinyOthers, tinyPdf } from "#app/tools/resume/worker/tiny-files.ts";
import { openPort } from "#app/workers/worker-port.ts";
import type { CorrectRequest, FromRankWorker, RankRequest, Row, ToRankWorker } from "./rank-messages.ts";
import { toRow } from "./to-row.ts";

// Reads and ranks off the main thread, one file at a time. The worker's Content-Security-Policy
// (server/http/static-files.ts) allows only scripts of this site, so its data cannot leave the page.

const post = openPort<ToRankWorker, FromRankWorker>((message) => {
  if (message.kind === "warm") return warmUp(message.pdf);
  return message.kind === "rank" ? rank(message) : correct(message);
});

type KeptFile = { id: number; file: string; read: ReadResume; answers: ScreeningAnswer[] };
/** The current run: its job, and what has been read, so that a correction of the job reads no file again. */
type KeptRun = {
  run: number;
  text: string;
  edits: RequirementEdit[];
  /** As read, without corrections. */
  job?: Job;
  files: KeptFile[];
};
let kept: KeptRun | undefined;

function readJob(own: KeptRun, { engine, graph }: Engine): Job {
  if (!own.job) {
    own.job = engine.readJob(own.text, graph);
    post({ kind: "asked", run: own.run, asked: listAsked(own.job, engine.requirementKey) });
  }
  return engine.editRequirements(own.job, own.edits);
}

function scoreRow({ id, file, read, answers }: KeptFile, job: Job, { engine, graph }: Engine): Row {
  return toRow({ id, file }, engine.matchResume(read, job, graph, { now: thisMonth() }), answers);
}

async function rank({ run, id, file, job, questions, edits }: RankRequest): Promise<void> {
  if (kept?.run !== run) kept = { run, text: job, edits, files: [] };
  kept.edits = edits;
  const own = kept;
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded) {
    post({ kind: "not-loaded", run });
    return;
  }
  const { engine, graph } = loaded;
  post({ kind: "opened", run });
  try {
    const read = await engine.readResume(new Uint8Array(await file.arrayBuffer()), { timers: globalThis });
    const answers = engine.answerQuestions(read, questions, graph, { now: thisMonth() });
    const keptFile = { id, file: file.name, read, answers };
    const row = scoreRow(keptFile, readJob(own, loaded), loaded);
    own.files = [...own.files.filter((other) => other.id !== id), keptFile];
    post({ kind: "ranked", run, row });
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

/** Scores again what was read. A worker that has replaced another one has read nothing. */
async function correct({ run, edits }: CorrectRequest): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded) {
    post({ kind: "not-loaded", run });
    return;
  }
  if (kept?.run !== run) {
    post({ kind: "corrected", run, rows: [] });
    return;
  }
  const own = kept;
  own.edits = edits;
  // Of several corrections that wait, only the last one is worth the work.
  await new Promise((resolve) => setTimeout(resolve));
  if (own.edits !== edits) return;
  const job = readJob(own, loaded);
  post({ kind: "corrected", run, rows: own.files.map((file) => scoreRow(file, job, loaded)) });
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
