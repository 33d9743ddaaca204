import { similarWords, type WordIndex } from "#domain/text/word-index.ts";

const maxSuggestions = 3;

/** The most similar words of an index: within one edit, or two for longer words. */
export function spellingSuggestions(word: string, index: WordIndex): string[] {
  const limit = word.length > 5 ? 2 : word.length > 2 ? 1 : 0;
  return similarWords(index, word, limit)
    .filter(({ distance }) => distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .flatMap(({ index: position }) => index.words[position] ?? []);
}
