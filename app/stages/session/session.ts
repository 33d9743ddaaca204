/** A test of the round takes 30 minutes. */
export const testSeconds = 1800;
export const secondsPerBar = 7.5;
const largestBar = 9;

/** A person's typing density: one bar from 0 to 9 for every 7.5 seconds. */
export function typingBars(keys: readonly number[]): number[] {
  const most = Math.max(1, ...keys);
  return keys.map((count) => Math.ceil((count / most) * largestBar));
}
