import type { Job, ReadErrorCode, ReadResume } from "resume-match";
import { listAsked } from "#app/tools/resume/requirements/asked.ts";
import { openPort } from "#app/workers/worker-port.ts";
import { foreignLanguage } from "./foreign-language.ts";
import { type Engine, loadEngine, thisMonth } from "./load-engine.ts";
import type {
  CorrectRequest,
  FitRequest,
  FromMatchWorker,
  MatchRequest,
  ResumeSource,
  ToMatchWorker,
} from "./match-messages.ts";
import { isPicture } from "./picture-file.ts";
import { plainText } from "./plain-text.ts";
import { postingFit } from "./posting-fit.ts";
import { tinyOthers, tinyPdf } from "./tiny-files.ts";

// Reads and matches off the main thread. The worker's Content-Security-Policy (server/http/static-files.ts)
// allows only scripts of this site, so its data cannot leave the page.

const post = openPort<ToMatchWorker, FromMatchWorker>((message) => {
  if (message.kind === "warm") return warmUp();
  return message.kind === "correct" ? correct(message) : answer(message);
});

let last: { key: string; read: ReadResume } | undefined;
/** The last match, with its job as read. */
let lastMatch: { run: number; read: ReadResume; job: Job } | undefined;

async function readSource(
  { engine }: Engine,
  { run, resume: source, password }: MatchRequest | FitRequest,
): Promise<ReadResume> {
  const key = source.kind === "file" ? source.key : source.text;
  post({ kind: "stage", run, stage: "opening" });
  if (last?.key !== key) {
    const input = source.kind === "file" ? new Uint8Array(await source.file.arrayBuffer()) : source.text;
    const read = await engine.readResume(input, {
      ...(password && { password }),
      timers: globalThis,
      onStage: (stage) => post({ kind: "stage", run, stage }),
    });
    last = { key, read };
  }
  post({ kind: "stage", run, stage: "matching" });
  return last.read;
}

async function match(request: MatchRequest, loaded: Engine): Promise<void> {
  const { run, edits } = request;
  const { engine, graph } = loaded;
  const read = await readSource(loaded, request);
  const now = thisMonth();
  const job = engine.readJob(request.job, graph);
  lastMatch = { run, read, job };
  const report = engine.matchResume(read, engine.editRequirements(job, edits), graph, { now });
  const { passages } = read;
  post({
    kind: "matched",
    run,
    report,
    passages,
    ...(job.title !== undefined && { job: job.title }),
    asked: listAsked(job, engine.requirementKey),
    edits,
    foreign: foreignLanguage(read.text),
  });
  const compared = request.postings.map(({ title, url, text }) => {
    return { title, url, ...engine.matchParts(read, engine.readJob(text, graph), graph, { now }) };
  });
  if (compared.length > 0) post({ kind: "compared", run, compared });
}

async function correct({ run, edits }: CorrectRequest): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded || lastMatch?.run !== run) {
    post({ kind: "forgotten", run });
    return;
  }
  const { engine, graph } = loaded;
  const job = engine.editRequirements(lastMatch.job, edits);
  const report = engine.matchResume(lastMatch.read, job, graph, { now: thisMonth() });
  post({ kind: "corrected", run, report, edits });
}

/** Matches the résumé with every posting, with evidence for each. */
async function fitAll(request: FitRequest, loaded: Engine): Promise<void> {
  const { run, postings } = request;
  const { engine, graph } = loaded;
  const read = await readSource(loaded, request);
  const now = thisMonth();
  const fits = postings.map(({ url, text }) =>
    postingFit(url, engine.matchResume(read, engine.readJob(text, graph), graph, { now })),
  );
  post({ kind: "fitted", run, fits, foreign: foreignLanguage(read.text) });
}

/** An image file is reported as a scan. */
async function toFailure(code: ReadErrorCode, source: ResumeSource): Promise<ReadErrorCode> {
  if (code !== "unsupported" || source.kind !== "file") return code;
  const start = new Uint8Array(await source.file.slice(0, 4).arrayBuffer());
  return isPicture(start) ? "scanned" : code;
}

async function answer(request: MatchRequest | FitRequest): Promise<void> {
  const { run } = request;
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded) {
    post({ kind: "failed", run, failure: "not-loaded" });
    return;
  }
  try {
    if (request.kind === "fit") await fitAll(request, loaded);
    else await match(request, loaded);
  } catch (error) {
    const isKnown = error instanceof loaded.engine.ReadError;
    if (!isKnown) console.error(error);
    const { resume } = request;
    post({
      kind: "failed",
      run,
      failure: isKnown ? await toFailure(error.code, resume) : "unknown",
      foreign: foreignLanguage(resume.kind === "file" ? await plainText(resume.file) : resume.text),
    });
  }
}

/** Preloads everything that a file may need, so that reading it works offline. */
async function warmUp(): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  // The next request retries and reports the failure.
  if (!loaded) return;
  for (const file of [tinyPdf, ...tinyOthers]) await loaded.engine.readResume(file).catch(() => {});
  post({ kind: "warm" });
}
