/** One résumé in one job's ranking. */
export type RankedResume = { score: number; isRelevant: boolean };

/**
 * Normalised discounted cumulative gain of the first ten: Σ 1/log2(place + 1) over the relevant ones, divided by the
 * best possible sum. Equal scores share their places, so file order has no effect.
 */
export function ndcgAt10(resumes: RankedResume[]): number {
  const discount = (place: number) => (place < 10 ? 1 / Math.log2(place + 2) : 0);
  const sorted = resumes.toSorted((a, b) => b.score - a.score);
  let gain = 0;
  for (let from = 0; from < sorted.length; ) {
    const tied = sorted.filter(({ score }) => score === sorted[from]?.score);
    const share = tied.filter(({ isRelevant }) => isRelevant).length / tied.length;
    for (let place = from; place < from + tied.length; place += 1) gain += share * discount(place);
    from += tied.length;
  }
  let best = 0;
  const relevant = resumes.filter(({ isRelevant }) => isRelevant).length;
  for (let place = 0; place < relevant; place += 1) best += discount(place);
  return gain / best;
}

/** Share of pairs (relevant, other) in the right order; a tie counts half. */
export function auc(resumes: RankedResume[]): number {
  const others = resumes.filter(({ isRelevant }) => !isRelevant);
  const relevant = resumes.filter(({ isRelevant }) => isRelevant);
  let right = 0;
  for (const { score } of relevant)
    for (const other of others) right += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  return right / (relevant.length * others.length);
}
