/** Size of the rows. Words longer than this are only compared for equality. */
const maxLetters = 256;
const rows = [0, 1, 2].map(() => new Uint16Array(maxLetters + 1));

/**
 * Damerau–Levenshtein distance (insertions, deletions, substitutions, transpositions); `limit + 1` if it
 * exceeds `limit`. Computes only cells near the diagonal, so it is linear in the word length.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const [n, m] = [a.length, b.length];
  const tooFar = limit + 1;
  if (Math.abs(n - m) > limit || n > maxLetters || m > maxLetters) return a === b ? 0 : tooFar;
  let [before, current, next] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= Math.min(m, limit + 1); j += 1) current[j] = Math.min(j, tooFar);
  for (let i = 1; i <= n; i += 1) {
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    next[from - 1] = from === 1 ? Math.min(i, tooFar) : tooFar;
    let least = next[from - 1] ?? tooFar;
    for (let j = from; j <= to; j += 1) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let min = Math.min((current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (current[j - 1] ?? 0) + same);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        min = Math.min(min, (before[j - 2] ?? 0) + 1);
      }
      if (min > tooFar) min = tooFar;
      next[j] = min;
      if (min < least) least = min;
    }
    if (to < m) next[to + 1] = tooFar;
    if (least > limit) return tooFar;
    [before, current, next] = [current, next, before];
  }
  return Math.min(current[m] ?? tooFar, tooFar);
}
