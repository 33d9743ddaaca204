import { randomUUID } from "node:crypto";
import { codeOf, log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import { claim, type KindFilter, oweAlways, settle, tryAgain } from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { type WaitAfter, waitAfter } from "./retry.ts";

/** Thrown by a handler when trying again cannot help. `code` is written down and logged. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Refused: ${code}`);
    this.code = code;
  }
}

/** Thrown by a handler whose next attempt may do better. `code` is written down and logged. */
export class Failed extends Error {
  readonly code: string;
  /** The other side asked for so many milliseconds of peace; the schedule may say more. */
  readonly wait: number;
  constructor(code: string, wait = 0) {
    super(`Failed: ${code}`);
    this.code = code;
    this.wait = wait;
  }
}

/** What waits for the same other side: so many at once, whatever goes on in other lanes. */
export type Lane = { name: string; atOnce: number };

export type Handler = {
  run: (row: Pick<OutboxRow, "id" | "subject" | "created_at">) => Promise<void>;
  /** Comes back after so many milliseconds, for ever; nobody owes it. */
  every?: number;
  /** Mails and everything quick share one. */
  lane?: Lane;
  /** Its own schedule of further attempts. */
  waitAfter?: WaitAfter;
};
export type Handlers = Record<string, Handler>;

/**
 * At least twice as long as the longest attempt (a mail may take 40 s): nobody else takes a row that is worked on. A row
 * is claimed when its lane has room, so that no time of its lease passes in a queue.
 */
const lease = 120_000;

const commonLane: Lane = { name: "common", atOnce: 10 };

type Options = {
  store: Store;
  handlers: Handlers;
  /** Milliseconds between looks at the table: others may have written to it, and waits end. */
  poll?: number;
  waitAfter?: WaitAfter;
};

/** The lanes with the kinds of each. The common one takes every kind that no other has, also those that nobody knows. */
function lanesOf(handlers: Handlers): { lane: Lane; kinds: KindFilter }[] {
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
export function createOutbox({ store, handlers, poll = 2_000, waitAfter: wait = waitAfter }: Options) {
  const by = randomUUID();
  const lanes = lanesOf(handlers).map((one) => ({ ...one, running: new Set<Promise<void>>() }));
  let isStopping = false;
  let wakeUp = () => {};
  let ended: Promise<void> = Promise.resolve();

  async function attempt(row: OutboxRow): Promise<void> {
    const handler = handlers[row.kind];
    const fields = { id: row.id, kind: row.kind, attempt: row.attempts };
    try {
      if (!handler) throw new Refused("unknown-kind");
      await handler.run(row);
      log("info", "outbox-done", fields);
      if (handler.every === undefined) {
        await settle(store, row, { state: "done", failure: "", ended_at: Date.now() });
        return;
      }
      const due_at = Date.now() + handler.every;
      await settle(store, row, { state: "pending", failure: "", due_at, attempts: 0 });
    } catch (error) {
      const failure = codeOf(error);
      const schedule = handler?.waitAfter ?? wait;
      const again = error instanceof Refused ? undefined : schedule(row.attempts, Math.random());
      if (again === undefined && handler?.every === undefined) {
        log("error", "outbox-dead", { ...fields, failure });
        await settle(store, row, { state: "dead", failure, ended_at: Date.now() });
        return;
      }
      const delay = Math.max(again ?? handler?.every ?? 0, error instanceof Failed ? error.wait : 0);
      log("warn", "outbox-retry", { ...fields, failure, seconds: Math.round(delay / 1000) });
      const due_at = Date.now() + delay;
      await settle(store, row, { state: "pending", failure, due_at, attempts: row.attempts });
    }
  }

  /** The store does not answer; its rows are safe, and their leases end. */
  const storeFailed = (error: unknown) => log("error", "outbox-store-failed", { failure: codeOf(error) });

  /** Fills every lane that has room; each attempt that ends makes room and wakes the worker. */
  async function fill(): Promise<void> {
    for (const { lane, kinds, running } of lanes) {
      const limit = lane.atOnce - running.size;
      if (limit === 0) continue;
      for (const row of await claim(store, { by, kinds, limit, lease, now: Date.now() })) {
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
      await tryAgain(store, now);
      for (const [kind, { every }] of Object.entries(handlers)) {
        if (every !== undefined) await oweAlways(store, kind, now);
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
