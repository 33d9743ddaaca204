import { createWorker, OEM, PSM, type Worker as Recogniser } from "tesseract.js";
import { getResolvedPDFJS } from "unpdf";
import { openPort } from "#app/workers/worker-port.ts";
import { pagePictures } from "./page-pictures.ts";
import type { FromRecogniseWorker, RecognitionFailure, ToRecogniseWorker } from "./recognise-messages.ts";

// Renders the pages of a scan for Tesseract, which runs in a nested worker. Each worker's script response
// sets its Content-Security-Policy (server/http/static-files.ts): this one may load nothing, Tesseract's only
// its own files.

/** Fewer letters are probably specks or a photograph. */
const minLetters = 40;
/** All files are cached by then. If a device lacks memory for the program, no error is reported. */
const startTimeoutMs = 90_000;
/** Below this confidence Tesseract guesses, for example sees words in leaves and tiles. */
const minConfidence = 40;

class RecognitionError extends Error {
  readonly failure: RecognitionFailure;
  constructor(failure: RecognitionFailure) {
    super(failure);
    this.failure = failure;
  }
}

const post = openPort<ToRecogniseWorker, FromRecogniseWorker>(async (request) => {
  try {
    post({ kind: "recognised", text: await recognise(request) });
  } catch (error) {
    if (!(error instanceof RecognitionError)) console.error(error);
    post({ kind: "failed", failure: error instanceof RecognitionError ? error.failure : "corrupt" });
  }
});

/** Receives the recognised share of the current page. */
let onProgress = (_done: number) => {};

async function startRecogniser({ paths }: ToRecogniseWorker): Promise<Recogniser> {
  // Failures after its script has run only reach the error handler.
  const crash = Promise.withResolvers<never>();
  crash.promise.catch(() => {});
  const timer = setTimeout(crash.reject, startTimeoutMs);
  try {
    const start = createWorker("eng", OEM.LSTM_ONLY, {
      workerPath: paths.worker,
      corePath: paths.core,
      langPath: paths.models,
      workerBlobURL: false,
      cacheMethod: "none",
      gzip: true,
      logger: ({ status, progress }) => {
        if (status === "recognizing text") onProgress(progress);
      },
      errorHandler: crash.reject,
    });
    const recogniser = await Promise.race([start, crash.promise]);
    await getResolvedPDFJS();
    await recogniser.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "200" });
    return recogniser;
  } catch (error) {
    console.error(error);
    throw new RecognitionError("no-recogniser");
  } finally {
    clearTimeout(timer);
  }
}

async function recognise(request: ToRecogniseWorker): Promise<string> {
  const recogniser = await startRecogniser(request);
  const pictures = await pagePictures(request.file, request.password);
  const texts: string[] = [];
  for (const [index, picture] of pictures.entries()) {
    onProgress = (done) => post({ kind: "page", page: index + 1, pages: pictures.length, done });
    onProgress(0);
    const { data } = await recogniser.recognize(await picture(), { rotateAuto: true });
    if (data.confidence >= minConfidence) texts.push(data.text.trim());
  }
  const text = texts.join("\n\n");
  if ((text.match(/\p{L}/gu) ?? []).length < minLetters) throw new RecognitionError("no-words");
  return text;
}
