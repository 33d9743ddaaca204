import type { Asked } from "./judge-answer.ts";
import type { Answer, JudgedAnswer } from "./judged-answer.ts";

/** A request to judge an answer, or to judge it typed and spoken and compare the results. */
export type AnswerRequest =
  | { kind: "judge"; question: Asked; answer: Answer }
  | { kind: "compare"; question: Asked; answer: JudgedAnswer };

/** `warm` loads the engine and nothing else. */
export type ToAnswerWorker = { kind: "warm" } | (AnswerRequest & { run: number });
export type FromAnswerWorker =
  | { kind: "warm" }
  | { kind: "judged"; run: number; answer: JudgedAnswer }
  | { kind: "compared"; run: number; isSame: boolean };
