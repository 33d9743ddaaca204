import { listAsked } from "#app/tools/resume/requirements/asked.ts";
import { loadEngine } from "#app/tools/resume/worker/load-engine.ts";
import { openPort } from "#app/workers/worker-port.ts";
import type { FromPostingWorker, PostingReading, ToPostingWorker } from "./posting-messages.ts";

// Reads postings off the main thread. As a worker's policy allows only scripts of this site, nothing leaves the page.

const post = openPort<ToPostingWorker, FromPostingWorker>((message) =>
  message.kind === "read" ? read(message.run, message.text) : open(message.run, message.file),
);

async function read(run: number, text: string): Promise<void> {
  const loaded = await Promise.all([loadEngine(), import("posting-check")]).catch(() => undefined);
  if (!loaded) {
    post({ kind: "not-loaded", run });
    return;
  }
  const [{ engine, graph }, { checkPosting }] = loaded;
  const job = engine.readJob(text, graph);
  const reading: PostingReading = {
    text,
    ...(job.title !== undefined && { title: job.title }),
    asked: listAsked(job, engine.requirementKey),
    check: checkPosting(text),
  };
  post({ kind: "read", run, reading });
}

async function open(run: number, file: File): Promise<void> {
  const loaded = await loadEngine().catch(() => undefined);
  if (!loaded) {
    post({ kind: "not-loaded", run });
    return;
  }
  const { engine } = loaded;
  try {
    const { text } = await engine.readResume(new Uint8Array(await file.arrayBuffer()), {
      timers: globalThis,
    });
    post({ kind: "opened", run, text: text.trim() });
  } catch (error) {
    const isKnown = error instanceof engine.ReadError;
    if (!isKnown) console.error(error);
    post({ kind: "unreadable", run, code: isKnown ? error.code : "unknown" });
  }
}
