import type { ReadErrorCode, Requirement, Status } from "resume-match";

/** Words of a résumé's line: those that count, what stands around them, and the rule by which they count. */
export type Quotation = { before: string; marked: string; after: string; rule: string };
export type RowRequirement = {
  label: string;
  priority: Requirement["priority"];
  status: Status;
  quotations: Quotation[];
};
export type RowScreeningAnswer = { question: string; answer?: string; quotations: Quotation[] };

/** A ranked résumé, as far as the table shows it. `id` is that of the request. */
export type Row = {
  id: number;
  file: string;
  name?: string;
  score: number;
  requirements: RowRequirement[];
  answers: RowScreeningAnswer[];
};
export type UnreadCode = ReadErrorCode | "unknown";
export type Unread = { id: number; file: string; code: UnreadCode };

export type RankRequest = { run: number; id: number; file: File; job: string; questions: string[] };
/** What the page asks of the worker. `pdf`: the reader of PDFs, which is the largest part, is needed, too. */
export type ToRankWorker = { kind: "warm"; pdf: boolean } | ({ kind: "rank" } & RankRequest);

/** What the worker answers. `opened`: everything is loaded and the work on a file begins. */
export type FromRankWorker =
  | { kind: "warm" }
  | { kind: "opened"; run: number }
  | { kind: "ranked"; run: number; row: Row }
  | { kind: "unread"; run: number; unread: Unread }
  | { kind: "not-loaded"; run: number };

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** Whether a message is one that the worker knows. */
export function isToWorker(value: unknown): value is ToRankWorker {
  if (!isFields(value)) return false;
  if (value.kind === "warm") return typeof value.pdf === "boolean";
  return (
    value.kind === "rank" &&
    typeof value.run === "number" &&
    typeof value.id === "number" &&
    value.file instanceof File &&
    typeof value.job === "string" &&
    Array.isArray(value.questions)
  );
}

function isRow(value: unknown): boolean {
  return (
    isFields(value) &&
    typeof value.id === "number" &&
    typeof value.score === "number" &&
    Array.isArray(value.requirements) &&
    Array.isArray(value.answers)
  );
}

/** Whether a message is one that the page knows. */
export function isFromWorker(value: unknown): value is FromRankWorker {
  if (!isFields(value)) return false;
  if (value.kind === "warm") return true;
  if (typeof value.run !== "number") return false;
  switch (value.kind) {
    case "opened":
    case "not-loaded":
      return true;
    case "ranked":
      return isRow(value.row);
    case "unread":
      return isFields(value.unread) && typeof value.unread.code === "string";
    default:
      return false;
  }
}
