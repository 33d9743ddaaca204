import { Kysely, sql, type Transaction } from "kysely";
import { migrate } from "./migrations.ts";
import { openPostgres } from "./postgres.ts";
import { openSqlite } from "./sqlite.ts";
import type { DatabaseKind, Tables } from "./tables.ts";

export type Tx = Transaction<Tables>;

export type Store = {
  kind: DatabaseKind;
  /** For single queries. Inside a transaction its `tx` alone may be used: on SQLite this would wait for it for ever. */
  db: Kysely<Tables>;
  /** All of it or nothing. No network and no files inside: on SQLite everybody else waits. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};

/** A store on an open database, brought up to date. */
export async function createStore(
  db: Kysely<Tables>,
  kind: DatabaseKind,
  release: () => void = () => {},
): Promise<Store> {
  try {
    await migrate(db as Kysely<unknown>, kind);
  } catch (error) {
    await db.destroy();
    release();
    throw error;
  }
  return {
    kind,
    db,
    inTransaction: (work) => db.transaction().execute(work),
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

/** PostgreSQL where an address is given, else a file in the data directory. */
export function openStore(
  place: { directory: string; databaseUrl?: string | undefined },
  onConnectionError: (error: Error) => void,
): Promise<Store> {
  const { dialect, release } = place.databaseUrl
    ? openPostgres(place.databaseUrl, onConnectionError)
    : openSqlite(place.directory);
  return createStore(new Kysely<Tables>({ dialect }), place.databaseUrl ? "postgres" : "sqlite", release);
}

/** Waits until no other transaction works under the same key. SQLite has one transaction at a time anyway. */
export async function lockKey({ kind }: Store, tx: Tx, key: string): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
