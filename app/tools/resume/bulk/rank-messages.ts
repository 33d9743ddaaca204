import type { ReadErrorCode, Requirement, RequirementEdit, ScorePart, Status } from "resume-match";
import type { Asked } from "#app/tools/resume/requirements/asked.ts";
import type { Quotation } from "#app/tools/resume/worker/quotation.ts";

/** Evidence in the résumé, with the rule that accepts it. */
export type RuledQuotation = Quotation & { rule: string };
export type RowRequirement = {
  label: string;
  priority: Requirement["priority"];
  status: Status;
  quotations: RuledQuotation[];
};
export type RowScreeningAnswer = { question: string; answer?: string; quotations: RuledQuotation[] };

/** A ranked résumé, reduced to what the table shows. `id` is that of the request. */
export type Row = {
  id: number;
  file: string;
  name?: string;
  score: number;
  /** The parts that add up to the score. */
  parts: ScorePart[];
  requirements: RowRequirement[];
  answers: RowScreeningAnswer[];
  /** The code of the résumé's language, if it is not read. */
  foreign?: string | undefined;
};
export type UnreadCode = ReadErrorCode | "unknown";
export type Unread = Pick<Row, "id" | "file" | "foreign"> & { code: UnreadCode };

/** `edits` are the reader's corrections of the job. */
export type RankRequest = {
  run: number;
  id: number;
  file: File;
  job: string;
  questions: string[];
  edits: RequirementEdit[];
};
export type CorrectRequest = Pick<RankRequest, "run" | "edits">;
/**
 * From the page to the worker. `pdf`: also preload the PDF reader, the largest part. `correct`: score again what was
 * read in this run.
 */
export type ToRankWorker =
  | { kind: "warm"; pdf: boolean }
  | ({ kind: "rank" } & RankRequest)
  | ({ kind: "correct" } & CorrectRequest);

/**
 * From the worker to the page. `opened`: everything is loaded, and work on the file starts. `asked`: what the run's
 * job asks for. `corrected`: the rows of all résumés that this worker has read in the run.
 */
export type FromRankWorker =
  | { kind: "warm" }
  | { kind: "opened"; run: number }
  | { kind: "asked"; run: number; asked: Asked[] }
  | { kind: "ranked"; run: number; row: Row }
  | { kind: "corrected"; run: number; rows: Row[] }
  | { kind: "unread"; run: number; unread: Unread }
  | { kind: "not-loaded"; run: number };
