import { assess, type CriterionId } from "interview";
import { type Answer, type JudgedAnswer, timeWords } from "./judged-answer.ts";

export type Asked = { id: string; text: string; criteria: CriterionId[] };

/** Judges an answer by its words. Its seconds only say when the words were heard. */
export function judgeAnswer({ id, text, criteria }: Asked, answer: Answer): JudgedAnswer {
  const question = { id, text };
  const whole = answer.phrases.map((phrase) => phrase.text).join(" ");
  const words = answer.words ?? timeWords(answer.phrases);
  const assessment = assess({ question, criteria, ...(words ? { words } : { text: whole }) });
  return { ...answer, text: whole, assessment };
}
