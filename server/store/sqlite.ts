import { statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteDialect } from "kysely";

/**
 * What SQLite binds as we mean it. Anything else stops here: a Date as the first parameter, say, would be taken for a
 * bag of named ones.
 */
function checked(values: readonly unknown[]): SQLInputValue[] {
  return values.map((value) => {
    if (value === null || typeof value === "string") return value;
    if (typeof value === "number" && Number.isSafeInteger(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored: give text, a whole number or null`);
  });
}

/**
 * node:sqlite in the form that Kysely expects. A transaction takes the right to write at once: one that reads first
 * and finds, when it writes, that the operator's second connection wrote meanwhile would fail.
 */
function kyselyDatabase(database: DatabaseSync) {
  return {
    close: () => database.close(),
    prepare(sql: string) {
      const statement = database.prepare(sql === "begin" ? "begin immediate" : sql);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...checked(values)),
        run: (values: readonly unknown[]) => statement.run(...checked(values)),
        iterate: (values: readonly unknown[]) => statement.iterate(...checked(values)),
      };
    },
  };
}

/**
 * Holds a directory for this process: a second connection keeps an exclusive transaction open on a file beside the
 * database. The kernel ends it with the process, however that ends; a file with a process id would stay.
 * @throws {Error} in one line when another process has the directory
 */
export function holdDirectory(directory: string): DatabaseSync {
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

/** NFS, SMB and CIFS, as statfs numbers them: the write-ahead log needs memory that processes of one machine share. */
const networkFileSystems = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

export function isOnNetwork(directory: string): boolean {
  return networkFileSystems.has(statfsSync(directory).type >>> 0);
}

/**
 * The database of a data directory. Each commit is on the disk before it is answered (`synchronous = full`).
 * @throws {Error} in one line when another process has the directory
 */
export function openSqlite(directory: string) {
  const lock = holdDirectory(directory);
  const database = new DatabaseSync(join(directory, "site.db"), { timeout: 5000 });
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on",
  );
  return {
    dialect: new SqliteDialect({ database: kyselyDatabase(database) }),
    release: () => lock.close(),
  };
}

/** A second connection beside the process that has the directory, for the operator's commands. */
export function openSqliteBeside(directory: string, { readOnly }: { readOnly: boolean }) {
  const database = new DatabaseSync(join(directory, "site.db"), { timeout: 5000, readOnly });
  if (!readOnly) database.exec("pragma synchronous = full");
  return new SqliteDialect({ database: kyselyDatabase(database) });
}
