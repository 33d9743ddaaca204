import type { RejectedSubmission } from "#app/form/form-route.ts";
import type { RefusedUpload } from "#domain/upload.ts";

/** Lengths in characters. */
export const limits = { name: 100, email: 254, phone: 40, note: 5000, answer: 300, longAnswer: 5000 };

/** The consent fields; `question-` is reserved for questions. */
export const consentFields = {
  processing: "processing",
  retention: "retention",
  noComparison: "noComparison",
};

/** The field with the ids of uploads that the applicant has removed. */
export const removedFilesField = "leave-out";

export const questionField = (id: string) => `question-${id}`;
export const fieldId = (name: string) => `apply-${name}`;

/** The query parameter with the reference of a receipt. */
export const receiptName = "applied";

/** An uploaded file, which the browser need not send again. While the store is down its name is unknown. */
export type SubmittedFile = { id: string; name: string; size: number } | { id: string; name: undefined };

/** Why a file is rejected; GONE once it has been deleted. */
export const fileProblems = [
  "EMPTY",
  "TOO_LARGE",
  "WRONG_TYPE",
  "TOO_MANY",
  "UNAVAILABLE",
  "GONE",
] as const satisfies readonly (RefusedUpload | "GONE")[];
export type FileProblem = (typeof fileProblems)[number];

/** The values of the form by the names of its fields. */
export type ApplicationValues = {
  texts: Record<string, string[]>;
  files: Record<string, SubmittedFile>;
};

/** Why there is no receipt. */
export type RejectedApplication =
  | { kind: "INVALID"; values: ApplicationValues; errors: Record<string, string>; isChanged: boolean }
  | { kind: "CLOSED"; values: ApplicationValues }
  | RejectedSubmission<ApplicationValues>
  /** Known only to the browser; the fields keep their values. */
  | { kind: "OFFLINE" };
