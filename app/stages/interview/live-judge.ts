import type { Assessment } from "interview";
import { type Asked, judgeAnswer } from "./judge-answer.ts";
import type { JudgedAnswer } from "./judged-answer.ts";

export { judgeAnswer };

/** Whether an answer gets the same result typed and spoken, criterion by criterion and quotation by quotation. */
export function isSameEitherWay(question: Asked, { text, assessment }: JudgedAnswer): boolean {
  const typed = judgeAnswer(question, { phrases: [{ text }] });
  const spoken = judgeAnswer(question, { phrases: [{ text, at: 0 }] });
  const result = ({ criteria }: Assessment) =>
    JSON.stringify(
      criteria.map(({ id, status, evidence }) => [id, status, evidence.map(({ span }) => span)]),
    );
  return new Set([assessment, typed.assessment, spoken.assessment].map(result)).size === 1;
}
