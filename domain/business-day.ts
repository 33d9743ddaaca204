import { hourMs } from "./time.ts";

/** India has no summer time. */
const indiaOffsetMs = 5.5 * hourMs;

/** The date in India, where a posting's last day ends, such as 2026-11-20. */
export function businessDay(now = Date.now()): string {
  return new Date(now + indiaOffsetMs).toISOString().slice(0, 10);
}
