/*
 * Two simple ways of ranking résumés by the words that they share with a job. They know no skills, years or sections; an
 * engine that ranks worse is not worth its size.
 */

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A score of a résumé for a job; higher is better. */
export type Baseline = (resume: string, job: string) => number;

/** Baselines by name. `texts` are all texts of the set: words that are in many of them weigh less. */
export function createBaselines(texts: readonly string[]): Record<string, Baseline> {
  const documents = [...new Set(texts)].map(countWords);
  const appearances = new Map<string, number>();
  for (const document of documents)
    for (const word of document.keys()) appearances.set(word, (appearances.get(word) ?? 0) + 1);
  const lengthOf = (counts: Map<string, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0);
  const meanLength = documents.reduce((sum, document) => sum + lengthOf(document), 0) / documents.length;

  /** Cosine of the vectors count · (1 + ln((1 + N) / (1 + n))). */
  const cosine: Baseline = (resume, job) => {
    const weigh = (text: string) =>
      new Map(
        [...countWords(text)].map(([word, count]) => [
          word,
          count * (1 + Math.log((1 + documents.length) / (1 + (appearances.get(word) ?? 0)))),
        ]),
      );
    const [a, b] = [weigh(resume), weigh(job)];
    const norm = (vector: Map<string, number>) =>
      Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
    let product = 0;
    for (const [word, weight] of a) product += weight * (b.get(word) ?? 0);
    return product / (norm(a) * norm(b) || 1);
  };

  /** Okapi BM25 with k1 = 1.5 and b = .75; the job is the query. */
  const bm25: Baseline = (resume, job) => {
    const counts = countWords(resume);
    const lengthPenalty = 1.5 * (0.25 + (0.75 * lengthOf(counts)) / meanLength);
    let score = 0;
    for (const word of wordsOf(job)) {
      const count = counts.get(word) ?? 0;
      const having = appearances.get(word) ?? 0;
      const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
      score += (rarity * count * 2.5) / (count + lengthPenalty);
    }
    return score;
  };
  return { "TF-IDF cosine": cosine, BM25: bm25 };
}
