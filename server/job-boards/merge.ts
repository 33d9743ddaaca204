import { businessDay } from "#domain/business-day.ts";
import { postingUrl } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { Reading } from "./board-client.ts";
import type { KnownPosting } from "./snapshot.ts";

/** A closed opening's page stays as long. */
const closedTtlMs = 90 * 86_400_000;

/** A posting keeps the id under which it was first seen, for applications and links hold it; where its unit is another now, the address it had leads on. */
function withKnown(posting: Posting, known: Posting | undefined): Posting {
  if (!known) return posting;
  const next = { ...posting, id: known.id };
  const before = [...new Set([...(known.formerUrls ?? []), postingUrl(known)])].filter(
    (url) => url !== postingUrl(next),
  );
  return before.length > 0 ? { ...next, formerUrls: before.slice(-20) } : next;
}

function closed({ posting, closedAt }: KnownPosting, now: number): KnownPosting {
  if (closedAt !== undefined) return { posting, closedAt };
  return { posting: { ...posting, status: "CLOSED", updated: businessDay(now) }, closedAt: now };
}

/**
 * What is known after a reading: what it found, what it could not read and was known before, and what is missing, as
 * closed. Closed ones are forgotten in time.
 */
export function merge(
  seen: Map<string, KnownPosting>,
  reading: Reading,
  now: number,
): Map<string, KnownPosting> {
  const next = new Map<string, KnownPosting>();
  for (const posting of reading.postings) {
    const id = posting.sourceId ?? posting.id;
    next.set(id, { posting: withKnown(posting, seen.get(id)?.posting) });
  }
  for (const [id, known] of seen) {
    if (next.has(id)) continue;
    const isThere = reading.unreadable.has(id) && known.closedAt === undefined;
    next.set(id, isThere ? known : closed(known, now));
  }
  return dropExpired(next, now);
}

/** Forgets what was closed long ago. */
export function dropExpired(seen: Map<string, KnownPosting>, now: number): Map<string, KnownPosting> {
  return new Map(
    [...seen].filter(([, { closedAt }]) => closedAt === undefined || now - closedAt <= closedTtlMs),
  );
}

/** The postings as pages take them, newest first. */
export function knownPostings(seen: Map<string, KnownPosting>): Posting[] {
  return [...seen.values()]
    .map(({ posting }) => posting)
    .sort((a, b) => b.opened.localeCompare(a.opened) || a.id.localeCompare(b.id));
}
