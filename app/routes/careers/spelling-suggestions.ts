import { editDistance } from "#domain/text/edit-distance.ts";

const maxSuggestions = 3;

/** The most similar words of a vocabulary: one letter off, two in a longer word. */
export function spellingSuggestions(word: string, vocabulary: string[]): string[] {
  const limit = word.length > 5 ? 2 : word.length > 2 ? 1 : 0;
  return vocabulary
    .flatMap((candidate) => {
      const distance = editDistance(word, candidate, limit);
      return distance > 0 && distance <= limit ? [{ candidate, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ candidate }) => candidate);
}
