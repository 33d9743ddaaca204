import type { RejectedSubmission } from "#app/form/form-route.ts";

/** The consent fields; `question-` is reserved for questions. */
export const consentFields = {
  processing: "processing",
  retention: "retention",
  noComparison: "noComparison",
};

/** The field with the ids of uploads that the applicant has removed. */
export const removedFilesField = "leave-out";

export const fieldId = (name: string) => `apply-${name}`;

/** The query parameter with the reference of a receipt. */
export const receiptName = "applied";

/** An uploaded file, which the browser need not send again. While the store is down its name is unknown. */
export type SubmittedFile = { id: string; name: string; size: number } | { id: string; name: undefined };

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
