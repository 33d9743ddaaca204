import { sql } from "kysely";
import type { Store, Tx } from "#server/store/open-store.ts";
import type { Tables } from "#server/store/tables.ts";

/** In the order in which they are copied; the compiler knows when one is left out. */
const tables = Object.keys({
  messages: true,
  applications: true,
  answers: true,
  files: true,
  uploads: true,
  tokens: true,
  scores: true,
  erasures: true,
  notes: true,
  secrets: true,
  spent_challenges: true,
  outbox: true,
} satisfies Record<keyof Tables, true>) as (keyof Tables)[];

/** Rows in one statement; PostgreSQL takes 65,535 values in one. */
const batch = 500;

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
  for await (const row of from.db.selectFrom(table).selectAll().stream(batch)) {
    rows.push(row);
    if (rows.length === batch) await flush();
  }
  await flush();
}

/**
 * Copies every row to an empty store, all of them or none. Nobody may write to the first meanwhile: whoever has it open
 * from a data directory has it alone.
 * @returns the number of rows of each table
 * @throws {Error} in one line when the other is not empty
 */
export function moveStore(from: Store, to: Store): Promise<Record<string, number>> {
  return to.inTransaction(async (tx) => {
    if (to.kind === "postgres") {
      await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
        tx,
      );
    }
    for (const table of tables) {
      if ((await countRows(tx, table)) > 0) {
        throw new Error(`The other database is not empty (${table}): name one without rows`);
      }
    }
    const counts: Record<string, number> = {};
    for (const table of tables) {
      await copyTable(from, tx, table);
      const [wanted, count] = [await countRows(from.db, table), await countRows(tx, table)];
      if (wanted !== count) throw new Error(`${table}: ${wanted} rows became ${count}; nothing was moved`);
      counts[table] = count;
    }
    return counts;
  });
}
