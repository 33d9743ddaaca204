import { hourMs } from "./time.ts";

/** India has no daylight saving time. */
const indiaOffsetMs = 5.5 * hourMs;

/** Today's date in India, such as 2026-11-20. Postings close at the end of a day there. */
export function businessDay(now = Date.now()): string {
  return new Date(now + indiaOffsetMs).toISOString().slice(0, 10);
}
