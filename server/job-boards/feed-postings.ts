import type { Posting } from "#domain/postings/posting.schema.ts";
import { errorCode, log } from "#server/log.ts";
import type { Reading } from "./board-client.ts";
import type { Board } from "./boards.ts";
import { countLost, createLossGuard, isOpen } from "./loss-guard.ts";
import { dropExpired, knownPostings, merge } from "./merge.ts";
import { type KnownPosting, loadSnapshot, saveSnapshot } from "./snapshot.ts";

type Parts = {
  board: Board;
  /** Folder of `jobs-feed.json`. */
  directory: string;
  show: (postings: Posting[]) => void;
  now: () => number;
};

/** The postings known from the board: loads and saves their snapshot, merges readings, and shows them. */
export function createFeedPostings({ board, directory, show, now }: Parts) {
  const lossGuard = createLossGuard(now);
  let known = new Map<string, KnownPosting>();
  let isLoaded = false;
  let unreadable = new Map<string, string>();

  function count() {
    const open = [...known.values()].filter(isOpen).length;
    return { open, closed: known.size - open };
  }

  /** Logs each posting once, and again when its reason changes. */
  function logUnreadable(next: Map<string, string>): void {
    for (const [posting, reason] of next) {
      if (unreadable.get(posting) !== reason) log("warn", "feed-posting-skipped", { posting, reason });
    }
    unreadable = next;
  }

  async function save(): Promise<void> {
    try {
      await saveSnapshot(directory, board, { savedAt: now(), known });
    } catch (error) {
      // The pages are up to date, but a restart would begin with an older snapshot.
      log("error", "feed-snapshot-not-saved", { failure: errorCode(error) });
    }
  }

  return {
    /** Whether a snapshot was loaded or a reading accepted. */
    isLoaded: () => isLoaded,
    count: () => ({ ...count(), unreadable: unreadable.size }),

    /** Shows the snapshot; without one, no posting. */
    async load(): Promise<void> {
      const snapshot = await loadSnapshot(directory, board);
      if (snapshot) {
        known = dropExpired(snapshot.known, now());
        isLoaded = true;
      }
      // Replaces the build's sample postings, even if none is known.
      show(knownPostings(known));
    },

    /** @returns whether the reading was accepted */
    async apply(reading: Reading): Promise<boolean> {
      logUnreadable(reading.unreadable);
      if (reading.postings.length === 0 && reading.unreadable.size > 0) {
        // The format has changed or the board is broken, so this reading says nothing about the postings.
        throw Object.assign(new Error("no posting can be read"), { code: "all-unreadable" });
      }
      const lost = countLost(known, reading);
      const { open } = count();
      if (!lossGuard.isCredible(lost, open)) {
        log("warn", "feed-loss-ignored", { open, lost });
        return false;
      }
      const next = merge(known, reading, now());
      const isSame = isLoaded && JSON.stringify([...next]) === JSON.stringify([...known]);
      isLoaded = true;
      known = next;
      if (isSame) return true;
      show(knownPostings(known));
      log("info", "feed-changed", count());
      await save();
      return true;
    },

    /** After a reading without changes. */
    keep(): void {
      known = dropExpired(known, now());
      lossGuard.reset();
    },

    /** After a failed reading. */
    endGrace: lossGuard.reset,
  };
}
