import type { MatchReport, Passage } from "resume-match";
import type { OpenPosting, PostingLink } from "#domain/postings/open-postings.ts";
import type { WorkerFailure } from "./failure.ts";
import type { PostingFit } from "./posting-fit.ts";

/** The tool loads before the file is opened; the other stages are the engine's. */
export type Stage = "loading" | "opening" | "reading" | "understanding" | "matching";
export type PostingScore = PostingLink & { score: number };

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
/** Asks how the résumé fits each of the postings. */
export type FitRequest = Omit<MatchRequest, "kind" | "job"> & { kind: "fit" };
/** What the page asks of the worker. */
export type ToMatchWorker = { kind: "warm" } | MatchRequest | FitRequest;

/** What the worker answers; `run` is that of the request. */
export type FromMatchWorker =
  | { kind: "warm" }
  | { kind: "stage"; run: number; stage: Stage }
  | { kind: "matched"; run: number; report: MatchReport; passages: Passage[]; job?: string }
  | { kind: "compared"; run: number; compared: PostingScore[] }
  | { kind: "fitted"; run: number; fits: PostingFit[] }
  | { kind: "failed"; run: number; failure: WorkerFailure };

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
export function isToWorker(value: unknown): value is ToMatchWorker {
  if (!isFields(value)) return false;
  if (value.kind === "warm") return true;
  return (
    (value.kind === "fit" || (value.kind === "match" && typeof value.job === "string")) &&
    typeof value.run === "number" &&
    isSource(value.resume) &&
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

function isFit(value: unknown): boolean {
  return (
    isFields(value) &&
    typeof value.url === "string" &&
    typeof value.score === "number" &&
    Array.isArray(value.answered) &&
    Array.isArray(value.missing)
  );
}

/** Whether a message is one that the page knows. */
export function isFromWorker(value: unknown): value is FromMatchWorker {
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
    case "fitted":
      return Array.isArray(value.fits) && value.fits.every(isFit);
    case "failed":
      return typeof value.failure === "string";
    default:
      return false;
  }
}
