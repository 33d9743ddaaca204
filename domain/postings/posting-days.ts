import { compareCodes } from "#domain/text/compare-codes.ts";
import { dayMs } from "#domain/time.ts";
import type { Posting, StoredPosting } from "./posting.schema.ts";

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

const isDated = (posting: StoredPosting): posting is Posting =>
  [posting.opened, posting.updated, posting.closes].every((day) => typeof day !== "number");

function resolveDays(posting: StoredPosting, today: string): Posting {
  if (isDated(posting)) return posting;
  const { opened, updated, closes, ...rest } = posting;
  const resolve = (day: string | number) => (typeof day === "number" ? addDays(today, day) : day);
  return {
    ...rest,
    opened: resolve(opened),
    updated: resolve(updated),
    ...(closes !== undefined && { closes: resolve(closes) }),
  };
}

type Dated = Pick<Posting, "opened" | "id">;

/** Newest first, then by id. */
export function byNewest(a: Dated, b: Dated): number {
  return compareCodes(b.opened, a.opened) || compareCodes(a.id, b.id);
}

/** The postings with relative days resolved for `today` (`2026-11-20`), newest first, then by id. */
export function postingsOn(postings: readonly StoredPosting[], today: string): Posting[] {
  return postings.map((posting) => resolveDays(posting, today)).sort(byNewest);
}
