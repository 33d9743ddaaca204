import { anyOf } from "word-patterns";

/*
 * What the closed lists in `*.words.ts` become. Lists of words that are compared with tokens are sets; lists in the notation of
 * `word-patterns` become parts of patterns. Patterns see the tokens of a message, joined by blanks.
 */

/** No message has more words in a row that mean nothing. Limits the time that patterns with several such lists take. */
const maxInRow = 20;

export const wordsOf = (groups: readonly string[]) => groups.flatMap((group) => group.split(", "));

export const wordSet = (groups: readonly string[]): ReadonlySet<string> => new Set(wordsOf(groups));

/** Any number of these words, each with the blank after it. */
export const leading = (groups: readonly string[]) => `(?:${anyOf(groups)} ){0,${maxInRow}}`;

/** Any number of these words, each with the blank before it. */
export const trailing = (groups: readonly string[]) => `(?: ${anyOf(groups)}){0,${maxInRow}}`;

export const toPatterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, "u"));

export const matchesAny = (patterns: readonly RegExp[], text: string) =>
  patterns.some((pattern) => pattern.test(text));
