import { setTimeout as wait } from "node:timers/promises";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { Board } from "#server/config/board-url.ts";
import { errorCode, log } from "#server/log.ts";
import { createBoardClient, type Reading } from "./board-client.ts";
import { dropExpired, knownPostings, merge } from "./merge.ts";
import { type KnownPosting, loadSnapshot, saveSnapshot } from "./snapshot.ts";

const minute = 60_000;
/** From one fetch to the next, and up to so much longer by chance: several processes do not ask at the same moment. */
const intervalMs = 10 * minute;
const jitterMs = 2 * minute;
/** While nothing at all is known, the portal is empty: that is worth asking sooner. */
const intervalWithoutSnapshotMs = minute;
/** One answer of the board may take so long. */
const defaultTimeoutMs = 20_000;
/** So long a first start waits for the board: of a large one each job is asked about. */
const defaultFirstTimeoutMs = 15_000;
/**
 * An employer with openings rarely has none a moment later, and a board that is being moved, renamed or repaired answers
 * with an empty list and status 200. So none is believed only where it is still none after so long.
 */
const emptyGraceMs = 10 * minute;

/** How the feed is doing, for those who watch the process. */
export type FeedState = {
  board: Board["kind"];
  open: number;
  closed: number;
  /** There on the board, and not as its documentation says. */
  unreadable: number;
  /** When the board was last read, also where nothing had changed. */
  readAt: string | null;
  /** Since then. */
  failures: number;
  failure: string | null;
};

export type JobsFeed = {
  /** Shows what is known, asks the board if nothing is, and goes on asking in the background. */
  start: () => Promise<void>;
  /** Reads the board once; whatever happens, what is known stays. */
  readNow: () => Promise<void>;
  state: () => FeedState;
  stop: () => void;
};

type Settings = {
  board: Board;
  defaults: FeedDefaults;
  /** Holds `jobs-feed.json`. */
  directory: string;
  show: (postings: Posting[]) => void;
  timeoutMs?: number;
  firstTimeoutMs?: number;
  now?: () => number;
};

/** Keeps the employer's own postings on show, as they stand on a board. */
export function createJobsFeed(settings: Settings): JobsFeed {
  const {
    board,
    defaults,
    directory,
    show,
    timeoutMs = defaultTimeoutMs,
    firstTimeoutMs = defaultFirstTimeoutMs,
    now = Date.now,
  } = settings;
  if (defaults.consents.length === 0) {
    throw new Error("JOBS_FEED needs the words of content/jobs/consents.yaml, which applicants agree to");
  }
  const read = createBoardClient(board, defaults, timeoutMs);
  let seen = new Map<string, KnownPosting>();
  let isKnown = false;
  let emptySince: number | undefined;
  let unreadable = new Map<string, string>();
  let readAt: number | null = null;
  let failures = 0;
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const countOpen = () => [...seen.values()].filter(({ closedAt }) => closedAt === undefined).length;

  /** Each once, and again when the reason is another. */
  function logUnreadable(next: Map<string, string>): void {
    for (const [posting, reason] of next) {
      if (unreadable.get(posting) !== reason) log("warn", "feed-posting-left-out", { posting, reason });
    }
    unreadable = next;
  }

  /** Whether an empty answer may be believed by now. */
  function isReallyEmpty({ postings, unreadable: broken }: Reading): boolean {
    const isEmpty = postings.length === 0 && broken.size === 0;
    if (!isEmpty || countOpen() === 0) {
      emptySince = undefined;
      return true;
    }
    emptySince ??= now();
    return now() - emptySince >= emptyGraceMs;
  }

  /** @returns whether what it found is shown now */
  async function take(reading: Reading): Promise<boolean> {
    logUnreadable(reading.unreadable);
    if (reading.postings.length === 0 && reading.unreadable.size > 0) {
      // Its form has changed, or it is broken: that says nothing about the openings.
      throw Object.assign(new Error("no posting can be read"), { code: "all-unreadable" });
    }
    if (!isReallyEmpty(reading)) {
      log("warn", "feed-empty-not-believed", { open: countOpen() });
      return false;
    }
    const next = merge(seen, reading, now());
    const isSame = isKnown && JSON.stringify([...next]) === JSON.stringify([...seen]);
    isKnown = true;
    seen = next;
    if (isSame) return true;
    show(knownPostings(seen));
    log("info", "feed-changed", { open: countOpen(), closed: seen.size - countOpen() });
    try {
      await saveSnapshot(directory, board, { savedAt: now(), seen });
    } catch (error) {
      // The pages are right; a restart would begin with an older snapshot.
      log("error", "feed-not-saved", { failure: errorCode(error) });
    }
    return true;
  }

  async function readNow(): Promise<void> {
    try {
      const reading = await read();
      if (reading && (await take(reading))) reading.accept();
      if (!reading) {
        seen = dropExpired(seen, now());
        emptySince = undefined;
      }
      readAt = now();
      failures = 0;
      failure = null;
    } catch (error) {
      failures += 1;
      failure = errorCode(error);
      // Two empty answers with a failure between them are not two in a row.
      emptySince = undefined;
      log("error", "feed-failed", { failure, failures, open: countOpen() });
    }
  }

  function planNext(): void {
    if (isStopped) return;
    const pause = isKnown ? intervalMs + Math.random() * jitterMs : intervalWithoutSnapshotMs;
    timer = setTimeout(() => void readNow().then(planNext), pause);
    timer.unref();
  }

  return {
    async start() {
      const saved = await loadSnapshot(directory, board);
      if (saved) {
        seen = dropExpired(saved.seen, now());
        isKnown = true;
      }
      // Never the sample postings of the build beside an employer's own.
      show(knownPostings(seen));
      const reading = readNow().then(planNext);
      if (!isKnown) await Promise.race([reading, wait(firstTimeoutMs, undefined, { ref: false })]);
    },
    readNow,
    state: () => ({
      board: board.kind,
      open: countOpen(),
      closed: seen.size - countOpen(),
      unreadable: unreadable.size,
      readAt: readAt === null ? null : new Date(readAt).toISOString(),
      failures,
      failure,
    }),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
