import content from "virtual:content";
import type { Posting } from "#domain/postings/posting.schema.ts";

/** The postings of the build, until the server hands over others (server/jobs). */
let current: readonly Posting[] = content.postings;
let version = 0;

/** All postings of now: open, closed, unlisted. Loaders take them from here, at each request. */
export function currentPostings(): readonly Posting[] {
  return current;
}

/** Replaces them for every later request. */
export function showPostings(postings: readonly Posting[]): void {
  current = postings;
  version += 1;
}

/** Another number after each replacement: what was rendered before is of the past. */
export function postingsVersion(): number {
  return version;
}

/** What is made of the postings, made once for each list of them. */
export function derivedFromPostings<T>(make: (postings: readonly Posting[]) => T): () => T {
  let made: { from: readonly Posting[]; value: T } | undefined;
  return () => {
    if (made?.from !== current) made = { from: current, value: make(current) };
    return made.value;
  };
}
