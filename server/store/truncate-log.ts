import { sql } from "kysely";
import type { Store } from "./open-store.ts";
import { lockTimeoutMs } from "./sqlite.ts";

/**
 * Empties SQLite's write-ahead log, which still contains erased data. Does not wait for a reader, such as a
 * backup, because waiting would block the process.
 * @returns false if a reader needs the log; true on PostgreSQL, which recycles its own log
 */
export async function truncateLog({ db, kind }: Pick<Store, "db" | "kind">): Promise<boolean> {
  if (kind === "postgres") return true;
  return db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } catch {
      return false;
    } finally {
      await sql.raw(`pragma busy_timeout = ${lockTimeoutMs}`).execute(connection);
    }
  });
}
