import { sql } from "kysely";
import type { Store, Tx } from "#server/store/open-store.ts";
import type { Tables } from "#server/store/tables.ts";

/** In copying order; `satisfies` makes the compiler check that no table is missing. */
const tables = Object.keys({
  messages: true,
  applications: true,
  answers: true,
  files: true,
  uploads: true,
  tokens: true,
  scores: true,
  erasures: true,
  holds: true,
  changes: true,
  words: true,
  unindexed: true,
  notes: true,
  secrets: true,
  spent_challenges: true,
  chats: true,
  chat_inbox: true,
  chat_replies: true,
  stopped_numbers: true,
  rounds: true,
  round_entries: true,
  round_files: true,
  round_links: true,
  round_submissions: true,
  round_erasures: true,
  outbox: true,
} satisfies Record<keyof Tables, true>) as (keyof Tables)[];

/** Tables with triggers, which would record each row as a change. */
const recorded = ["applications", "answers", "scores", "files"] as const;

async function setTriggers(tx: Tx, state: "enable" | "disable"): Promise<void> {
  for (const table of recorded) await sql.raw(`alter table ${table} ${state} trigger user`).execute(tx);
}

/** Rows per statement; PostgreSQL accepts at most 65,535 values in one. */
const batchSize = 500;

const countRows = async (db: Store["db"], table: keyof Tables) => {
  const query = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as("count"));
  return Number((await query.executeTakeFirst())?.count ?? 0);
};

async function copyTable(from: Store, tx: Tx, table: keyof Tables): Promise<void> {
  let rows: Tables[keyof Tables][] = [];
  const flush = async () => {
    if (rows.length > 0) await tx.insertInto(table).values(rows).execute();
    rows = [];
  };
  for await (const row of from.db.selectFrom(table).selectAll().stream(batchSize)) {
    rows.push(row);
    if (rows.length === batchSize) await flush();
  }
  await flush();
}

/**
 * Copies every row to an empty store in one transaction. The source must not change meanwhile; opening its
 * data directory locks it.
 * @returns the number of rows of each table
 * @throws {Error} with a one-line message if the target is not empty
 */
export function moveStore(from: Store, to: Store): Promise<Record<string, number>> {
  return to.inTransaction(async (tx) => {
    if (to.kind === "postgres") {
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        tx,
      );
      await setTriggers(tx, "disable");
    }
    for (const table of tables) {
      if ((await countRows(tx, table)) > 0) {
        throw new Error(`The other database is not empty (${table}): name one without rows`);
      }
    }
    const counts: Record<string, number> = {};
    for (const table of tables) {
      await copyTable(from, tx, table);
      const [expected, count] = [await countRows(from.db, table), await countRows(tx, table)];
      if (expected !== count)
        throw new Error(`${table}: ${expected} rows became ${count}; nothing was moved`);
      counts[table] = count;
    }
    if (to.kind === "postgres") await setTriggers(tx, "enable");
    return counts;
  });
}
