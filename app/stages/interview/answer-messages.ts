import type { Asked } from "./judge-answer.ts";
import type { Answer, JudgedAnswer } from "./judged-answer.ts";

/** Judges an answer, or compares the results of judging it as typed and as spoken. */
export type AnswerRequest =
  | { kind: "judge"; question: Asked; answer: Answer }
  | { kind: "compare"; question: Asked; answer: JudgedAnswer };

/** `warm` only loads the engine. */
export type ToAnswerWorker = { kind: "warm" } | (AnswerRequest & { run: number });
export type FromAnswerWorker =
  | { kind: "warm" }
  | { kind: "judged"; run: number; answer: JudgedAnswer }
  | { kind: "compared"; run: number; isSame: boolean };
