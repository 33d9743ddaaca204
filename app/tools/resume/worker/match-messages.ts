import type { MatchReport, Passage, RequirementEdit } from "resume-match";
import type { Asked } from "#app/tools/resume/requirements/asked.ts";
import type { OpenPosting, PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { WorkerFailure } from "./failure.ts";
import type { PostingFit } from "./posting-fit.ts";

/** "loading" is the tool's own stage, before the file is opened; the others are the engine's. */
export type Stage = "loading" | "opening" | "reading" | "understanding" | "matching";
export type PostingScore = PostingLink & Pick<MatchReport, "score" | "parts">;

/** `key` identifies a chosen file, so that it is read only once however often it is scored. */
export type ResumeSource = { kind: "file"; file: File; key: string } | { kind: "text"; text: string };

export type MatchRequest = {
  kind: "match";
  run: number;
  resume: ResumeSource;
  job: string;
  password?: string;
  postings: OpenPosting[];
  /** The reader's corrections of the job. */
  edits: RequirementEdit[];
};
/** Requests the last match again with other corrections of the job. */
export type CorrectRequest = { kind: "correct"; run: number; edits: RequirementEdit[] };
/** Requests the résumé's fit with each posting. */
export type FitRequest = Omit<MatchRequest, "kind" | "job" | "edits"> & { kind: "fit" };
export type ToMatchWorker = { kind: "warm" } | MatchRequest | CorrectRequest | FitRequest;

/**
 * From the worker to the page; `run` is that of the request, `foreign` the résumé's language if it is not read.
 * `forgotten`: this worker has not made the match that is to be corrected.
 */
export type FromMatchWorker =
  | { kind: "warm" }
  | { kind: "stage"; run: number; stage: Stage }
  | {
      kind: "matched";
      run: number;
      report: MatchReport;
      passages: Passage[];
      job?: string;
      asked: Asked[];
      edits: RequirementEdit[];
      foreign: string | undefined;
    }
  | { kind: "corrected"; run: number; report: MatchReport; edits: RequirementEdit[] }
  | { kind: "forgotten"; run: number }
  | { kind: "compared"; run: number; compared: PostingScore[] }
  | { kind: "fitted"; run: number; fits: PostingFit[]; foreign: string | undefined }
  | { kind: "failed"; run: number; failure: WorkerFailure; foreign?: string | undefined };
