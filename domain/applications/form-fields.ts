import type { RefusedUpload } from "#domain/upload.ts";

/** Longest answers to the questions of an opening, in characters. */
export const limits = { answer: 300, longAnswer: 5000 };

/** The field of a question. */
export const questionField = (id: string) => `question-${id}`;

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
