import { wholeWords } from "word-patterns";
import { harmlessPhrases, limitingWords } from "./limits.words.ts";
import { wordSet } from "./word-lists.ts";

const limiting = wordSet(limitingWords);

/** Whether a token limits or denies what it follows. */
export const isLimiting = (token: string) => limiting.has(token);

const harmless = wholeWords(harmlessPhrases, "gi");

/** Stands for a phrase whose "no" denies nothing. */
export const noProblem = "no_problem";

/** A text with one word, `noProblem`, for each phrase whose "no" denies nothing. */
export const withoutHarmless = (text: string) => text.replace(harmless, ` ${noProblem} `);
