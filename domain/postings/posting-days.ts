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

function byNewest(a: Posting, b: Posting): number {
  return b.opened.localeCompare(a.opened) || a.id.localeCompare(b.id);
}

/** The postings with relative days resolved for `today` (`2026-11-20`), newest first, then by id. */
export function postingsOn(postings: readonly StoredPosting[], today: string): Posting[] {
  return postings.map((posting) => resolveDays(posting, today)).sort(byNewest);
}
