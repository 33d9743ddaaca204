import { createWorker, OEM, PSM, type Worker as Recogniser } from "tesseract.js";
import { getResolvedPDFJS } from "unpdf";
import { pagePictures } from "./page-pictures.ts";
import {
  isRecogniseRequest,
  type RecogniseRequest,
  type RecogniserAnswer,
  type RecognitionFailure,
} from "./recognition-messages.ts";

// Draws the pages of a scan and has them read by Tesseract in a worker below it. Each has the policy of its own answer
// (server/http/static-files.ts): this one asks for nothing, Tesseract's for its own files on this site.

/** Fewer letters than this are specks on the paper, or a photograph. */
const minLetters = 40;
/** Everything is in the browser's cache by then; a device that has no room for the program says nothing. */
const startTimeoutMs = 90_000;
/** Below this the reader guesses: words from leaves and tiles. */
const minConfidence = 40;

class RecognitionError extends Error {
  readonly failure: RecognitionFailure;
  constructor(failure: RecognitionFailure) {
    super(failure);
    this.failure = failure;
  }
}

const post = (answer: RecogniserAnswer) => postMessage(answer);

/** How far the page at hand is. */
let onProgress = (_done: number) => {};

async function startRecogniser({ paths }: RecogniseRequest): Promise<Recogniser> {
  // What goes wrong after its script has run is told to this handler alone.
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const timer = setTimeout(broken.reject, startTimeoutMs);
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
      errorHandler: broken.reject,
    });
    const recogniser = await Promise.race([start, broken.promise]);
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

async function recognise(request: RecogniseRequest): Promise<string> {
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

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (!isRecogniseRequest(data)) return;
  try {
    post({ kind: "recognised", text: await recognise(data) });
  } catch (error) {
    if (!(error instanceof RecognitionError)) console.error(error);
    post({ kind: "failed", failure: error instanceof RecognitionError ? error.failure : "corrupt" });
  }
});
