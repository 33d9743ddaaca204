/** Longest text of a visitor's own, in words. */
export const maxWords = 60;

/** Pace of a calm reader. */
const wordsPerSecond = 2.4;

/** Counts words: letters and digits, with an apostrophe or a hyphen between them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** Time to read a number of words aloud. */
export function secondsToRead(words: number): number {
  return Math.round(words / wordsPerSecond);
}
