import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Kysely, sql } from "kysely";
import type { Env } from "#server/config/env.ts";
import { migrations } from "#server/store/migrations.ts";
import type { Store } from "#server/store/open-store.ts";
import { openPostgres } from "#server/store/postgres.ts";
import { openSecondSqlite } from "#server/store/sqlite.ts";
import type { Tables } from "#server/store/tables.ts";

function openDialect({ DATABASE_URL, DATA_DIR }: Env, readOnly: boolean) {
  if (DATABASE_URL !== undefined) return openPostgres(DATABASE_URL, () => {}).dialect;
  if (!existsSync(join(DATA_DIR, "site.db"))) {
    throw new Error(
      `There is no database in ${resolve(DATA_DIR)}: set DATA_DIR or DATABASE_URL to the site's values`,
    );
  }
  return openSecondSqlite(DATA_DIR, { readOnly });
}

/**
 * Opens the site's database for an operator's command, whether the site is running or not. Never migrates it:
 * only the site does.
 * @throws {Error} with a one-line message if there is no database or its version differs
 */
export async function withDatabase<Result>(
  env: Env,
  access: { readOnly: boolean },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Tables>({ dialect: openDialect(env, access.readOnly) });
  try {
    const count = sql<{ count: number }>`select count(*) as count from migrations`;
    const { rows } = await count.execute(db).catch((error: Error) => {
      if (/migrations/.test(error.message)) return { rows: [] };
      throw error;
    });
    const version = Number(rows[0]?.count ?? 0);
    if (version !== migrations.length) {
      throw new Error(
        `The database is of version ${version}, this program knows ${migrations.length}: start the site with this program first`,
      );
    }
    const inTransaction: Store["inTransaction"] = (transaction) => db.transaction().execute(transaction);
    return await work({
      db,
      kind: env.DATABASE_URL === undefined ? "sqlite" : "postgres",
      inTransaction,
      inGroup: inTransaction,
      close: async () => {},
    });
  } finally {
    await db.destroy();
  }
}
