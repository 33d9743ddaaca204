import modelUrl from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";
import scriptUrl from "tesseract.js/dist/worker.min.js?url";
import coreUrl from "tesseract.js-core/tesseract-core-simd-lstm.js?url";
import wasmUrl from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import { fetchParts } from "./fetch-parts.ts";
import {
  isRecogniserAnswer,
  type RecogniseRequest,
  type RecognitionFailure,
} from "./recognition-messages.ts";

/** `done` is the part of all that is loaded, or of the page that is read, from 0 to 1. */
export type RecognitionProgress =
  | { stage: "loading"; done: number }
  | { stage: "reading"; page: number; pages: number; done: number };

export type Recognised =
  | { kind: "recognised"; text: string }
  | { kind: "failed"; failure: RecognitionFailure }
  | { kind: "cancelled" };

const absolute = (path: string) => new URL(path, location.href).href;

/** The development server leaves every file in its package, so that the core does not find its program: this one holds it. */
const coreForDevelopment = async () =>
  (await import("tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url")).default;

/**
 * The words of a PDF's or picture file's pages. Every part of the recogniser is loaded before the file is touched; after
 * that nothing is asked for.
 */
export async function recognise(
  scan: Pick<RecogniseRequest, "file" | "password">,
  signal: AbortSignal,
  onProgress: (progress: RecognitionProgress) => void,
): Promise<Recognised> {
  try {
    // Loaded here for the progress: Tesseract takes both from the browser's cache.
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
  return ask({ kind: "recognise", file: scan.file, password: scan.password, paths }, signal, onProgress);
}

/** Gives the scan to a worker of its own, which ends with its answer. */
function ask(
  request: RecogniseRequest,
  signal: AbortSignal,
  onProgress: (progress: RecognitionProgress) => void,
): Promise<Recognised> {
  const { promise, resolve } = Promise.withResolvers<Recognised>();
  const worker = new Worker(new URL("./recognise-worker.ts", import.meta.url), { type: "module" });
  const end = (answer: Recognised) => {
    worker.terminate();
    resolve(answer);
  };
  signal.addEventListener("abort", () => end({ kind: "cancelled" }), { once: true });
  worker.addEventListener("error", () => end({ kind: "failed", failure: "no-recogniser" }));
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (!isRecogniserAnswer(data)) return;
    if (data.kind === "page") onProgress({ ...data, stage: "reading" });
    else end(data);
  });
  worker.postMessage(request);
  return promise;
}
