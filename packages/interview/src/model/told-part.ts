import type { ReadAnswer, Unit } from "../language/read-answer.ts";

const leastWords = 3;

/** Whether a clause group can show anything: words to an examiner, markup and single words cannot. */
function isTold({ mode, text }: Unit): boolean {
  const words = text.replace(/<[^>]*>/g, " ").match(/[a-z]+/g) ?? [];
  return mode !== "TO_READER" && words.length >= leastWords;
}

/** An answer without the clause groups that cannot show anything. */
export const toldPart = (answer: ReadAnswer): ReadAnswer => ({
  ...answer,
  units: answer.units.filter(isTold),
});
