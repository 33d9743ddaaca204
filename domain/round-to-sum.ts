/**
 * Largest-remainder method: rounds numbers so that they add up to `sum`, rounding up those with the largest
 * remainders. The sum of `values` must not differ from `sum` by more than 1 per value.
 *
 * @param limits the maximum of each rounded value
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
