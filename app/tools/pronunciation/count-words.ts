/** How many words an own text may have. */
export const maxWords = 60;

/** What a calm reader says in a second. */
const wordsPerSecond = 2.4;

/** Letters and digits, with an apostrophe or a hyphen between them. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0;
}

/** How long a text of so many words takes to read aloud. */
export function secondsToRead(words: number): number {
  return Math.round(words / wordsPerSecond);
}
