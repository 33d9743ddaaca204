import { minuteMs, secondMs } from "#domain/time.ts";

/**
 * Lists end before the first row that is younger than this. Ids are assigned before their transaction
 * commits, so a row could still appear before one that a reader has already passed and would be missed.
 */
const settleMs = 10 * secondMs;
/** A time further ahead comes from a wrong clock and counts as old. */
const maxAheadMs = minuteMs;

export type Page = { after?: string | undefined; limit: number };
/** `next` is the `after` of the following page, which may have fewer rows than its limit; null at the present end. */
export type PageOf<Row> = { rows: Row[]; next: string | null };

export const isYoung = ({ arrived_at }: { arrived_at: number }, now: number) =>
  arrived_at > now - settleMs && arrived_at <= now + maxAheadMs;

/** Rows up to the first one that is too young. Ids are in order of arrival, whatever the clock said. */
export function settledRows<Row extends { arrived_at: number }>(rows: Row[], now: number): Row[] {
  const first = rows.findIndex((row) => isYoung(row, now));
  return first === -1 ? rows : rows.slice(0, first);
}
