import { businessDay } from "#domain/business-day.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { byNewest } from "#domain/postings/posting-days.ts";
import { postingUrl } from "#domain/postings/postings.ts";
import { dayMs } from "#domain/time.ts";
import type { Reading } from "./board-client.ts";
import type { KnownPosting } from "./snapshot.ts";

/** The page of a closed posting is shown this long. */
const closedTtlMs = 90 * dayMs;
const maxFormerUrls = 20;

/**
 * Keeps the first id of a posting, to which applications and links refer. If its unit has changed, its former
 * address redirects.
 */
function keepIdentity(posting: Posting, known: Posting | undefined): Posting {
  if (!known) return posting;
  const next = { ...posting, id: known.id };
  const formerUrls = [...new Set([...(known.formerUrls ?? []), postingUrl(known)])].filter(
    (url) => url !== postingUrl(next),
  );
  return formerUrls.length > 0 ? { ...next, formerUrls: formerUrls.slice(-maxFormerUrls) } : next;
}

function close({ posting, closedAt }: KnownPosting, now: number): KnownPosting {
  if (closedAt !== undefined) return { posting, closedAt };
  return { posting: { ...posting, status: "CLOSED", updated: businessDay(now) }, closedAt: now };
}

/** The known postings after a reading: unreadable ones stay unchanged, missing ones are closed. */
export function merge(
  known: Map<string, KnownPosting>,
  reading: Reading,
  now: number,
): Map<string, KnownPosting> {
  const next = new Map<string, KnownPosting>();
  for (const posting of reading.postings) {
    const id = posting.sourceId ?? posting.id;
    next.set(id, { posting: keepIdentity(posting, known.get(id)?.posting) });
  }
  for (const [id, entry] of known) {
    if (next.has(id)) continue;
    const isStillOpen = reading.unreadable.has(id) && entry.closedAt === undefined;
    next.set(id, isStillOpen ? entry : close(entry, now));
  }
  return dropExpired(next, now);
}

/** Drops postings that were closed long ago. */
export function dropExpired(known: Map<string, KnownPosting>, now: number): Map<string, KnownPosting> {
  return new Map(
    [...known].filter(([, { closedAt }]) => closedAt === undefined || now - closedAt <= closedTtlMs),
  );
}

/** The postings for the pages, newest first. */
export function knownPostings(known: Map<string, KnownPosting>): Posting[] {
  return [...known.values()].map(({ posting }) => posting).sort(byNewest);
}
