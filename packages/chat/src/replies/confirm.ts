import { anyOf } from "word-patterns";
import { confirmingSigns, confirmingWords, denyingWords } from "./confirm.words.ts";
import { isLimiting, noProblem, withoutHarmless } from "./limits.ts";
import { plainOf, tokensOf } from "./tokens.ts";
import { wordSet } from "./word-lists.ts";

const confirming = new RegExp(`\\b(?:${noProblem}|${anyOf(confirmingWords)})\\b`);
const signs = wordSet(confirmingSigns);
const denying = wordSet(denyingWords);

/** Whether a message can be a yes to a question about values: it has a word that says so, and none that limits it. */
export function mayConfirm(text: string): boolean {
  const tokens = tokensOf(withoutHarmless(plainOf(text)));
  if (tokens.some((token) => token === "no" || isLimiting(token))) return false;
  return confirming.test(tokens.join(" ")) || tokens.some((token) => signs.has(token));
}

/** Whether a message can be a no: it has a word that says so. */
export function mayDeny(text: string): boolean {
  return tokensOf(text).some((token) => denying.has(token) || isLimiting(token));
}
