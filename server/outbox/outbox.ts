import { randomUUID } from "node:crypto";
import { hourMs } from "#domain/time.ts";
import { errorCode, log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import {
  buryUnknown,
  claim,
  type Ending,
  enqueueRecurring,
  finishAttempt,
  renewLease,
  repairTimes,
  requeue,
} from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { PermanentError, RetryableError } from "./errors.ts";
import { type RetryDelay, retryDelay } from "./retry.ts";

/** Tasks that share a receiver. A lane runs up to `concurrency` tasks at once, regardless of other lanes. */
export type Lane = { name: string; concurrency: number };

export type TaskHandler = {
  run: (task: Pick<OutboxRow, "id" | "subject" | "created_at">) => Promise<void>;
  /** Runs the task again after this time, forever; no submission enqueues it. */
  repeatEveryMs?: number;
  /** Defaults to the lane for quick tasks. */
  lane?: Lane;
  /** Overrides the retry schedule of the outbox. */
  retryDelay?: RetryDelay;
};
export type TaskHandlers = Record<string, TaskHandler>;

/** A running attempt renews its lease three times per lease, so only a dead or frozen process loses it. */
const defaultLeaseMs = 120_000;

const commonLane: Lane = { name: "common", concurrency: 10 };

type Options = {
  store: Store;
  handlers: TaskHandlers;
  /** Poll interval, for retries that become due and tasks that other processes enqueue. */
  pollMs?: number;
  leaseMs?: number;
  retryDelay?: RetryDelay;
};

/** Groups kinds by lane. */
function collectLanes(handlers: TaskHandlers): { lane: Lane; kinds: string[] }[] {
  const lanes = new Map<string, { lane: Lane; kinds: string[] }>();
  for (const [kind, { lane = commonLane }] of Object.entries(handlers)) {
    const known = lanes.get(lane.name);
    if (known) known.kinds.push(kind);
    else lanes.set(lane.name, { lane, kinds: [kind] });
  }
  return [...lanes.values()];
}

/** Interval of the search for tasks of unknown kinds and for times left behind by a wrong clock. */
const tidyMs = hourMs;

/**
 * Runs the tasks of the outbox table. Each runs at least once: if the process crashes before the result is
 * recorded, the task runs again under the same id.
 */
export function createOutbox({
  store,
  handlers,
  pollMs = 2_000,
  leaseMs = defaultLeaseMs,
  retryDelay: defaultRetryDelay = retryDelay,
}: Options) {
  const lanes = collectLanes(handlers).map((lane) => ({ ...lane, running: new Set<Promise<void>>() }));
  const inHand = new Set<string>();
  /** Attempts that have ended but are not recorded yet. */
  const endings: { task: OutboxRow; ending: Ending | undefined }[] = [];
  let tidiedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  let wakeUp = () => {};
  let ended: Promise<void> = Promise.resolve();

  const logStoreFailure = (error: unknown) =>
    log("error", "outbox-store-failed", { failure: errorCode(error) });

  /** Renews the lease while `work` runs, however long it takes. */
  async function withLease(task: OutboxRow, work: Promise<void>): Promise<void> {
    const renewal = setInterval(() => {
      renewLease(store, task, Date.now() + leaseMs).then((isOurs) => {
        if (!isOurs) log("warn", "outbox-lease-lost", { id: task.id, kind: task.kind });
      }, logStoreFailure);
    }, leaseMs / 3);
    try {
      await work;
    } finally {
      clearInterval(renewal);
    }
  }

  /** @returns the result to record; undefined if there is no handler */
  async function attempt(task: OutboxRow): Promise<Ending | undefined> {
    const handler = handlers[task.kind];
    if (!handler) return undefined;
    const fields = { id: task.id, kind: task.kind, attempt: task.attempts };
    try {
      await withLease(task, handler.run(task));
      log("info", "outbox-done", fields);
      if (handler.repeatEveryMs === undefined) return { state: "done", failure: "", ended_at: Date.now() };
      const due_at = Date.now() + handler.repeatEveryMs;
      return { state: "pending", failure: "", due_at, attempts: 0 };
    } catch (error) {
      const failure = errorCode(error);
      const schedule = handler.retryDelay ?? defaultRetryDelay;
      const scheduledMs =
        error instanceof PermanentError ? undefined : schedule(task.attempts, Math.random());
      if (scheduledMs === undefined && handler.repeatEveryMs === undefined) {
        log("error", "outbox-dead", { ...fields, failure });
        return { state: "dead", failure, ended_at: Date.now() };
      }
      const delayMs = Math.max(
        scheduledMs ?? handler.repeatEveryMs ?? 0,
        error instanceof RetryableError ? error.retryAfterMs : 0,
      );
      log("warn", "outbox-retry", { ...fields, failure, seconds: Math.round(delayMs / 1000) });
      const due_at = Date.now() + delayMs;
      return { state: "pending", failure, due_at, attempts: task.attempts };
    }
  }

  /**
   * Records the results of attempts and claims as many tasks as each lane has room for, so that no lease
   * expires in a queue; all in one write.
   */
  async function fillLanes(): Promise<void> {
    const ended = endings.splice(0);
    const claims = isStopping
      ? []
      : lanes.flatMap((lane) => {
          const limit = lane.lane.concurrency - lane.running.size;
          return limit === 0 ? [] : [{ lane, limit, claimId: randomUUID() }];
        });
    if (ended.length === 0 && claims.length === 0) return;
    const exclude = [...inHand];
    let claimed: OutboxRow[][];
    try {
      claimed = await store.inGroup(async (tx) => {
        const parts = { db: tx, kind: store.kind };
        for (const { task, ending } of ended) if (ending) await finishAttempt(parts, task, ending);
        const now = Date.now();
        const tasks: OutboxRow[][] = [];
        for (const { lane, limit, claimId } of claims)
          tasks.push(
            await claim(parts, { claimId, kinds: lane.kinds, inHand: exclude, limit, leaseMs, now }),
          );
        return tasks;
      });
    } catch (error) {
      // They are recorded once the store is back, so that none of them runs twice.
      endings.unshift(...ended);
      throw error;
    }
    for (const { task } of ended) inHand.delete(task.id);
    claims.forEach(({ lane: { running } }, index) => {
      for (const task of claimed[index] ?? []) {
        inHand.add(task.id);
        const attempted = attempt(task).then((ending) => {
          endings.push({ task, ending });
          running.delete(attempted);
          wakeUp();
        });
        running.add(attempted);
      }
    });
  }

  async function tidy(): Promise<void> {
    if (performance.now() - tidiedAt < tidyMs) return;
    tidiedAt = performance.now();
    await repairTimes(store, Date.now());
    for (const { id, kind } of await buryUnknown(store, Object.keys(handlers), Date.now()))
      log("error", "outbox-dead", { id, kind, failure: "unknown-kind" });
  }

  async function work(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      await tidy().then(fillLanes).catch(logStoreFailure);
      if (isStopping) break;
      let timer: NodeJS.Timeout | undefined;
      const polled = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, pollMs);
      });
      await Promise.race([woken, polled]);
      clearTimeout(timer);
    }
    await Promise.all(lanes.flatMap(({ running }) => [...running]));
    await fillLanes().catch(logStoreFailure);
  }

  return {
    async start(): Promise<void> {
      const now = Date.now();
      await requeue(store, Object.keys(handlers), now);
      for (const [kind, { repeatEveryMs }] of Object.entries(handlers)) {
        if (repeatEveryMs !== undefined) await enqueueRecurring(store, kind, now);
      }
      ended = work();
    },
    /** Call after a commit that enqueued a task. */
    wake(): void {
      wakeUp();
    },
    /** Resolves once all running attempts have ended. */
    async stop(): Promise<void> {
      isStopping = true;
      wakeUp();
      await ended;
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;
