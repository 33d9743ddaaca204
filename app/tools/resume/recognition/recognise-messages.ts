/** The only message from the page to the worker. */
export type ToRecogniseWorker = {
  file: File;
  /** Empty unless the PDF requires one. */
  password: string;
  /** URLs of Tesseract's two scripts and of the folder with its English model. */
  paths: { worker: string; core: string; models: string };
};

/** From the worker to the page. `done` is the recognised share of the page, 0 to 1. */
export type FromRecogniseWorker =
  | { kind: "page"; page: number; pages: number; done: number }
  | { kind: "recognised"; text: string }
  | { kind: "failed"; failure: RecognitionFailure };

/**
 * `no-recogniser`: a part of it failed to load. `no-words`: there is next to no text. `corrupt`: the pages
 * cannot be rendered.
 */
export type RecognitionFailure = "no-recogniser" | "no-words" | "corrupt";
