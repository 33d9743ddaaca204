import type { Progress, Report, SpeechError } from "pronunciation";

/** What is done with a word that the dictionary lacks: nothing expected of it, or that it sounds like known words. */
export type WordChoice = { leaveOut: true } | { soundsLike: string };
export type WordChoices = Record<string, WordChoice>;

export type ScoreRequest = {
  kind: "score";
  run: number;
  samples: Float32Array<ArrayBuffer>;
  text: string;
  choices: WordChoices;
};

/** What the page asks of the worker. It loads nothing itself: model and words come from the page. */
export type ToScoreWorker =
  | { kind: "model"; bytes: ArrayBuffer }
  | { kind: "words"; bytes: ArrayBuffer }
  | { kind: "check"; run: number; text: string }
  | { kind: "open"; run: number; bytes: ArrayBuffer }
  | ScoreRequest;

export type WorkerFailure = SpeechError["code"] | "not-loaded" | "unknown";

/** What the worker answers; `run` is that of the request. */
export type FromScoreWorker =
  | { kind: "checked"; run: number; text: string; unknown: string[] }
  | { kind: "opened"; run: number; samples: Float32Array<ArrayBuffer> }
  | { kind: "progress"; run: number; progress: Progress }
  | { kind: "scored"; run: number; report: Report }
  | { kind: "failed"; run: number; failure: WorkerFailure; words: string[] };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Whether a message is one that the worker knows. */
export function isToWorker(value: unknown): value is ToScoreWorker {
  if (!isFields(value)) return false;
  switch (value.kind) {
    case "model":
    case "words":
      return value.bytes instanceof ArrayBuffer;
    case "check":
      return typeof value.run === "number" && typeof value.text === "string";
    case "open":
      return typeof value.run === "number" && value.bytes instanceof ArrayBuffer;
    case "score":
      return (
        typeof value.run === "number" &&
        value.samples instanceof Float32Array &&
        typeof value.text === "string" &&
        isFields(value.choices)
      );
    default:
      return false;
  }
}

function isProgress(value: unknown): boolean {
  return isFields(value) && typeof value.step === "string" && typeof value.share === "number";
}

function isReport(value: unknown): boolean {
  return (
    isFields(value) &&
    typeof value.verdict === "string" &&
    Array.isArray(value.words) &&
    Array.isArray(value.pauses) &&
    isFields(value.quality)
  );
}

/** Whether a message is one that the page knows. */
export function isFromWorker(value: unknown): value is FromScoreWorker {
  if (!isFields(value) || typeof value.run !== "number") return false;
  switch (value.kind) {
    case "checked":
      return typeof value.text === "string" && Array.isArray(value.unknown);
    case "opened":
      return value.samples instanceof Float32Array;
    case "progress":
      return isProgress(value.progress);
    case "scored":
      return isReport(value.report);
    case "failed":
      return typeof value.failure === "string" && Array.isArray(value.words);
    default:
      return false;
  }
}
