import type { Asked } from "./judge-answer.ts";
import type { Answer, JudgedAnswer } from "./judged-answer.ts";

/** What an answer is sent for: to be judged, or to be judged typed and spoken, and compared. */
export type AnswerRequest =
  | { kind: "judge"; question: Asked; answer: Answer }
  | { kind: "compare"; question: Asked; answer: JudgedAnswer };

/** `warm` loads the engine and nothing else. */
export type ToAnswerWorker = { kind: "warm" } | (AnswerRequest & { run: number });
export type FromAnswerWorker =
  | { kind: "warm" }
  | { kind: "judged"; run: number; answer: JudgedAnswer }
  | { kind: "compared"; run: number; isSame: boolean };
