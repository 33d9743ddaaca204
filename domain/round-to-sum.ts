/**
 * Rounds numbers so that they add up to a whole number: those with the largest remainders are rounded up. Their sum must
 * be within 1 of it for each number.
 *
 * @param limits the most that each number may become
 */
export function roundToSum(values: number[], sum: number, limits: number[] = []): number[] {
  const rounded = values.map((value, index) => Math.min(Math.floor(value), limits[index] ?? Infinity));
  const remainder = (index: number) => (values[index] ?? 0) - (rounded[index] ?? 0);
  const byRemainder = values.map((_, index) => index).sort((a, b) => remainder(b) - remainder(a) || a - b);
  let left = sum - rounded.reduce((total, value) => total + value, 0);
  for (const index of byRemainder) {
    const value = rounded[index] ?? 0;
    if (left <= 0) break;
    if (value >= (limits[index] ?? Infinity)) continue;
    rounded[index] = value + 1;
    left -= 1;
  }
  return rounded;
}
