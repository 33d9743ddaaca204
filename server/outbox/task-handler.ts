import type { OutboxRow } from "#server/store/tables.ts";
import type { RetryDelay } from "./retry.ts";

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
