import type { Store } from "#server/store/open-store.ts";
import { enqueueRecurring, requeue } from "#server/store/outbox-table.ts";
import { createAttempt } from "./attempt.ts";
import { createLanes } from "./lanes.ts";
import { logStoreFailure } from "./log-store-failure.ts";
import { type RetryDelay, retryDelay } from "./retry.ts";
import type { TaskHandlers } from "./task-handler.ts";
import { createTidy } from "./tidy.ts";

export type { Lane, TaskHandler, TaskHandlers } from "./task-handler.ts";

/** A running attempt renews its lease three times per lease, so only a dead or frozen process loses it. */
const defaultLeaseMs = 120_000;

type Options = {
  store: Store;
  handlers: TaskHandlers;
  /** Poll interval, for retries that become due and tasks that other processes enqueue. */
  pollMs?: number;
  leaseMs?: number;
  retryDelay?: RetryDelay;
};

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
  const kinds = Object.keys(handlers);
  let isStopping = false;
  let wakeUp = () => {};
  let ended: Promise<void> = Promise.resolve();

  const tidy = createTidy(store, kinds);
  const lanes = createLanes({
    ...{ store, handlers, leaseMs },
    attempt: createAttempt({ store, handlers, leaseMs, retryDelay: defaultRetryDelay }),
    onAttempted: () => wakeUp(),
  });

  async function work(): Promise<void> {
    while (!isStopping) {
      const woken = new Promise<void>((resolve) => {
        wakeUp = resolve;
      });
      await tidy()
        .then(() => (isStopping ? lanes.record() : lanes.fill()))
        .catch(logStoreFailure);
      if (isStopping) break;
      let timer: NodeJS.Timeout | undefined;
      const polled = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, pollMs);
      });
      await Promise.race([woken, polled]);
      clearTimeout(timer);
    }
    await lanes.settle();
    await lanes.record().catch(logStoreFailure);
  }

  return {
    async start(): Promise<void> {
      const now = Date.now();
      await requeue(store, kinds, now);
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
