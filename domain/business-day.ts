const indiaAheadOfUtc = 5.5 * 3_600_000;

/** The day it is in India, where the last day of an opening ends; India has no summer time. */
export function businessDay(now = Date.now()): string {
  return new Date(now + indiaAheadOfUtc).toISOString().slice(0, 10);
}
