import { splitText } from "pronunciation/split-text";

/** Maximum length of a visitor's own text, in words. */
export const maxWords = 60;

/** Pace of a calm reader. */
const wordsPerSecond = 2.4;

/** Counts words as the engine does: "10:30" and "Rs. 500" are one each. */
export const countWords = (text: string): number => splitText(text).length;

/** Estimated time to read a number of words aloud, in seconds. */
export function secondsToRead(words: number): number {
  return Math.round(words / wordsPerSecond);
}
