/** Maximum length of a visitor's own text, in words. */
export const maxWords = 60;

/** Pace of a calm reader. */
const wordsPerSecond = 2.4;

/** Counts words: letters and digits, which may be joined by apostrophes and hyphens. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** Estimated time to read a number of words aloud, in seconds. */
export function secondsToRead(words: number): number {
  return Math.round(words / wordsPerSecond);
}
