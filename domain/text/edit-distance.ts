/** Damerau–Levenshtein distance: inserted, missing, replaced and swapped letters; `limit + 1` for more than `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, current] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let min = Math.min((current[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (current[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        min = Math.min(min, (before[j - 2] ?? 0) + 1);
      }
      next.push(min);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, current] = [current, next];
  }
  return Math.min(current[b.length] ?? limit + 1, limit + 1);
}
