import { businessDay } from "#domain/business-day.ts";
import type { Posting, StoredPosting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import content from "./content.data.ts";

/** The postings of the build, until the server passes those of a job board (server/job-boards). */
let stored: readonly StoredPosting[] = content.postings;
let version = 0;
let cached: { day: string; from: readonly StoredPosting[]; postings: readonly Posting[] } | undefined;

/** All postings of today: open, closed and unlisted. Loaders read them with each request; the list changes with the day. */
export function currentPostings(): readonly Posting[] {
  const day = businessDay();
  if (cached?.day !== day || cached.from !== stored) {
    cached = { day, from: stored, postings: postingsOn(stored, day) };
  }
  return cached.postings;
}

/**
 * The same with days that move once a month. Relative days of samples are others each day, and feeds and the sitemap
 * would announce every sample as changed each day.
 */
export function currentPostingsByMonth(): readonly Posting[] {
  return postingsOn(stored, `${businessDay().slice(0, 7)}-01`);
}

/** Replaces the current postings. */
export function showPostings(postings: readonly StoredPosting[]): void {
  stored = postings;
  version += 1;
}

/** Changes with each replacement: pages rendered before it are stale. */
export function postingsVersion(): number {
  return version;
}

/** Derives a value from the postings, once for each list of them. */
export function derivedFromPostings<T>(derive: (postings: readonly Posting[]) => T): () => T {
  let derived: { from: readonly Posting[]; value: T } | undefined;
  return () => {
    const postings = currentPostings();
    if (derived?.from !== postings) derived = { from: postings, value: derive(postings) };
    return derived.value;
  };
}
