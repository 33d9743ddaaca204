/** One résumé in one job's ranking. Grades: 2 fits, 1 is related, 0 is from another line of work. */
export type RankedResume = { score: number; grade: number };

/** Gain of a grade: 0, 1 or 3. */
const gain = (grade: number) => 2 ** grade - 1;

/**
 * Normalised discounted cumulative gain of the first ten: Σ gain / log2(place + 1), divided by the best
 * possible sum. Ties share their places, so file order has no effect.
 */
export function ndcgAt10(resumes: readonly RankedResume[]): number {
  const discount = (place: number) => (place < 10 ? 1 / Math.log2(place + 2) : 0);
  const sorted = resumes.toSorted((a, b) => b.score - a.score);
  let sum = 0;
  for (let from = 0; from < Math.min(10, sorted.length); ) {
    const tied = sorted.filter(({ score }) => score === sorted[from]?.score);
    const share = tied.reduce((gains, { grade }) => gains + gain(grade), 0) / tied.length;
    for (let place = from; place < from + tied.length; place += 1) sum += share * discount(place);
    from += tied.length;
  }
  const best = resumes
    .map(({ grade }) => gain(grade))
    .sort((a, b) => b - a)
    .reduce((gains, value, place) => gains + value * discount(place), 0);
  return best === 0 ? 0 : sum / best;
}

/** Share of pairs (fitting, other line of work) in the right order; a tie counts half. */
export function auc(resumes: readonly RankedResume[]): number {
  const others = resumes.filter(({ grade }) => grade === 0);
  const fitting = resumes.filter(({ grade }) => grade === 2);
  let right = 0;
  for (const { score } of fitting)
    for (const other of others) right += score > other.score ? 1 : score === other.score ? 0.5 : 0;
  return right / (fitting.length * others.length);
}
