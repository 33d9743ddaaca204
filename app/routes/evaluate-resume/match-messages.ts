import type { MatchReport, Passage } from "resume-match";
import type { OpenPosting } from "../../content/content.ts";
import type { Failure, PostingScore, Stage } from "./tool-state.ts";

/** `key` names a chosen file, so that it is read once however often it is scored. */
export type ResumeSource = { kind: "file"; file: File; key: string } | { kind: "text"; text: string };

export type MatchRequest = {
  kind: "match";
  run: number;
  resume: ResumeSource;
  job: string;
  password?: string;
  postings: OpenPosting[];
};
/** What the page asks of the worker. */
export type ToWorker = { kind: "warm" } | MatchRequest;

/** What the worker answers; `run` is that of the request. */
export type FromWorker =
  | { kind: "warm" }
  | { kind: "stage"; run: number; stage: Stage }
  | { kind: "matched"; run: number; report: MatchReport; passages: Passage[]; job?: string }
  | { kind: "compared"; run: number; compared: PostingScore[] }
  | { kind: "failed"; run: number; failure: Failure };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function isSource(value: unknown): boolean {
  if (!isFields(value)) return false;
  if (value.kind === "file") return value.file instanceof File && typeof value.key === "string";
  return value.kind === "text" && typeof value.text === "string";
}

/** Whether a message is one that the worker knows. */
export function isToWorker(value: unknown): value is ToWorker {
  if (!isFields(value)) return false;
  if (value.kind === "warm") return true;
  return (
    value.kind === "match" &&
    typeof value.run === "number" &&
    isSource(value.resume) &&
    typeof value.job === "string" &&
    Array.isArray(value.postings)
  );
}

function isReport(value: unknown): boolean {
  return (
    isFields(value) &&
    typeof value.score === "number" &&
    typeof value.resumeText === "string" &&
    typeof value.jobText === "string" &&
    Array.isArray(value.requirements)
  );
}

/** Whether a message is one that the page knows. */
export function isFromWorker(value: unknown): value is FromWorker {
  if (!isFields(value)) return false;
  if (value.kind === "warm") return true;
  if (typeof value.run !== "number") return false;
  switch (value.kind) {
    case "stage":
      return typeof value.stage === "string";
    case "matched":
      return isReport(value.report) && Array.isArray(value.passages);
    case "compared":
      return Array.isArray(value.compared);
    case "failed":
      return typeof value.failure === "string";
    default:
      return false;
  }
}
