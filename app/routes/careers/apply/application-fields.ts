import type { RejectedSubmission } from "#app/form/form-route.ts";
import type { RefusedUpload } from "#domain/upload.ts";

/** Lengths, in characters. */
export const limits = { name: 100, email: 254, phone: 40, note: 5000, answer: 300, longAnswer: 5000 };

/** Names of fields whose names are no question's. */
export const consentFields = { processing: "processing", retention: "retention" };

/** Holds the ids of files that came with an earlier try and are not to be sent after all. */
export const removedFilesField = "leave-out";

export const questionField = (id: string) => `question-${id}`;
export const fieldId = (name: string) => `apply-${name}`;

/** Under this name of a query an opening shows the receipt of one who applied. */
export const receiptName = "applied";

/** A file that a form goes on with: the browser need not send it again. What it is called, a store that is down cannot say. */
export type SubmittedFile = { id: string; name: string; size: number } | { id: string; name: undefined };

/** Why a file is not taken; GONE once it is deleted. */
export const fileProblems = [
  "EMPTY",
  "TOO_LARGE",
  "WRONG_TYPE",
  "TOO_MANY",
  "UNAVAILABLE",
  "GONE",
] as const satisfies readonly (RefusedUpload | "GONE")[];
export type FileProblem = (typeof fileProblems)[number];

/** Everything typed and chosen, by the names of the fields. */
export type ApplicationValues = {
  texts: Record<string, string[]>;
  files: Record<string, SubmittedFile>;
};

/** What stands there instead of a receipt. */
export type RejectedApplication =
  | { kind: "INVALID"; values: ApplicationValues; errors: Record<string, string>; isChanged: boolean }
  | { kind: "CLOSED"; values: ApplicationValues }
  | RejectedSubmission<ApplicationValues>
  /** The browser alone knows of this, and the fields hold what was typed. */
  | { kind: "OFFLINE" };
