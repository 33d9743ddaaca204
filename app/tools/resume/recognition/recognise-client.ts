import modelUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import scriptUrl from "tesseract.js/dist/worker.min.js?url";
import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.js?url";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { createWorkerClient } from "#app/workers/worker-client.ts";
import { fetchParts } from "./fetch-parts.ts";
import type { FromRecogniseWorker, RecognitionFailure, ToRecogniseWorker } from "./recognise-messages.ts";

/** `done` is the loaded share of all files, or the recognised share of the page, 0 to 1. */
export type RecognitionProgress =
  | { stage: "loading"; done: number }
  | { stage: "reading"; page: number; pages: number; done: number };

export type RecognitionResult =
  | { kind: "recognised"; text: string }
  | { kind: "failed"; failure: RecognitionFailure }
  | { kind: "cancelled" };

const absolute = (path: string) => new URL(path, location.href).href;

/** In development the core does not find its separate WebAssembly file, so this variant embeds it. */
const coreForDevelopment = async () =>
  (await import("tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url")).default;

/**
 * Recognises the text of a PDF's pages or of an image file. All parts of the recogniser are loaded before the
 * file is opened; from then on it works offline.
 */
export async function recognise(
  scan: Pick<ToRecogniseWorker, "file" | "password">,
  signal: AbortSignal,
  onProgress: (progress: RecognitionProgress) => void,
): Promise<RecognitionResult> {
  try {
    // Preloads them only for the progress bar: Tesseract then reads both from the browser's cache.
    await fetchParts({ model: modelUrl, wasm: wasmUrl }, signal, (done) =>
      onProgress({ stage: "loading", done }),
    );
  } catch {
    return signal.aborted ? { kind: "cancelled" } : { kind: "failed", failure: "no-recogniser" };
  }
  const paths = {
    worker: absolute(scriptUrl),
    core: absolute(import.meta.env.DEV ? await coreForDevelopment() : coreUrl),
    models: absolute(modelUrl).replace(/\/[^/]*$/, ""),
  };
  return ask({ file: scan.file, password: scan.password, paths }, signal, onProgress);
}

/** Runs a worker for one scan. */
function ask(
  request: ToRecogniseWorker,
  signal: AbortSignal,
  onProgress: (progress: RecognitionProgress) => void,
): Promise<RecognitionResult> {
  const { promise, resolve } = Promise.withResolvers<RecognitionResult>();
  const end = (result: RecognitionResult) => {
    client.stop();
    resolve(result);
  };
  const client = createWorkerClient<ToRecogniseWorker, FromRecogniseWorker>({
    create: () => new Worker(new URL("./recognise-worker.ts", import.meta.url), { type: "module" }),
    onMessage: (answer) => {
      if (answer.kind === "page") onProgress({ ...answer, stage: "reading" });
      else end(answer);
    },
    onFailure: () => end({ kind: "failed", failure: "no-recogniser" }),
  });
  signal.addEventListener("abort", () => end({ kind: "cancelled" }), { once: true });
  client.post(request);
  return promise;
}
