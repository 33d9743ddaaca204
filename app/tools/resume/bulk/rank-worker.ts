import type { Job } from "resume-match";
import { type Engine, loadEngine, thisMonth } from "#app/tools/resume/worker/load-tools.ts";
import { type FromRankWorker, isToWorker, type RankRequest } from "./rank-messages.ts";
import { toRow } from "./row-of.ts";

// Reads and ranks off the page's thread, one file at a time. Its own policy lets it load this site's scripts and ask
// for nothing else (server/http/static-files.ts): what it is given cannot leave it but to the page.

const post = (message: FromRankWorker) => postMessage(message);

let lastJob: Job | undefined;
/** All files of a run are held against the same job: it is read once. */
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
    const read = await engine.readResume(new Uint8Array(await file.arrayBuffer()));
    const report = engine.matchResume(read, parseJob(job, loaded), graph, { now });
    const answers = engine.answerQuestions(read, questions, graph, { now });
    post({ kind: "ranked", run, row: toRow({ id, file: file.name }, report, answers) });
  } catch (error) {
    const isKnown = error instanceof engine.ReadError;
    if (!isKnown) console.error(error);
    post({ kind: "unread", run, unread: { id, file: file.name, code: isKnown ? error.code : "unknown" } });
  }
}

const emptyPdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
`;

/** Loads what the files will need, so that nothing is asked for while they are read: an empty PDF brings the reader of PDFs. */
async function warmUp(pdf: boolean): Promise<void> {
  const { engine } = await loadEngine();
  if (pdf) await engine.readResume(new TextEncoder().encode(emptyPdf)).catch(() => {});
  post({ kind: "warm" });
}

addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (!isToWorker(data)) return;
  if (data.kind === "warm") warmUp(data.pdf).catch(() => {});
  else void rank(data);
});
