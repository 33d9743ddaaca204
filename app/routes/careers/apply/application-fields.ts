import type { RejectedForm } from "#app/form/form-route.ts";

/** Names of the consent fields. The prefix `question-` is reserved for questions. */
export const consentFields = {
  processing: "processing",
  retention: "retention",
  noComparison: "noComparison",
};

/** Field with the ids of uploads that the applicant has removed. */
export const removedFilesField = "leave-out";

export const fieldId = (name: string) => `apply-${name}`;

/** Query parameter with the reference of a receipt. */
export const receiptName = "applied";

/** A file that is already uploaded, so it is not sent again. While the store is down, its name is unknown. */
export type SubmittedFile = { id: string; name: string; size: number } | { id: string; name: undefined };

/** Form values by field name. */
export type ApplicationValues = {
  texts: Record<string, string[]>;
  files: Record<string, SubmittedFile>;
};

/** The reason why there is no receipt. */
export type RejectedApplication =
  | { kind: "INVALID"; values: ApplicationValues; errors: Record<string, string>; isChanged: boolean }
  | { kind: "CLOSED"; values: ApplicationValues }
  | Exclude<RejectedForm<ApplicationValues, string>, { kind: "INVALID" }>;
