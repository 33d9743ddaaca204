import { minuteMs } from "#domain/time.ts";
import type { Reading } from "./board-client.ts";
import type { KnownPosting } from "./snapshot.ts";

/**
 * A board rarely loses most of its postings at once, and one that is being moved, renamed or repaired returns
 * an empty or short list with status 200. So a loss of more than half must last this long to take effect.
 */
const lossGraceMs = 10 * minuteMs;

export const isOpen = ({ closedAt }: KnownPosting) => closedAt === undefined;

/** Counts open postings that are missing from a reading. */
export function countLost(known: Map<string, KnownPosting>, { postings, unreadable }: Reading): number {
  const ids = new Set(postings.map(({ sourceId, id }) => sourceId ?? id));
  return [...known].filter(([id, posting]) => isOpen(posting) && !ids.has(id) && !unreadable.has(id)).length;
}

/** Doubts readings in which the board has just lost more than half of its postings. */
export function createLossGuard(now: () => number) {
  let lossSince: number | undefined;

  return {
    isCredible(lost: number, open: number): boolean {
      if (lost * 2 <= open) {
        lossSince = undefined;
        return true;
      }
      lossSince ??= now();
      if (now() - lossSince < lossGraceMs) return false;
      lossSince = undefined;
      return true;
    },
    /** The grace period requires consecutive short readings. */
    reset(): void {
      lossSince = undefined;
    },
  };
}
