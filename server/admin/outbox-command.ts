import type { Env } from "#server/config/env.ts";
import { approveErasure, findErasurePause } from "#server/store/erasure-pause.ts";
import { findDeadTasks, reviveTasks } from "#server/store/outbox-table.ts";
import { withDatabase } from "./with-database.ts";

const usage = `npm run outbox -- list             lists dead tasks: mails and other deliveries that ran out of attempts
npm run outbox -- retry ID|all     retries them, from the first attempt on
npm run outbox -- approve-erasure  erases what is due although its number or the clock was doubtful`;

/** `npm run outbox`: lists and retries dead tasks, and approves an erasure that is on hold. */
export async function outboxCommand(args: string[], env: Env, print: (line: string) => void): Promise<void> {
  const [verb, id, ...rest] = args;
  if (verb === "list" && id === undefined) {
    const tasks = await withDatabase(env, { readOnly: true }, findDeadTasks);
    for (const { id, kind, subject, failure, attempts, ended_at } of tasks) {
      const when = ended_at === null ? "" : new Date(ended_at).toISOString();
      print(`${id}  ${kind}  about ${subject}  ${failure} after ${attempts} attempts  ${when}`);
    }
    if (tasks.length === 0) print("No dead tasks");
    return;
  }
  if (verb === "approve-erasure" && id === undefined) {
    const pause = await withDatabase(env, { readOnly: false }, async (store) => {
      const pause = await findErasurePause(store);
      if (pause) await approveErasure(store);
      return pause;
    });
    if (!pause) throw new Error("Nothing waits for an approval");
    print(`${pause.due} of ${pause.rows} applications and messages were due: those still due are erased now`);
    return;
  }
  if (verb !== "retry" || !id || rest.length > 0) throw new Error(usage);
  const count = await withDatabase(env, { readOnly: false }, (store) => reviveTasks(store, id, Date.now()));
  if (count === 0 && id !== "all") throw new Error(`No dead task has the id ${id}`);
  print(`${count} ${count === 1 ? "task" : "tasks"} will be retried`);
}
