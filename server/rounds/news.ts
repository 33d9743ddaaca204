import pg from "pg";
import { secondMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";

/** Without a notice, waiting readers look again after this time: notices of other processes can be lost. */
const lookAgainMs = 5 * secondMs;
const reconnectMs = 2 * secondMs;

/** Waiting readers of one round, and of all, at this process. */
const maxOfRound = 100;
const maxReaders = 2_000;

/**
 * Wakes readers that wait for something new in a round: of this process at once, of others through PostgreSQL's
 * notices.
 */
export function createNews({ databaseUrl }: { databaseUrl?: string | undefined } = {}) {
  const waiting = new Map<string, Set<() => void>>();
  let count = 0;
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const wake = (round: string) => {
    for (const run of [...(waiting.get(round) ?? [])]) run();
  };

  async function listen(connectionString: string): Promise<void> {
    const own = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    const again = () => {
      if (client !== own || isClosed) return;
      client = undefined;
      own.end().catch(() => {});
      retry = setTimeout(() => void listen(connectionString), reconnectMs);
    };
    client = own;
    own.on("error", again);
    own.on("end", again);
    own.on("notification", ({ payload }) => payload && wake(payload));
    try {
      await own.connect();
      await own.query("listen rounds");
    } catch (error) {
      log("warn", "rounds-not-listening", { failure: errorCode(error) });
      again();
    }
  }
  if (databaseUrl !== undefined) void listen(databaseUrl);

  return {
    wake,
    /** How many readers wait. */
    count: () => count,
    /** Whether one more may wait. */
    hasRoom: (round: string) => count < maxReaders && (waiting.get(round)?.size ?? 0) < maxOfRound,
    /** Resolved when there may be something new, after `ms` at the latest, or when `signal` ends the waiting. */
    wait(round: string, ms: number, signal: AbortSignal): Promise<void> {
      if (isClosed || signal.aborted) return Promise.resolve();
      const readers = waiting.get(round) ?? new Set();
      waiting.set(round, readers);
      count += 1;
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener("abort", end);
          if (!readers.delete(end)) return;
          count -= 1;
          if (readers.size === 0) waiting.delete(round);
          resolve();
        };
        const timer = setTimeout(end, Math.min(ms, lookAgainMs));
        signal.addEventListener("abort", end, { once: true });
        readers.add(end);
      });
    },
    /** Ends all waiting at once. */
    close(): void {
      isClosed = true;
      clearTimeout(retry);
      for (const round of [...waiting.keys()]) wake(round);
      client?.end().catch(() => {});
      client = undefined;
    },
  };
}
export type News = ReturnType<typeof createNews>;
