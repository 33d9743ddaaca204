/** What the page asks of the worker, once: everything that it needs comes with it. */
export type RecogniseRequest = {
  kind: "recognise";
  file: File;
  /** Of a PDF that asks for one; else empty. */
  password: string;
  /** The addresses of Tesseract's two scripts, and of the folder with what it knows of English letters. */
  paths: { worker: string; core: string; models: string };
};

/** What the worker answers. `done` is the part of the page that is read, from 0 to 1. */
export type RecogniserAnswer =
  | { kind: "page"; page: number; pages: number; done: number }
  | { kind: "recognised"; text: string }
  | { kind: "failed"; failure: RecognitionFailure };

/** `no-recogniser`: a part of it did not load. `no-words`: it read the pages and found next to nothing. `corrupt`: the pages cannot be drawn. */
export type RecognitionFailure = "no-recogniser" | "no-words" | "corrupt";

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Whether a message is one that the worker knows. */
export function isRecogniseRequest(value: unknown): value is RecogniseRequest {
  return (
    isFields(value) &&
    value.kind === "recognise" &&
    value.file instanceof File &&
    isFields(value.paths) &&
    [value.paths.worker, value.paths.core, value.paths.models].every((one) => typeof one === "string") &&
    typeof value.password === "string"
  );
}

/** Whether a message is one that the page knows. */
export function isRecogniserAnswer(value: unknown): value is RecogniserAnswer {
  if (!isFields(value)) return false;
  switch (value.kind) {
    case "page":
      return [value.page, value.pages, value.done].every((one) => typeof one === "number");
    case "recognised":
      return typeof value.text === "string";
    case "failed":
      return typeof value.failure === "string";
    default:
      return false;
  }
}
