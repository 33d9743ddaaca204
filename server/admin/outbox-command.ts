import type { Env } from "#server/config/env.ts";
import type { Store } from "#server/store/open-store.ts";
import { withDatabase } from "./open-beside.ts";

const usage = `npm run owed -- list             what was given up
npm run owed -- retry ID|all     tries it again at once`;

const findDead = (db: Store["db"]) =>
  db.selectFrom("outbox").selectAll().where("state", "=", "dead").orderBy("ended_at").orderBy("id").execute();

/** From the first attempt on, with all the waits after it; the site finds it at its next look, within seconds. */
async function retry(db: Store["db"], id: string, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: "pending", due_at: now, ended_at: null, attempts: 0, lease_until: 0, lease_by: "" })
    .where("state", "=", "dead")
    .$if(id !== "all", (query) => query.where("id", "=", id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** `npm run owed`: mails and other deliveries that were given up. */
export async function outboxCommand(args: string[], env: Env, print: (line: string) => void): Promise<void> {
  const [verb, id, ...rest] = args;
  if (verb === "list" && id === undefined) {
    const rows = await withDatabase(env, { readOnly: true }, findDead);
    for (const { id, kind, subject, failure, attempts, ended_at } of rows) {
      const when = ended_at === null ? "" : new Date(ended_at).toISOString();
      print(`${id}  ${kind}  about ${subject}  ${failure} after ${attempts} attempts  ${when}`);
    }
    if (rows.length === 0) print("Nothing was given up");
    return;
  }
  if (verb !== "retry" || !id || rest.length > 0) throw new Error(usage);
  const count = await withDatabase(env, { readOnly: false }, (db) => retry(db, id, Date.now()));
  if (count === 0 && id !== "all") throw new Error(`Nothing that was given up has the id ${id}`);
  print(`${count} will be tried again`);
}
