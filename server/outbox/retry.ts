const minute = 60_000;
const hour = 60 * minute;

/** Waits after the first, second, … failed attempt: 14 attempts within three and a half days, close together at first. */
export const waits = [
  0.5 * minute,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
  10 * hour,
  12 * hour,
  16 * hour,
  24 * hour,
];

/** A fifth more or less, so that what failed together does not come back together. */
const jitter = 0.2;

/** Milliseconds until the next attempt, or nothing when there is to be none. `random` is from 0 to 1. */
export function waitAfter(attempts: number, random: number): number | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : Math.round(wait * (1 - jitter + 2 * jitter * random));
}
