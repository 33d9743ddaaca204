import { existsSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { dayMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import { deleteTasks, findDoneTasks } from "#server/store/outbox-table.ts";

/** Mails of an address are counted for a day, and no task is tried for more than four. */
const keepMs = 7 * dayMs;

type Parts = { store: Store; mailFolder: string };

/**
 * Deletes tasks a week after they were done: nothing reads them any more, and an application has four that
 * would otherwise stay as long as it does. Those of mails that are files stay, because they name the files to
 * erase, and so do those of applications under a legal hold, which prove what was sent.
 */
export async function tidyTasks({ store, mailFolder }: Parts, now = Date.now()): Promise<void> {
  let count = 0;
  for (let after = { due_at: Number.MIN_SAFE_INTEGER, id: "" }; ; ) {
    const tasks = await findDoneTasks(store, { before: now - keepMs, after });
    const last = tasks.at(-1);
    if (!last) break;
    const ids = tasks.map(({ id }) => id).filter((id) => !existsSync(join(mailFolder, `${id}.eml`)));
    count += await deleteTasks(store, ids);
    after = last;
    // SQLite works in this thread: requests come between two batches.
    await setImmediate();
  }
  if (count > 0) log("info", "tasks-tidied", { tasks: count });
}
