import type { RefusedUpload } from "#domain/upload.ts";

/** Maximum lengths in characters. */
export const limits = { name: 100, email: 254, phone: 40, note: 5000, answer: 300, longAnswer: 5000 };

/** The form field name of a question. */
export const questionField = (id: string) => `question-${id}`;

/** Reasons to reject a file. GONE: it has been deleted since the upload. */
export const fileProblems = [
  "EMPTY",
  "TOO_LARGE",
  "WRONG_TYPE",
  "TOO_MANY",
  "UNAVAILABLE",
  "GONE",
] as const satisfies readonly (RefusedUpload | "GONE")[];
export type FileProblem = (typeof fileProblems)[number];
