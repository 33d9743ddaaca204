import { statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";
import { secondMs } from "#domain/time.ts";

/** Maximum time that a query waits for another connection's lock. */
export const lockTimeoutMs = 5 * secondMs;

/**
 * Rejects values that SQLite would bind in an unintended way: it takes a Date as the first parameter, for
 * example, for an object of named parameters.
 */
function checkParameters(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === null || typeof value === "string") return value;
    if (typeof value === "number" && Number.isSafeInteger(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored: give text, a whole number or null`);
  });
}

/** Statements to prepare once. The cache is limited, because lists of values produce many different ones. */
const repeated = /^(select|insert|update|delete|begin|commit|rollback)\b/;
const maxPrepared = 300;

/**
 * Adapts node:sqlite to Kysely. Transactions take the write lock when they begin: one that reads first would
 * fail at its first write if the operator's connection had written meanwhile.
 */
function kyselyDatabase(database: DatabaseSync) {
  function prepare(sql: string) {
    const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly unknown[]) => statement.all(...checkParameters(values)),
      run: (values: readonly unknown[]) => statement.run(...checkParameters(values)),
      // A fresh statement, because running a shared one again would end the iteration.
      iterate: (values: readonly unknown[]) => database.prepare(sql).iterate(...checkParameters(values)),
    };
  }
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = prepare(sql);
      // A statement that changes tables may change the columns of all others.
      if (!repeated.test(sql)) prepared.clear();
      else {
        if (prepared.size >= maxPrepared) prepared.clear();
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

/**
 * Locks a directory for this process: a separate connection keeps an exclusive transaction open on a file
 * next to the database. The kernel releases the lock when the process ends, even by a crash; a PID file would
 * remain.
 * @throws {Error} with a one-line message if another process has locked the directory
 */
export function lockDirectory(directory: string): DatabaseSync {
  const lock = new DatabaseSync(join(directory, "site.lock.db"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && /locked/.test(error.message))) throw error;
    throw new Error(
      `Another process uses the data directory ${directory}: stop it, or set DATA_DIR to another one (only PostgreSQL, by DATABASE_URL, serves several)`,
    );
  }
  return lock;
}

/** statfs types of NFS, SMB and CIFS. The write-ahead log needs shared memory, and so one machine. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export function isOnNetwork(directory: string): boolean {
  return networkFileSystems.has(statfsSync(directory).type >>> 0);
}

/**
 * Opens the database of a data directory. A commit returns once it is on the disk (`synchronous = full`).
 * @throws {Error} with a one-line message if another process has locked the directory
 */
export function openSqlite(directory: string) {
  const lock = lockDirectory(directory);
  const database = new DatabaseSync(join(directory, "site.db"), { timeout: lockTimeoutMs });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  return {
    dialect: new SqliteDialect({ database: kyselyDatabase(database) }),
    release: () => lock.close(),
  };
}

/** Opens a second connection, for the operator's commands while the site runs. */
export function openSecondSqlite(directory: string, { readOnly }: { readOnly: boolean }) {
  const database = new DatabaseSync(join(directory, "site.db"), { timeout: lockTimeoutMs, readOnly });
  if (!readOnly) database.exec("pragma synchronous = full; pragma secure_delete = on");
  return new SqliteDialect({ database: kyselyDatabase(database) });
}
