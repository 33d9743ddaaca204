/** The one message from the page to the worker. */
export type ToRecogniseWorker = {
  file: File;
  /** Empty unless the PDF asks for one. */
  password: string;
  /** Addresses of Tesseract's two scripts and of the folder with its English model. */
  paths: { worker: string; core: string; models: string };
};

/** From the worker to the page. `done` is the share of the page that is read, 0 to 1. */
export type FromRecogniseWorker =
  | { kind: "page"; page: number; pages: number; done: number }
  | { kind: "recognised"; text: string }
  | { kind: "failed"; failure: RecognitionFailure };

/** `no-recogniser`: a part of it did not load. `no-words`: the pages have next to no words. `corrupt`: they cannot be drawn. */
export type RecognitionFailure = "no-recogniser" | "no-words" | "corrupt";
