import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { open, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { diskFiles } from "#server/files/disk-files.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { errorCode } from "#server/log.ts";
import {
  createErasureLog,
  erasureFile,
  reapplyErasures,
  reapplyRoundErasures,
} from "#server/store/erasure-log.ts";
import { migrations } from "#server/store/migrations.ts";
import { openStore } from "#server/store/open-store.ts";
import { lockDirectory } from "#server/store/sqlite.ts";

const databaseFile = "site.db";

/** Written last: a folder without it is not a complete backup. */
const manifestFile = "backup.json";
const manifestSchema = z.strictObject({
  made_at: z.int(),
  files: z.int(),
  /** Hashes of files that were already damaged or missing. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

function query<Row>(path: string, statement: string): Row[] {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare(statement).all() as Row[];
  } finally {
    database.close();
  }
}

const referencedFiles = (path: string) =>
  // A negative `stored_at` marks a file that is being removed.
  query<{ hash: string }>(path, "select hash from files where stored_at >= 0 order by hash").map(
    ({ hash }) => hash,
  );

async function copyFile(from: FileStore, to: FileStore, hash: string): Promise<void> {
  const path = join(to.temporaryFolder, hash);
  await writeFile(path, await from.read(hash), { mode: 0o600 });
  await to.put(hash, path);
}

/**
 * Copies the database consistently while the site runs: a single read transaction, which blocks no writer.
 * The copy has no free pages, and so no remains of erased data.
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

/** Error codes of a missing file, on a disk and in a bucket. */
const notFoundCodes = ["ENOENT", "s3-404"];

/**
 * Copies the files that the copied database refers to.
 * @returns the unreadable files that the site's database still needs, and whether it no longer needs others
 */
async function copyFiles(source: string, folder: string, from: FileStore, copied: Set<string>) {
  const to = diskFiles(folder);
  const unreadable: string[] = [];
  for (const hash of referencedFiles(join(folder, databaseFile))) {
    if (copied.has(hash)) continue;
    try {
      await copyFile(from, to, hash);
      copied.add(hash);
    } catch (error) {
      // Skips damaged and missing files. Other errors end the backup: a full disk, an unreachable bucket.
      if (error instanceof Error && "code" in error && !notFoundCodes.includes(String(error.code)))
        throw error;
      unreadable.push(hash);
    }
  }
  const referenced = new Set(unreadable.length > 0 ? referencedFiles(source) : []);
  return {
    missing: unreadable.filter((hash) => referenced.has(hash)),
    isStale: unreadable.some((hash) => !referenced.has(hash)),
  };
}

/**
 * Copies the database and the files that it refers to into an empty or new folder, while the site runs.
 * @throws {Error} with a one-line message if there is no database or the folder is not empty
 */
export async function backupStore(
  directory: string,
  folder: string,
  files: () => FileStore,
  now = Date.now(),
): Promise<Manifest> {
  const source = join(directory, databaseFile);
  if (!existsSync(source))
    throw new Error(`There is no database in ${resolve(directory)}: set DATA_DIR to its directory`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) {
    throw new Error(`${resolve(folder)} is not empty: name an empty or new folder`);
  }
  const target = join(folder, databaseFile);
  const from = files();
  const copied = new Set<string>();
  let missing: string[] = [];
  // Starts over if something was erased after the database was copied: the backup must not keep it.
  for (let isStale = true; isStale; ) {
    await copyDatabase(source, target);
    ({ missing, isStale } = await copyFiles(source, folder, from, copied));
  }
  const referenced = new Set(referencedFiles(target));
  for (const hash of copied) if (!referenced.has(hash)) await diskFiles(folder).remove(hash);
  if (existsSync(join(directory, erasureFile))) {
    copyFileSync(join(directory, erasureFile), join(folder, erasureFile));
    await sync(join(folder, erasureFile));
  }
  const manifest = { made_at: now, files: referenced.size - missing.length, missing };
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
      `${resolve(folder)} is not a complete backup: its ${manifestFile} is missing or unreadable`,
    );
  }
}

/** @returns the hashes of its files @throws {Error} with a one-line message if the backup is damaged */
async function checkBackup(folder: string, { missing }: Manifest): Promise<string[]> {
  const path = join(folder, databaseFile);
  const unusable = (reason: string) =>
    new Error(`The backup in ${resolve(folder)} cannot be used: ${reason}`);
  try {
    const [result] = query<{ integrity_check: string }>(path, "pragma integrity_check");
    if (result?.integrity_check !== "ok") throw unusable(`its ${databaseFile} is damaged`);
    const [row] = query<{ count: number }>(path, "select count(*) as count from migrations");
    if ((row?.count ?? 0) > migrations.length) throw unusable("a newer program made it: start that one");
  } catch (error) {
    if (error instanceof Error && "errcode" in error) throw unusable(`its ${databaseFile} is damaged`);
    throw error;
  }
  const from = diskFiles(folder);
  const known = new Set(missing);
  const hashes = referencedFiles(path).filter((hash) => !known.has(hash));
  const damaged: string[] = [];
  for (const hash of hashes) await from.read(hash).catch(() => damaged.push(hash));
  if (damaged.length > 0) throw unusable(`these files are damaged or missing: ${damaged.join(", ")}`);
  return hashes;
}

function refuseExistingDatabase(directory: string): void {
  const names = ["", "-wal", "-shm"].map((suffix) => databaseFile + suffix);
  const existing = names.filter((name) => existsSync(join(directory, name)));
  if (existing.length === 0) return;
  throw new Error(
    `There is already a database in ${resolve(directory)}: move ${existing.join(", ")} away first, or set DATA_DIR to another directory`,
  );
}

/** Renames the database into place as the last step, so an interrupted restore can be repeated. */
async function copyBackup(folder: string, directory: string, hashes: string[], to: FileStore): Promise<void> {
  const from = diskFiles(folder);
  for (const hash of hashes) await copyFile(from, to, hash);
  const hasLog = existsSync(join(directory, erasureFile));
  const names =
    hasLog || !existsSync(join(folder, erasureFile)) ? [databaseFile] : [erasureFile, databaseFile];
  for (const name of names) {
    const partial = join(directory, `${name}.part`);
    copyFileSync(join(folder, name), partial);
    await sync(partial);
    renameSync(partial, join(directory, name));
    await sync(directory);
  }
}

/**
 * Checks the whole backup, copies it into a data directory without a database, and repeats the erasures made
 * since the backup.
 * @throws {Error} with a one-line message; the directory then has nothing of the backup, unless the disk
 * failed
 */
export async function restoreStore(
  folder: string,
  directory: string,
  files: () => FileStore,
): Promise<Manifest & { erased: number; rounds: number }> {
  const manifest = readManifest(folder);
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);
  try {
    refuseExistingDatabase(directory);
    await copyBackup(folder, directory, await checkBackup(folder, manifest), files());
  } finally {
    lock.close();
  }
  const store = await openStore({ directory }, (error) => {
    throw new Error(errorCode(error));
  });
  try {
    const log = createErasureLog(directory);
    const erased = await reapplyErasures(store, log);
    return { ...manifest, erased, rounds: await reapplyRoundErasures(store, log) };
  } finally {
    await store.close();
  }
}
