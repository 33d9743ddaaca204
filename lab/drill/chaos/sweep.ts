import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { dayMs } from "#domain/time.ts";
import { withDatabase } from "#server/admin/with-database.ts";
import type { Env } from "#server/config/env.ts";
import { waitUntil } from "../drill.ts";
import { type FileFolder, listStoredFiles } from "./accounts.ts";
import type { SiteProcess } from "./site-process.ts";

/**
 * Makes pending tasks due now (retry delays are minutes and hours) and retries dead ones like an operator.
 */
const skipDelays = (env: Env) =>
  withDatabase(env, { readOnly: false }, async ({ db }) => {
    const waiting = db
      .updateTable("outbox")
      .where("state", "=", "pending")
      .where("subject", "<>", "")
      .where("lease_until", "<", Date.now());
    await waiting.set({ due_at: 0 }).execute();
    const dead = await db.selectFrom("outbox").select("id").where("state", "=", "dead").execute();
    if (dead.length === 0) return;
    const { PATH } = process.env;
    const settings = { DATA_DIR: env.DATA_DIR, ...(env.DATABASE_URL && { DATABASE_URL: env.DATABASE_URL }) };
    const command = ["scripts/outbox.ts", "retry", "all"];
    execFileSync(process.execPath, command, { env: { PATH, ...settings }, stdio: "ignore" });
  });

/** @returns whether all tasks ended in time */
export async function drainOutbox(
  site: SiteProcess,
  env: Env,
  { timeoutMs }: { timeoutMs: number },
): Promise<boolean> {
  let skippedAt = 0;
  return waitUntil(async () => {
    const tasks = await site.countTasks();
    if (tasks && tasks.pending === 0 && tasks.dead === 0) return true;
    if (Date.now() - skippedAt > 3_000) {
      await skipDelays(env);
      skippedAt = Date.now();
    }
    return false;
  }, timeoutMs);
}

/** Makes all files two days old and runs the daily and the weekly task. @returns whether they ran in time */
export async function forceSweep(files: FileFolder, env: Env): Promise<boolean> {
  const modifiedAt = (Date.now() - 2 * dayMs) / 1000;
  const partial = join(env.DATA_DIR, "files", "new");
  const partialFiles = existsSync(partial) ? readdirSync(partial).map((name) => join(partial, name)) : [];
  for (const path of [...listStoredFiles(files).values(), ...partialFiles])
    utimesSync(path, modifiedAt, modifiedAt);
  const from = Date.now();
  return withDatabase(env, { readOnly: false }, async ({ db }) => {
    // The daily task runs before and after the weekly one, so that no file stays marked for removal.
    for (const kind of ["erase-expired", "remove-orphans", "erase-expired"]) {
      await db.updateTable("outbox").set({ due_at: 0 }).where("id", "=", kind).execute();
      const isDone = await waitUntil(async () => {
        const row = await db.selectFrom("outbox").select("due_at").where("id", "=", kind).executeTakeFirst();
        return (row?.due_at ?? 0) > from + dayMs / 2;
      }, 60_000);
      if (!isDone) return false;
    }
    return true;
  });
}
