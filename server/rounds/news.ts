import { sql } from "kysely";
import type { News } from "#domain/relay/protocol.ts";
import { secondMs } from "#domain/time.ts";
import { listenTo } from "#server/store/listen.ts";
import type { Store } from "#server/store/open-store.ts";

/** Gets what a round has, at least once for each change. Undefined: the round is gone, or the process ends. */
type Reader = (news: News | undefined) => void;

type Waiting = { readers: Map<Reader, string>; isReading: boolean; isStale: boolean; last: string };

/** Waiting readers of a round, of a client, and of all, in this process. Each holds a connection: about 20 KB. */
const defaultLimits = { perRound: 100, perClient: 200, all: 1_200 };
/** Finds what no notice told: the connection for notices was down, or a command erased a round. */
const defaultPollMs = 3 * secondMs;
/** Ids per query. */
const batchSize = 500;
const channel = "rounds";

type Options = {
  /** PostgreSQL that other processes use, too. */
  databaseUrl?: string | undefined;
  limits?: Partial<typeof defaultLimits> | undefined;
  pollMs?: number | undefined;
};

/**
 * Wakes readers that wait for changes of a round, also for those that other processes make: PostgreSQL notifies them.
 */
export function createNews(store: Store, { databaseUrl, limits, pollMs = defaultPollMs }: Options = {}) {
  const { perRound, perClient, all } = { ...defaultLimits, ...limits };
  const rounds = new Map<string, Waiting>();
  const clients = new Map<string, number>();
  let count = 0;
  let isStopped = false;

  const findNews = (ids: string[]) =>
    store.db
      .selectFrom("rounds")
      .select(["id", "last_entry as entries", "last_submission as submissions"])
      .where("id", "in", ids)
      .where("erase_at", ">", Date.now())
      .execute();

  function tell(waiting: Waiting, news: News | undefined): void {
    waiting.last = JSON.stringify(news ?? null);
    for (const reader of [...waiting.readers.keys()]) reader(news);
  }

  /** Reads a round once for all its readers, and again if it changes meanwhile. */
  async function wake(id: string): Promise<void> {
    const waiting = rounds.get(id);
    if (!waiting) return;
    waiting.isStale = true;
    if (waiting.isReading) return;
    waiting.isReading = true;
    try {
      while (waiting.isStale && waiting.readers.size > 0) {
        waiting.isStale = false;
        const [row] = await findNews([id]);
        tell(waiting, row && { entries: row.entries, submissions: row.submissions });
      }
    } catch {
      // The next poll reads it again.
    } finally {
      waiting.isReading = false;
    }
  }

  async function poll(): Promise<void> {
    const ids = [...rounds.keys()];
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = ids.slice(start, start + batchSize);
      const rows = new Map((await findNews(batch)).map((row) => [row.id, row]));
      for (const id of batch) {
        const waiting = rounds.get(id);
        const row = rows.get(id);
        const news = row && { entries: row.entries, submissions: row.submissions };
        if (waiting && waiting.last !== JSON.stringify(news ?? null)) tell(waiting, news);
      }
    }
  }

  let isPolling = false;
  const timer = setInterval(() => {
    if (isPolling || rounds.size === 0) return;
    isPolling = true;
    poll()
      .catch(() => {})
      .finally(() => {
        isPolling = false;
      });
  }, pollMs);
  timer.unref();

  const listener =
    databaseUrl === undefined
      ? undefined
      : listenTo(databaseUrl, channel, (id) => void (id === undefined ? poll().catch(() => {}) : wake(id)));

  /** Rounds that the other processes are still to be told about. */
  const untold = new Set<string>();
  let isTelling = false;
  async function tellOthers(): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    while (untold.size > 0) {
      const ids = [...untold];
      untold.clear();
      const notices = sql.join(ids.map((id) => sql`pg_notify(${channel}, ${id})`));
      // They also poll.
      await sql`select ${notices}`.execute(store.db).catch(() => {});
    }
    isTelling = false;
  }

  return {
    /** Call this once a change of a round is stored. */
    announce(id: string): void {
      void wake(id);
      if (!listener) return;
      untold.add(id);
      void tellOthers();
    },
    /**
     * Calls the reader soon with what the round has, and with each change until it leaves.
     * @returns a function with which it leaves; undefined if too many wait
     */
    subscribe(id: string, client: string, reader: Reader): (() => void) | undefined {
      const waiting = rounds.get(id) ?? { readers: new Map(), isReading: false, isStale: false, last: "" };
      const ofClient = clients.get(client) ?? 0;
      if (count >= all || ofClient >= perClient || waiting.readers.size >= perRound) return undefined;
      rounds.set(id, waiting);
      waiting.readers.set(reader, client);
      clients.set(client, ofClient + 1);
      count += 1;
      void wake(id);
      return () => {
        if (!waiting.readers.delete(reader)) return;
        count -= 1;
        const left = (clients.get(client) ?? 0) - 1;
        if (left > 0) clients.set(client, left);
        else clients.delete(client);
        if (waiting.readers.size === 0) rounds.delete(id);
      };
    },
    count: () => count,
    isStopped: () => isStopped,
    /** Ends all waiting. Nobody may subscribe any more. */
    stop(): void {
      isStopped = true;
      clearInterval(timer);
      for (const waiting of [...rounds.values()]) tell(waiting, undefined);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await listener?.close();
    },
  };
}

export type NewsBoard = ReturnType<typeof createNews>;
