import { editDistance } from "#domain/text/edit-distance.ts";

const maxSuggestions = 3;

/** The nearest words of a vocabulary, at most three: one letter apart, two in a longer word. */
export function spellingSuggestions(word: string, vocabulary: string[]): string[] {
  const limit = word.length > 5 ? 2 : word.length > 2 ? 1 : 0;
  return vocabulary
    .flatMap((other) => {
      const distance = editDistance(word, other, limit);
      return distance > 0 && distance <= limit ? [{ other, distance }] : [];
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxSuggestions)
    .map(({ other }) => other);
}
