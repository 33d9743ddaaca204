import type { MatchReport, Passage } from "resume-match";
import type { OpenPosting, PostingLink } from "#domain/postings/postings-for-tools.ts";
import type { WorkerFailure } from "./failure.ts";
import type { PostingFit } from "./posting-fit.ts";

/** "loading" is the tool's own stage, before the file is opened; the others are the engine's. */
export type Stage = "loading" | "opening" | "reading" | "understanding" | "matching";
export type PostingScore = PostingLink & { score: number };

/** `key` identifies a chosen file, so that it is read only once however often it is scored. */
export type ResumeSource = { kind: "file"; file: File; key: string } | { kind: "text"; text: string };

export type MatchRequest = {
  kind: "match";
  run: number;
  resume: ResumeSource;
  job: string;
  password?: string;
  postings: OpenPosting[];
};
/** Requests the résumé's fit with each posting. */
export type FitRequest = Omit<MatchRequest, "kind" | "job"> & { kind: "fit" };
export type ToMatchWorker = { kind: "warm" } | MatchRequest | FitRequest;

/** From the worker to the page; `run` is that of the request, `foreign` the résumé's language if it is not read. */
export type FromMatchWorker =
  | { kind: "warm" }
  | { kind: "stage"; run: number; stage: Stage }
  | {
      kind: "matched";
      run: number;
      report: MatchReport;
      passages: Passage[];
      job?: string;
      foreign: string | undefined;
    }
  | { kind: "compared"; run: number; compared: PostingScore[] }
  | { kind: "fitted"; run: number; fits: PostingFit[]; foreign: string | undefined }
  | { kind: "failed"; run: number; failure: WorkerFailure; foreign?: string | undefined };
