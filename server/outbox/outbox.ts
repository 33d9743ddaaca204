import { randomUUID } from "node:crypto";
import { errorCode, log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import {
  claim,
  enqueueRecurring,
  finishAttempt,
  type KindFilter,
  requeue,
} from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { type RetryDelay, retryDelay } from "./retry.ts";

/** Thrown by a handler when trying again cannot help. `code` is written down and logged. */
export class PermanentError extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Refused: ${code}`);
    this.code = code;
  }
}

/** Thrown by a handler whose next attempt may do better. `code` is written down and logged. */
export class RetryableError extends Error {
  readonly code: string;
  /** The other side asked for so many milliseconds of peace; the schedule may say more. */
  readonly retryAfterMs: number;
  constructor(code: string, retryAfterMs = 0) {
    super(`Failed: ${code}`);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What waits for the same other side: so many at once, whatever goes on in other lanes. */
export type Lane = { name: string; concurrency: number };

export type Handler = {
  run: (row: Pick<OutboxRow, "id" | "subject" | "created_at">) => Promise<void>;
  /** Comes back after so many milliseconds, for ever; nobody owes it. */
  repeatEveryMs?: number;
  /** Mails and everything quick share one. */
  lane?: Lane;
  /** Its own schedule of further attempts. */
  retryDelay?: RetryDelay;
};
export type Handlers = Record<string, Handler>;

/**
 * At least twice as long as the longest attempt (a mail may take 40 s): nobody else takes a row that is worked on. A row
 * is claimed when its lane has room, so that no time of its lease passes in a queue.
 */
const leaseMs = 120_000;

const commonLane: Lane = { name: "common", concurrency: 10 };

type Options = {
  store: Store;
  handlers: Handlers;
  /** Milliseconds between looks at the table: others may have written to it, and waits end. */
  poll?: number;
  retryDelay?: RetryDelay;
};

/** The lanes with the kinds of each. The common one takes every kind that no other has, also those that nobody knows. */
function collectLanes(handlers: Handlers): { lane: Lane; kinds: KindFilter }[] {
  const apart = new Map<string, { lane: Lane; only: string[] }>();
  for (const [kind, { lane }] of Object.entries(handlers)) {
    if (!lane) continue;
    const known = apart.get(lane.name);
    if (known) known.only.push(kind);
    else apart.set(lane.name, { lane, only: [kind] });
  }
  const others = [...apart.values()];
  return [
    { lane: commonLane, kinds: { except: others.flatMap(({ only }) => only) } },
    ...others.map(({ lane, only }) => ({ lane, kinds: { only } })),
  ];
}

/**
 * Takes what the store owes and does it. Each is done at least once: a crash between the doing and the writing down
 * does it again, under the same id.
 */
export function createOutbox({ store, handlers, poll = 2_000, retryDelay: wait = retryDelay }: Options) {
  const by = randomUUID();
  const lanes = collectLanes(handlers).map((one) => ({ ...one, running: new Set<Promise<void>>() }));
  let isStopping = false;
  let wakeUp = () => {};
  let ended: Promise<void> = Promise.resolve();

  async function attempt(row: OutboxRow): Promise<void> {
    const handler = handlers[row.kind];
    const fields = { id: row.id, kind: row.kind, attempt: row.attempts };
    try {
      if (!handler) throw new PermanentError("unknown-kind");
      await handler.run(row);
      log("info", "outbox-done", fields);
      if (handler.repeatEveryMs === undefined) {
        await finishAttempt(store, row, { state: "done", failure: "", ended_at: Date.now() });
        return;
      }
      const due_at = Date.now() + handler.repeatEveryMs;
      await finishAttempt(store, row, { state: "pending", failure: "", due_at, attempts: 0 });
    } catch (error) {
      const failure = errorCode(error);
      const schedule = handler?.retryDelay ?? wait;
      const again = error instanceof PermanentError ? undefined : schedule(row.attempts, Math.random());
      if (again === undefined && handler?.repeatEveryMs === undefined) {
        log("error", "outbox-dead", { ...fields, failure });
        await finishAttempt(store, row, { state: "dead", failure, ended_at: Date.now() });
        return;
      }
      const delay = Math.max(
        again ?? handler?.repeatEveryMs ?? 0,
        error instanceof RetryableError ? error.retryAfterMs : 0,
      );
      log("warn", "outbox-retry", { ...fields, failure, seconds: Math.round(delay / 1000) });
      const due_at = Date.now() + delay;
      await finishAttempt(store, row, { state: "pending", failure, due_at, attempts: row.attempts });
    }
  }

  /** The store does not answer; its rows are safe, and their leases end. */
  const storeFailed = (error: unknown) => log("error", "outbox-store-failed", { failure: errorCode(error) });

  /** Fills every lane that has room; each attempt that ends makes room and wakes the worker. */
  async function fill(): Promise<void> {
    for (const { lane, kinds, running } of lanes) {
      const limit = lane.concurrency - running.size;
      if (limit === 0) continue;
      for (const row of await claim(store, { by, kinds, limit, lease: leaseMs, now: Date.now() })) {
        const attempted = attempt(row)
          .catch(storeFailed)
          .finally(() => {
            running.delete(attempted);
            wakeUp();
          });
        running.add(attempted);
      }
    }
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      await fill().catch(storeFailed);
      if (isStopping) break;
      let timer: NodeJS.Timeout | undefined;
      const polled = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, poll);
      });
      await Promise.race([woken, polled]);
      clearTimeout(timer);
    }
    await Promise.all(lanes.flatMap(({ running }) => [...running]));
  }

  return {
    async start(): Promise<void> {
      const now = Date.now();
      await requeue(store, now);
      for (const [kind, { repeatEveryMs }] of Object.entries(handlers)) {
        if (repeatEveryMs !== undefined) await enqueueRecurring(store, kind, now);
      }
      ended = work();
    },
    /** Called after a commit that owes something. */
    wake(): void {
      wakeUp();
    },
    /** Ends when what is being done is done. */
    async stop(): Promise<void> {
      isStopping = true;
      wakeUp();
      await ended;
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
