import { Kysely, sql, type Transaction } from "kysely";
import { createBatch } from "./batch.ts";
import { migrate } from "./migrations.ts";
import { openPostgres, openPostgresForMigrations } from "./postgres.ts";
import { reportQuery } from "./report-query.ts";
import { openSqlite } from "./sqlite.ts";
import type { DatabaseKind, Tables } from "./tables.ts";

export type Tx = Transaction<Tables>;

/** Retry-After while the store is unavailable. */
export const retryAfterSeconds = 30;

export type Store = {
  kind: DatabaseKind;
  /** For single queries. In a transaction use only its `tx`: on SQLite, `db` would deadlock. */
  db: Kysely<Tables>;
  /** Commits everything or nothing. Do no network or file I/O inside: on SQLite, all other queries wait. */
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Like `inTransaction`, for frequent small writes. On SQLite, those that arrive within milliseconds share
   * one commit and so one write to the disk; if one of them throws, each is repeated separately. PostgreSQL
   * groups commits itself.
   */
  inGroup: Store["inTransaction"];
  close: () => Promise<void>;
};

/** Imperceptible to people, and long enough for dozens of writes under load. */
const groupPauseMs = 3;

function createGroup(inTransaction: Store["inTransaction"]): Store["inTransaction"] {
  const join = createBatch<(tx: Tx) => Promise<void>>(
    (works) =>
      inTransaction(async (tx) => {
        for (const work of works) await work(tx);
      }),
    { pauseMs: groupPauseMs },
  );
  return (work) =>
    new Promise((resolve, reject) => {
      let settle = () => {};
      const keepResult = async (tx: Tx) => {
        const result = await work(tx);
        settle = () => resolve(result);
      };
      join([keepResult]).then(() => settle(), reject);
    });
}

/** Creates a store on an open database after migrating it. */
async function createStore(
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
  const inTransaction: Store["inTransaction"] = (work) => db.transaction().execute(work);
  return {
    kind,
    db,
    inTransaction,
    inGroup: kind === "sqlite" ? createGroup(inTransaction) : inTransaction,
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

/** Applies the missing migrations on a connection without timeouts. */
async function migratePostgres(databaseUrl: string): Promise<void> {
  const db = new Kysely<unknown>({ dialect: openPostgresForMigrations(databaseUrl) });
  await migrate(db, "postgres").finally(() => db.destroy());
}

/** Opens PostgreSQL at `databaseUrl`, otherwise the database file in the data directory. */
export async function openStore(
  { directory, databaseUrl }: { directory: string; databaseUrl?: string },
  onConnectionError: (error: Error) => void,
): Promise<Store> {
  if (databaseUrl) await migratePostgres(databaseUrl);
  const { dialect, release } = databaseUrl
    ? openPostgres(databaseUrl, onConnectionError)
    : openSqlite(directory);
  return createStore(
    new Kysely<Tables>({ dialect, log: reportQuery }),
    databaseUrl ? "postgres" : "sqlite",
    release,
  );
}

/** Waits until no other transaction holds the key's lock. SQLite runs one transaction at a time anyway. */
export async function lockKey({ kind }: Store, tx: Tx, key: string): Promise<void> {
  if (kind === "postgres") await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
