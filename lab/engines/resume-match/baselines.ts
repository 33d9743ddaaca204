/*
 * Two baselines that rank résumés by the words that they share with a job. They know nothing of skills, years
 * or sections; an engine that ranks worse is not worth its size.
 */

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];

/** Words and bigrams of a text. */
function gramsOf(text: string): string[] {
  const words = wordsOf(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)];
}

function countAll(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

/** The number of documents with each item. */
function countDocuments(documents: readonly string[][]): Map<string, number> {
  return countAll(documents.flatMap((items) => [...new Set(items)]));
}

function memo<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const value = known.get(text) ?? compute(text);
    known.set(text, value);
    return value;
  };
}

/** A score of a résumé for a job; higher is better. */
export type Baseline = (resume: string, job: string) => number;

/** Cosine of the vectors (1 + ln count) · (1 + ln((1 + N) / (1 + n))) over words and bigrams. */
function cosine(texts: readonly string[]): Baseline {
  const appearances = countDocuments(texts.map(gramsOf));
  const vectorOf = memo((text) => {
    const vector = new Map(
      [...countAll(gramsOf(text))].map(([gram, count]) => [
        gram,
        (1 + Math.log(count)) * (1 + Math.log((1 + texts.length) / (1 + (appearances.get(gram) ?? 0)))),
      ]),
    );
    const norm = Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
    return { vector, norm: norm || 1 };
  });
  return (resume, job) => {
    const [a, b] = [vectorOf(job), vectorOf(resume)];
    let product = 0;
    for (const [gram, weight] of a.vector) product += weight * (b.vector.get(gram) ?? 0);
    return product / (a.norm * b.norm);
  };
}

/** Okapi BM25 with k1 = 1.2 and b = .75; the job is the query. */
function bm25(texts: readonly string[]): Baseline {
  const documents = texts.map(wordsOf);
  const appearances = countDocuments(documents);
  const meanLength = documents.reduce((sum, words) => sum + words.length, 0) / documents.length;
  const documentOf = memo((text) => {
    const words = wordsOf(text);
    return { counts: countAll(words), lengthPenalty: 1.2 * (0.25 + (0.75 * words.length) / meanLength) };
  });
  const queryOf = memo((text) => new Set(wordsOf(text)));
  return (resume, job) => {
    const { counts, lengthPenalty } = documentOf(resume);
    let score = 0;
    for (const word of queryOf(job)) {
      const count = counts.get(word) ?? 0;
      const having = appearances.get(word) ?? 0;
      const rarity = Math.log(1 + (documents.length - having + 0.5) / (having + 0.5));
      score += (rarity * count * 2.2) / (count + lengthPenalty);
    }
    return score;
  };
}

/** Baselines by name. `texts` are all texts of the set, for the document frequencies. */
export function createBaselines(texts: readonly string[]): Record<string, Baseline> {
  const distinct = [...new Set(texts)];
  return { "TF-IDF cosine": cosine(distinct), BM25: bm25(distinct) };
}
