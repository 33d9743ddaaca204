import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { prepareDataDir } from "#server/config/data-dir.ts";
import type { Env } from "#server/config/env.ts";
import { bucketSettings, openFiles } from "#server/files/open-files.ts";
import { openStore } from "#server/store/open-store.ts";
import { backupStore, restoreStore } from "./backup.ts";
import { moveStore } from "./move.ts";

const usage = `npm run store -- backup FOLDER               copies the database and its files, also those of a bucket, while the site runs
npm run store -- restore FOLDER              restores such a copy; the site must not run
npm run store -- move --to postgres://…      copies every row to an empty PostgreSQL; the site must not run`;

type Print = (line: string) => void;

/** The location of the files, for messages. */
function filesLocation(env: Env): string {
  const settings = bucketSettings(env);
  return settings ? `the bucket ${settings.bucket}` : join(resolve(env.DATA_DIR), "files");
}

function refusePostgres(env: Env): void {
  if (env.DATABASE_URL === undefined) return;
  throw new Error(
    `The site is on PostgreSQL (DATABASE_URL): use pg_dump and pg_restore, and copy ${filesLocation(env)} after the dump`,
  );
}

async function backup(env: Env, folder: string, print: Print): Promise<void> {
  refusePostgres(env);
  const { files, missing } = await backupStore(env.DATA_DIR, folder, () => openFiles(env));
  print(`Copied the database and ${files} files of ${filesLocation(env)} to ${resolve(folder)}`);
  if (missing.length === 0) return;
  throw new Error(`These files are damaged or missing in ${filesLocation(env)}: ${missing.join(", ")}`);
}

async function restore(env: Env, folder: string, print: Print): Promise<void> {
  refusePostgres(env);
  const { made_at, files, missing, erased, rounds } = await restoreStore(folder, env.DATA_DIR, () =>
    openFiles(env),
  );
  const when = new Date(made_at).toISOString();
  print(
    `Restored the database of ${when} to ${resolve(env.DATA_DIR)}, and its ${files} files to ${filesLocation(env)}`,
  );
  if (erased > 0) print(`Erased again ${erased} applications that had been erased since`);
  if (rounds > 0) print(`Erased again ${rounds} rounds that had been erased since`);
  if (missing.length > 0) print(`Already missing in the backup: ${missing.join(", ")}`);
}

const fail = (error: Error) => {
  throw error;
};

async function move(env: Env, to: string, print: Print): Promise<void> {
  if (env.DATABASE_URL !== undefined) {
    throw new Error("DATABASE_URL is set: the site is on PostgreSQL already; unset it to move from DATA_DIR");
  }
  if (!/^postgres(ql)?:\/\//.test(to))
    throw new Error("--to takes an address such as postgres://user@host/name");
  if (!existsSync(join(env.DATA_DIR, "site.db"))) {
    throw new Error(`There is no database in ${resolve(env.DATA_DIR)}: set DATA_DIR to its directory`);
  }
  prepareDataDir(env.DATA_DIR);
  const from = await openStore({ directory: env.DATA_DIR }, fail);
  try {
    const target = await openStore({ directory: env.DATA_DIR, databaseUrl: to }, fail);
    try {
      const counts = Object.entries(await moveStore(from, target));
      print(`Moved ${counts.map(([table, count]) => `${count} ${table}`).join(", ")}`);
      print("Set DATABASE_URL to that address before the next start; files stay where they are");
    } finally {
      await target.close();
    }
  } finally {
    await from.close();
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { to: { type: "string" } } });
  } catch {
    throw new Error(usage);
  }
}

/** `npm run store`: backup, restore and the move to PostgreSQL. */
export async function storeCommand(args: string[], env: Env, print: Print): Promise<void> {
  const { values, positionals } = parse(args);
  const [verb, folder, ...rest] = positionals;
  const { to } = values;
  if (rest.length === 0 && to === undefined && folder) {
    if (verb === "backup") return backup(env, folder, print);
    if (verb === "restore") return restore(env, folder, print);
  }
  if (verb === "move" && folder === undefined && to !== undefined) return move(env, to, print);
  throw new Error(usage);
}
