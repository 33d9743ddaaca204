import { setTimeout as wait } from "node:timers/promises";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { minuteMs, secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import { createBoardClient } from "./board-client.ts";
import type { Board } from "./boards.ts";
import { createFeedPostings } from "./feed-postings.ts";

/** Time between readings, plus random jitter, so that several processes do not read at the same moment. */
const intervalMs = 10 * minuteMs;
const jitterMs = 2 * minuteMs;
/** Shorter as long as the portal is empty because no posting is known. */
const intervalWithoutSnapshotMs = minuteMs;
/** Timeout for one response of the board. */
const defaultTimeoutMs = 20 * secondMs;
/** Maximum wait for the board at a first start: Greenhouse needs one request per job. */
const defaultFirstTimeoutMs = 15 * secondMs;
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
  const postings = createFeedPostings({ board, directory, show, now });
  let readAt: number | null = null;
  let failures = 0;
  let failure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function readNow(): Promise<void> {
    try {
      const reading = await readBoard();
      if (!reading) postings.keep();
      else if (await postings.apply(reading)) reading.accept();
      readAt = now();
      failures = 0;
      failure = null;
    } catch (error) {
      failures += 1;
      failure = errorCode(error);
      postings.endGrace();
      log("error", "feed-failed", { failure, failures, open: postings.count().open });
    }
  }

  function scheduleNext(): void {
    if (isStopped) return;
    const delayMs = postings.isLoaded() ? intervalMs + Math.random() * jitterMs : intervalWithoutSnapshotMs;
    timer = setTimeout(() => void readNow().then(scheduleNext), delayMs);
    timer.unref();
  }

  return {
    async start() {
      await postings.load();
      const reading = readNow().then(scheduleNext);
      if (!postings.isLoaded())
        await Promise.race([reading, wait(firstTimeoutMs, undefined, { ref: false })]);
    },
    readNow,
    state: () => ({
      board: board.kind,
      ...postings.count(),
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
