import { businessDay } from "#domain/business-day.ts";
import type { Posting, StoredPosting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import content from "./content.data.ts";

/** The build's postings, until the server supplies those of a job board (server/job-boards). */
let stored: readonly StoredPosting[] = content.postings;
let version = 0;
let cached: { day: string; from: readonly StoredPosting[]; postings: readonly Posting[] } | undefined;

/** Today's postings: open, closed and unlisted. Call it per request, as the list changes with the day. */
export function currentPostings(): readonly Posting[] {
  const day = businessDay();
  if (cached?.day !== day || cached.from !== stored) {
    cached = { day, from: stored, postings: postingsOn(stored, day) };
  }
  return cached.postings;
}

/**
 * The postings with relative days resolved against the first of the month. Against today, sample dates would
 * change daily, and feeds and sitemap would announce every sample as updated each day.
 */
export function currentPostingsByMonth(): readonly Posting[] {
  return postingsOn(stored, `${businessDay().slice(0, 7)}-01`);
}

export function showPostings(postings: readonly StoredPosting[]): void {
  stored = postings;
  version += 1;
}

/** Increases with each replacement; pages rendered at an earlier version are stale. */
export function postingsVersion(): number {
  return version;
}

/** Caches a value derived from the postings, until the list changes. */
export function derivedFromPostings<T>(derive: (postings: readonly Posting[]) => T): () => T {
  let derived: { from: readonly Posting[]; value: T } | undefined;
  return () => {
    const postings = currentPostings();
    if (derived?.from !== postings) derived = { from: postings, value: derive(postings) };
    return derived.value;
  };
}
