import { wholeWords } from "word-patterns";
import { agreeingByNo, conditions, factsWithNo, limitingWords } from "./limits.words.ts";
import { wordSet } from "./word-lists.ts";

const conditional = wordSet(conditions);
const limiting = wordSet(limitingWords);

/** Whether a token makes what it stands with depend on something, or asks. */
export const isConditional = (token: string) => conditional.has(token);

/** Whether a token limits or denies what it follows. */
export const isLimiting = (token: string) => limiting.has(token) || conditional.has(token);

const agreeing = wholeWords(agreeingByNo, "gi");
const facts = wholeWords(factsWithNo, "gi");

/** Stands for a phrase that agrees by a "no". */
export const noProblem = "no_problem";

/** A text with one word for each phrase whose "no" denies nothing: `noProblem` where it agrees. */
export const withoutHarmless = (text: string) =>
  text.replace(agreeing, ` ${noProblem} `).replace(facts, " a_fact ");
