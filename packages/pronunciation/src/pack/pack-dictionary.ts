import { toLetters } from "../lexicon/phones.ts";

/** Packs a Sphinx dictionary (`word PH PH`, further pronunciations as `word(2)`) for `createLexicon`. */
export function packDictionary(dictionary: string): string {
  const entries = new Map<string, string[]>();
  for (const line of dictionary.split("\n")) {
    const [head, ...phones] = line.trim().split(/\s+/);
    const word = head?.replace(/\(\d+\)$/, "") ?? "";
    if (phones.length === 0) continue;
    const pronunciations = entries.get(word) ?? [];
    pronunciations.push(toLetters(phones));
    entries.set(word, pronunciations);
  }
  return [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, pronunciations]) => `${word} ${pronunciations.join(",")}\n`)
    .join("");
}
