import { stem } from "text-classifier";
import type { Message, Turn } from "../types.ts";

/** The rules' reading of a message. */
export type Ruled = Turn & { isQuestion: boolean };

/** Character 4-grams, to catch misspellings and words that are run together. */
function piecesOf(word: string): string[] {
  const whole = `_${word}_`;
  return Array.from({ length: Math.max(0, whole.length - 3) }, (_, at) => `l ${whole.slice(at, at + 4)}`);
}

/** Stems of the words that a question about an opening may consist of. */
export const topicWords = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stem));

/**
 * Features of a message: words, word pairs, character 4-grams, the field that was asked for, the rules'
 * reading, and how many of its words occur in no question that an opening can answer.
 */
export function intentFeatures(
  { text, state = {} }: Message,
  ruled: Ruled,
  isKnown: (word: string) => boolean,
): string[] {
  const unknown = [...topicWords(text)].filter((word) => !isKnown(word)).length;
  const small = text.toLowerCase().replace(/[’‘]/g, "'");
  const tokens = small.match(/\p{L}+(?:'\p{L}+)?|\d+|[?!]/gu) ?? [];
  const words = tokens.map((token) => (/^\d/.test(token) ? "<number>" : stem(token)));
  const values = Object.keys(ruled.fields);
  const asked = state.asked ?? "nothing";
  const questions = ruled.isQuestion ? "a question" : "no question";
  const answer = state.asked && (values.includes(state.asked) ? "a value" : ruled.doubts[state.asked]);
  return [
    ...new Set([
      "any",
      `rule ${ruled.intent}`,
      `asked ${asked}`,
      `rule ${ruled.intent}, asked ${state.asked ? "something" : "nothing"}`,
      ...(state.asked && values.includes(state.asked) ? ["gives what was asked"] : []),
      ...(ruled.asks.length > 0 ? ["asks again"] : []),
      `${Math.min(3, values.length)} values, ${questions}`,
      `${Math.min(3, unknown)} unknown, ${ruled.isQuestion || values.length === 0 ? questions : "values"}`,
      `${Math.min(3, unknown)} unknown, rule ${ruled.intent}`,
      `answers ${answer ?? "nothing"}, ${questions}`,
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
