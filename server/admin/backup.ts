import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { errorCode } from "#server/log.ts";
import { createErasureLog, erasureFile, reapplyErasures } from "#server/store/erasure-log.ts";
import { migrations } from "#server/store/migrations.ts";
import { openStore } from "#server/store/open-store.ts";
import { lockDirectory } from "#server/store/sqlite.ts";

const databaseFile = "site.db";

/** Written last: a folder without it is no whole backup. */
const manifestFile = "backup.json";
const manifestSchema = z.strictObject({
  made_at: z.int(),
  files: z.int(),
  /** Hashes of files that were damaged or gone on that day already. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

function read<Row>(path: string, query: string): Row[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare(query).all() as Row[];
  } finally {
    database.close();
  }
}

const namedFiles = (path: string) =>
  read<{ hash: string }>(path, "select hash from files order by hash").map(({ hash }) => hash);

async function copyFile(from: FileStore, to: FileStore, hash: string): Promise<void> {
  const path = join(to.temporaryFolder, hash);
  await writeFile(path, await from.read(hash), { mode: 0o600 });
  await to.put(hash, path);
}

/**
 * One moment of the database, while the site goes on: its one transaction reads, which keeps no writer waiting. The
 * copy holds no pages that were freed, so nothing of what was erased.
 */
async function copyDatabase(from: string, to: string): Promise<void> {
  rmSync(to, { force: true });
  const database = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    database.prepare("vacuum into ?").run(to);
  } finally {
    database.close();
  }
  await sync(to);
}

/** Said of a file that is not there, by a disk and by a bucket. */
const goneCodes = ["ENOENT", "s3-404"];

/** What could not be read although the site's database still names it. */
async function copyFiles(source: string, folder: string, from: FileStore, copied: Set<string>) {
  const to = diskFiles(folder);
  const lost: string[] = [];
  for (const hash of namedFiles(join(folder, databaseFile))) {
    if (copied.has(hash)) continue;
    try {
      await copyFile(from, to, hash);
      copied.add(hash);
    } catch (error) {
      // Damaged or gone; a disk that is full, say, is another matter, and so is a bucket that does not answer.
      if (error instanceof Error && "code" in error && !goneCodes.includes(String(error.code))) throw error;
      lost.push(hash);
    }
  }
  const named = new Set(lost.length > 0 ? namedFiles(source) : []);
  return { missing: lost.filter((hash) => named.has(hash)), isLate: lost.some((hash) => !named.has(hash)) };
}

/**
 * Copies the database and every file that it names to a folder that is empty or not there, while the site runs.
 * @throws {Error} in one line, when there is nothing to copy or no place for it
 */
export async function backupStore(
  directory: string,
  folder: string,
  files: () => FileStore,
  now = Date.now(),
): Promise<Manifest> {
  const source = join(directory, databaseFile);
  if (!existsSync(source))
    throw new Error(`There is no database in ${resolve(directory)}: set DATA_DIR to its place`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    throw new Error(`${resolve(folder)} is not empty: name a folder that is empty or not there`);
  }
  const target = join(folder, databaseFile);
  const from = files();
  const copied = new Set<string>();
  let missing: string[] = [];
  // What was erased between the copy of the database and its file's turn is in neither: then once more.
  for (let isLate = true; isLate; ) {
    await copyDatabase(source, target);
    ({ missing, isLate } = await copyFiles(source, folder, from, copied));
  }
  const named = new Set(namedFiles(target));
  for (const hash of copied) if (!named.has(hash)) await diskFiles(folder).remove(hash);
  if (existsSync(join(directory, erasureFile))) {
    copyFileSync(join(directory, erasureFile), join(folder, erasureFile));
    await sync(join(folder, erasureFile));
  }
  const manifest = { made_at: now, files: named.size - missing.length, missing };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  await sync(join(folder, manifestFile));
  await sync(folder);
  return manifest;
}

function readManifest(folder: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(folder, manifestFile), "utf8")));
  } catch {
    throw new Error(
      `${resolve(folder)} is no whole backup: its ${manifestFile} is not there or not readable`,
    );
  }
}

/** @throws {Error} in one line that says what is wrong with the copy */
async function checkBackup(folder: string, { missing }: Manifest): Promise<string[]> {
  const path = join(folder, databaseFile);
  const wrong = (what: string) => new Error(`The backup in ${resolve(folder)} cannot be used: ${what}`);
  try {
    const [result] = read<{ integrity_check: string }>(path, "pragma integrity_check");
    if (result?.integrity_check !== "ok") throw wrong(`its ${databaseFile} is damaged`);
    const [row] = read<{ count: number }>(path, "select count(*) as count from migrations");
    if ((row?.count ?? 0) > migrations.length)
      throw wrong("it is of a newer program, which you need to start");
  } catch (error) {
    if (error instanceof Error && "errcode" in error) throw wrong(`its ${databaseFile} is damaged`);
    throw error;
  }
  const from = diskFiles(folder);
  const known = new Set(missing);
  const hashes = namedFiles(path).filter((hash) => !known.has(hash));
  const damaged: string[] = [];
  for (const hash of hashes) await from.read(hash).catch(() => damaged.push(hash));
  if (damaged.length > 0) throw wrong(`these files are damaged or not there: ${damaged.join(", ")}`);
  return hashes;
}

function refuseDatabase(directory: string): void {
  const parts = ["", "-wal", "-shm"].map((end) => databaseFile + end);
  const found = parts.filter((name) => existsSync(join(directory, name)));
  if (found.length === 0) return;
  throw new Error(
    `There is a database in ${resolve(directory)} already: move ${found.join(", ")} away first, or set DATA_DIR to another directory`,
  );
}

/** The database comes last, under its name in one step: a restore that was cut short can be done again. */
async function copyBack(folder: string, directory: string, hashes: string[], to: FileStore): Promise<void> {
  const from = diskFiles(folder);
  for (const hash of hashes) await copyFile(from, to, hash);
  const hasLog = existsSync(join(directory, erasureFile));
  const parts =
    hasLog || !existsSync(join(folder, erasureFile)) ? [databaseFile] : [erasureFile, databaseFile];
  for (const name of parts) {
    const part = join(directory, `${name}.part`);
    copyFileSync(join(folder, name), part);
    await sync(part);
    renameSync(part, join(directory, name));
    await sync(directory);
  }
}

/**
 * Puts a backup into a data directory that has no database, after the whole of it was checked; what was erased since
 * it was made is erased again.
 * @throws {Error} in one line; nothing of the backup is in the data directory then, or the disk failed
 */
export async function restoreStore(
  folder: string,
  directory: string,
  files: () => FileStore,
): Promise<Manifest & { erased: number }> {
  const manifest = readManifest(folder);
  mkdirSync(directory, { recursive: true });
  const hold = lockDirectory(directory);
  try {
    refuseDatabase(directory);
    await copyBack(folder, directory, await checkBackup(folder, manifest), files());
  } finally {
    hold.close();
  }
  const store = await openStore({ directory }, (error) => {
    throw new Error(errorCode(error));
  });
  try {
    return { ...manifest, erased: await reapplyErasures(store, createErasureLog(directory)) };
  } finally {
    await store.close();
  }
}
