import { stem } from "text-classifier";
import type { Message, Turn } from "../types.ts";

/** Four letters in a row catch what is misspelt, and words that are stuck together. */
function piecesOf(word: string): string[] {
  const whole = `_${word}_`;
  return Array.from({ length: Math.max(0, whole.length - 3) }, (_, at) => `l ${whole.slice(at, at + 4)}`);
}

/**
 * The features of a message: its words and pairs of words, four letters in a row, the field that was asked for, and what
 * the rules say.
 */
export function intentFeatures({ text, state = {} }: Message, ruled: Turn): string[] {
  const small = text.toLowerCase().replace(/[’‘]/g, "'");
  const tokens = small.match(/\p{L}+(?:'\p{L}+)?|\d+|[?!]/gu) ?? [];
  const words = tokens.map((token) => (/^\d/.test(token) ? "<number>" : stem(token)));
  const values = Object.keys(ruled.fields);
  const asked = state.asked ?? "nothing";
  return [
    ...new Set([
      "any",
      `rule ${ruled.intent}`,
      `asked ${asked}`,
      `rule ${ruled.intent}, asked ${state.asked ? "something" : "nothing"}`,
      ...(state.asked && values.includes(state.asked) ? ["gives what was asked"] : []),
      ...(ruled.asks.length > 0 ? ["asks again"] : []),
      values.length > 0 ? "has values" : "no values",
      ...(state.offered ? [`offered, rule ${ruled.intent}`] : []),
      `words ${Math.min(8, words.length)}`,
      ...words.map((word) => `w ${word}`),
      ...words.slice(1).map((word, at) => `w ${words[at]} ${word}`),
      ...words.slice(0, 1).map((word) => `first ${word}`),
      ...tokens.filter((token) => /^\p{L}{4,}/u.test(token)).flatMap(piecesOf),
    ]),
  ];
}
