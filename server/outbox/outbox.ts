import { randomUUID } from "node:crypto";
import { codeOf, log } from "../log.ts";
import type { Store } from "../store/open-store.ts";
import { claim, oweAlways, settle, tryAgain } from "../store/owed.ts";
import type { OutboxRow } from "../store/tables.ts";
import { waitAfter } from "./retry.ts";

/** Thrown by a handler when trying again cannot help. `code` is written down and logged. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`Refused: ${code}`);
    this.code = code;
  }
}

export type Handler = {
  run: (row: Pick<OutboxRow, "id" | "subject">) => Promise<void>;
  /** Comes back after so many milliseconds, for ever; nobody owes it. */
  every?: number;
};
export type Handlers = Record<string, Handler>;

/** At least twice as long as the longest attempt (a mail may take 40 s): nobody else takes a row that is worked on. */
const lease = 120_000;
/** As many at once. */
const batch = 10;

type Options = {
  store: Store;
  handlers: Handlers;
  /** Milliseconds between looks at the table: others may have written to it, and waits end. */
  poll?: number;
  waitAfter?: typeof waitAfter;
};

/**
 * Takes what the store owes and does it. Each is done at least once: a crash between the doing and the writing down
 * does it again, under the same id.
 */
export function createOutbox({ store, handlers, poll = 2_000, waitAfter: wait = waitAfter }: Options) {
  const by = randomUUID();
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
      const again = error instanceof Refused ? undefined : wait(row.attempts, Math.random());
      if (again === undefined && handler?.every === undefined) {
        log("error", "outbox-dead", { ...fields, failure });
        await settle(store, row, { state: "dead", failure, ended_at: Date.now() });
        return;
      }
      const delay = again ?? handler?.every ?? 0;
      log("warn", "outbox-retry", { ...fields, failure, seconds: Math.round(delay / 1000) });
      const due_at = Date.now() + delay;
      await settle(store, row, { state: "pending", failure, due_at, attempts: row.attempts });
    }
  }

  /** @returns whether there may be more */
  async function round(): Promise<boolean> {
    const rows = await claim(store, { by, limit: batch, lease, now: Date.now() });
    for (const result of await Promise.allSettled(rows.map(attempt))) {
      if (result.status === "rejected") throw result.reason;
    }
    return rows.length === batch;
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      let isMore = false;
      try {
        isMore = await round();
      } catch (error) {
        // The store does not answer; its rows are safe, and their leases end.
        log("error", "outbox-store-failed", { failure: codeOf(error) });
      }
      if (isMore || isStopping) continue;
      let timer: NodeJS.Timeout | undefined;
      const polled = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, poll);
      });
      await Promise.race([woken, polled]);
      clearTimeout(timer);
    }
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
