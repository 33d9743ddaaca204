import { type Assessment, assess, type CriterionId } from "interview";
import { type Answer, type JudgedAnswer, timeWords } from "./judged-answer.ts";

export type Asked = { id: string; text: string; criteria: CriterionId[] };

/** Judges an answer by its words only. Times only locate the words. */
export function judgeAnswer({ id, text, criteria }: Asked, answer: Answer): JudgedAnswer {
  const question = { id, text };
  const whole = answer.phrases.map((phrase) => phrase.text).join(" ");
  const words = answer.words ?? timeWords(answer.phrases);
  const assessment = assess({ question, criteria, ...(words ? { words } : { text: whole }) });
  return { ...answer, text: whole, assessment };
}

/** Whether an answer has the same statuses and quotations typed and spoken. */
export function isSameEitherWay(question: Asked, { text, assessment }: JudgedAnswer): boolean {
  const typed = judgeAnswer(question, { phrases: [{ text }] });
  const spoken = judgeAnswer(question, { phrases: [{ text, at: 0 }] });
  const result = ({ criteria }: Assessment) =>
    JSON.stringify(
      criteria.map(({ id, status, evidence }) => [id, status, evidence.map(({ span }) => span)]),
    );
  return new Set([assessment, typed.assessment, spoken.assessment].map(result)).size === 1;
}
