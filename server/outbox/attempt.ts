import { errorCode, log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import { type Ending, renewLease } from "#server/store/outbox-table.ts";
import type { OutboxRow } from "#server/store/tables.ts";
import { beginOperation } from "#server/trace/operation.ts";
import { inTrace, startTrace } from "#server/trace/trace.ts";
import { PermanentError, RetryableError } from "./errors.ts";
import { logStoreFailure } from "./log-store-failure.ts";
import type { RetryDelay } from "./retry.ts";
import type { TaskHandler, TaskHandlers } from "./task-handler.ts";

type Parts = {
  store: Store;
  handlers: TaskHandlers;
  leaseMs: number;
  /** The schedule of handlers without their own. */
  retryDelay: RetryDelay;
};

const fieldsOf = ({ id, kind, attempts }: OutboxRow) => ({ id, kind, attempt: attempts });

function endSuccess(task: OutboxRow, { repeatEveryMs }: TaskHandler): Ending {
  log("info", "outbox-done", fieldsOf(task));
  if (repeatEveryMs === undefined) return { state: "done", failure: "", ended_at: Date.now() };
  return { state: "pending", failure: "", due_at: Date.now() + repeatEveryMs, attempts: 0 };
}

/** Retries by the schedule, and tasks that repeat whatever the failure. */
function endFailure(
  task: OutboxRow,
  { repeatEveryMs }: TaskHandler,
  schedule: RetryDelay,
  error: unknown,
): Ending {
  const failure = errorCode(error);
  const scheduledMs = error instanceof PermanentError ? undefined : schedule(task.attempts, Math.random());
  if (scheduledMs === undefined && repeatEveryMs === undefined) {
    log("error", "outbox-dead", { ...fieldsOf(task), failure });
    return { state: "dead", failure, ended_at: Date.now() };
  }
  const delayMs = Math.max(
    scheduledMs ?? repeatEveryMs ?? 0,
    error instanceof RetryableError ? error.retryAfterMs : 0,
  );
  log("warn", "outbox-retry", { ...fieldsOf(task), failure, seconds: Math.round(delayMs / 1000) });
  return { state: "pending", failure, due_at: Date.now() + delayMs, attempts: task.attempts };
}

/** Creates the function that runs a claimed task once. */
export function createAttempt({ store, handlers, leaseMs, retryDelay }: Parts) {
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

  async function run(task: OutboxRow, handler: TaskHandler): Promise<Ending> {
    try {
      await withLease(task, handler.run(task));
      return endSuccess(task, handler);
    } catch (error) {
      return endFailure(task, handler, handler.retryDelay ?? retryDelay, error);
    }
  }

  /** A task that repeats is pending again after a success. */
  const outcomeOf = ({ state, failure }: Ending) => {
    if (state !== "pending") return state;
    return failure === "" ? "done" : "retry";
  };

  /** @returns the result to record; undefined if there is no handler */
  return async (task: OutboxRow): Promise<Ending | undefined> => {
    const handler = handlers[task.kind];
    if (!handler) return undefined;
    const trace = startTrace();
    const end = beginOperation({ kind: "task", name: task.kind }, trace);
    const ending = await inTrace(trace, () => run(task, handler));
    end?.({ outcome: outcomeOf(ending) });
    return ending;
  };
}
