import { setTimeout as wait } from "node:timers/promises";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { minuteMs, secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import { createBoardClient, type Reading } from "./board-client.ts";
import type { Board } from "./boards.ts";
import { dropExpired, knownPostings, merge } from "./merge.ts";
import { type KnownPosting, loadSnapshot, saveSnapshot } from "./snapshot.ts";

/** Time between readings, plus random jitter, so that several processes do not read at the same moment. */
const intervalMs = 10 * minuteMs;
const jitterMs = 2 * minuteMs;
/** Shorter as long as the portal is empty because no posting is known. */
const intervalWithoutSnapshotMs = minuteMs;
/** Timeout for one response of the board. */
const defaultTimeoutMs = 20 * secondMs;
/** Maximum wait for the board at a first start: Greenhouse needs one request per job. */
const defaultFirstTimeoutMs = 15 * secondMs;
/**
 * A board rarely loses most of its postings at once, and one that is being moved, renamed or repaired returns
 * an empty or short list with status 200. So a loss of more than half must last this long to take effect.
 */
const lossGraceMs = 10 * minuteMs;

/** The feed's state, for monitoring. */
export type FeedState = {
  board: Board["kind"];
  open: number;
  closed: number;
  /** Number of postings that differ from the system's documented format. */
  unreadable: number;
  /** Time of the last successful reading, even if nothing had changed. */
  readAt: string | null;
  /** Number of failed readings since then. */
  failures: number;
  failure: string | null;
};

export type JobsFeed = {
  /** Shows the snapshot, or without one awaits the first reading, and reads the board in the background. */
  start: () => Promise<void>;
  /** Reads the board once. A failure never changes the known postings. */
  readNow: () => Promise<void>;
  state: () => FeedState;
  stop: () => void;
};

type Settings = {
  board: Board;
  defaults: FeedDefaults;
  /** Folder of `jobs-feed.json`. */
  directory: string;
  show: (postings: Posting[]) => void;
  timeoutMs?: number;
  firstTimeoutMs?: number;
  now?: () => number;
};

/** Shows the postings of the employer's board and keeps them up to date. */
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
    throw new Error("JOBS_FEED needs the consent wordings of content/jobs/consents.yaml");
  }
  const readBoard = createBoardClient(board, defaults, timeoutMs);
  let known = new Map<string, KnownPosting>();
  let isLoaded = false;
  let lossSince: number | undefined;
  let unreadable = new Map<string, string>();
  let readAt: number | null = null;
  let failures = 0;
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const countOpen = () => [...known.values()].filter(({ closedAt }) => closedAt === undefined).length;

  /** Logs each posting once, and again when its reason changes. */
  function logUnreadable(next: Map<string, string>): void {
    for (const [posting, reason] of next) {
      if (unreadable.get(posting) !== reason) log("warn", "feed-posting-skipped", { posting, reason });
    }
    unreadable = next;
  }

  /** Counts open postings that are missing from a reading. */
  function countLost({ postings, unreadable }: Reading): number {
    const ids = new Set(postings.map(({ sourceId, id }) => sourceId ?? id));
    const isLost = ([id, { closedAt }]: [string, KnownPosting]) =>
      closedAt === undefined && !ids.has(id) && !unreadable.has(id);
    return [...known].filter(isLost).length;
  }

  /** False if the board has just lost more than half of its postings. */
  function isCredible(reading: Reading): boolean {
    if (countLost(reading) * 2 <= countOpen()) {
      lossSince = undefined;
      return true;
    }
    lossSince ??= now();
    return now() - lossSince >= lossGraceMs;
  }

  /** @returns whether the reading was accepted */
  async function applyReading(reading: Reading): Promise<boolean> {
    logUnreadable(reading.unreadable);
    if (reading.postings.length === 0 && reading.unreadable.size > 0) {
      // The format has changed or the board is broken, so this reading says nothing about the postings.
      throw Object.assign(new Error("no posting can be read"), { code: "all-unreadable" });
    }
    if (!isCredible(reading)) {
      log("warn", "feed-loss-ignored", { open: countOpen(), lost: countLost(reading) });
      return false;
    }
    lossSince = undefined;
    const next = merge(known, reading, now());
    const isSame = isLoaded && JSON.stringify([...next]) === JSON.stringify([...known]);
    isLoaded = true;
    known = next;
    if (isSame) return true;
    show(knownPostings(known));
    log("info", "feed-changed", { open: countOpen(), closed: known.size - countOpen() });
    try {
      await saveSnapshot(directory, board, { savedAt: now(), known });
    } catch (error) {
      // The pages are up to date, but a restart would begin with an older snapshot.
      log("error", "feed-snapshot-not-saved", { failure: errorCode(error) });
    }
    return true;
  }

  async function readNow(): Promise<void> {
    try {
      const reading = await readBoard();
      if (reading && (await applyReading(reading))) reading.accept();
      if (!reading) {
        known = dropExpired(known, now());
        lossSince = undefined;
      }
      readAt = now();
      failures = 0;
      failure = null;
    } catch (error) {
      failures += 1;
      failure = errorCode(error);
      // The grace period requires consecutive short readings.
      lossSince = undefined;
      log("error", "feed-failed", { failure, failures, open: countOpen() });
    }
  }

  function scheduleNext(): void {
    if (isStopped) return;
    const delayMs = isLoaded ? intervalMs + Math.random() * jitterMs : intervalWithoutSnapshotMs;
    timer = setTimeout(() => void readNow().then(scheduleNext), delayMs);
    timer.unref();
  }

  return {
    async start() {
      const snapshot = await loadSnapshot(directory, board);
      if (snapshot) {
        known = dropExpired(snapshot.known, now());
        isLoaded = true;
      }
      // Replaces the build's sample postings, even if none is known.
      show(knownPostings(known));
      const reading = readNow().then(scheduleNext);
      if (!isLoaded) await Promise.race([reading, wait(firstTimeoutMs, undefined, { ref: false })]);
    },
    readNow,
    state: () => ({
      board: board.kind,
      open: countOpen(),
      closed: known.size - countOpen(),
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
