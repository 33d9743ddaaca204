import type { PostingCheck } from "posting-check";
import type { ReadErrorCode } from "resume-match";
import type { Asked } from "#app/tools/resume/requirements/asked.ts";

/** What the engines find in a posting. Spans are offsets into `text`. */
export type PostingReading = {
  text: string;
  title?: string;
  /** Must-haves first. */
  asked: Asked[];
  check: PostingCheck;
};

/** From the page to the worker. `open`: the text of a file. */
export type ToPostingWorker =
  | { kind: "read"; run: number; text: string }
  | { kind: "open"; run: number; file: File };

export type FromPostingWorker =
  | { kind: "read"; run: number; reading: PostingReading }
  | { kind: "opened"; run: number; text: string }
  | { kind: "unreadable"; run: number; code: ReadErrorCode | "unknown" }
  | { kind: "not-loaded"; run: number };
