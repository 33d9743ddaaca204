import { dayMs } from "#domain/time.ts";
import { newId } from "./new-id.ts";
import type { Store } from "./open-store.ts";
import type { FileRow, UploadRow } from "./tables.ts";

/** How long a form can use an upload. */
const uploadTtlMs = dayMs;

/** Call it before storing the bytes: it protects them from the sweep. */
export async function registerFile(
  { db }: Store,
  file: Pick<FileRow, "hash" | "size" | "type">,
  now = Date.now(),
): Promise<void> {
  await db
    .insertInto("files")
    .values({ ...file, scan: "unscanned", scanned_at: null, stored_at: now })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ stored_at: now }))
    .execute();
}

/** Records an upload of stored bytes, with its file name. */
export async function insertUpload(
  { db }: Store,
  { file, name }: Pick<UploadRow, "file" | "name">,
  now = Date.now(),
): Promise<UploadRow> {
  const upload = { id: newId(now), file, name, arrived_at: now };
  await db.insertInto("uploads").values(upload).execute();
  return upload;
}

/** An upload that a form can still use. */
export function findUpload({ db }: Store, id: string, now = Date.now()) {
  return db
    .selectFrom("uploads")
    .innerJoin("files", "files.hash", "uploads.file")
    .select(["uploads.id", "uploads.name", "files.hash", "files.size", "files.type"])
    .where("uploads.id", "=", id)
    .where("uploads.arrived_at", ">", now - uploadTtlMs)
    .executeTakeFirst();
}

export function findFile({ db }: Store, hash: string): Promise<FileRow | undefined> {
  return db.selectFrom("files").selectAll().where("hash", "=", hash).executeTakeFirst();
}

export async function recordScan(
  { db }: Store,
  hash: string,
  scan: FileRow["scan"],
  now = Date.now(),
): Promise<void> {
  await db.updateTable("files").set({ scan, scanned_at: now }).where("hash", "=", hash).execute();
}

/**
 * Deletes expired uploads, and files that nothing refers to any more.
 * @returns the hashes of those files: their bytes can be erased
 */
export async function deleteUnusedFiles(store: Store, now = Date.now()): Promise<string[]> {
  const before = now - uploadTtlMs;
  return store.inTransaction(async (tx) => {
    await tx.deleteFrom("uploads").where("arrived_at", "<=", before).execute();
    const rows = await tx
      .deleteFrom("files")
      .where("stored_at", "<=", before)
      .where("hash", "not in", tx.selectFrom("applications").select("file"))
      .where("hash", "not in", tx.selectFrom("answers").select("file"))
      .where("hash", "not in", tx.selectFrom("uploads").select("file"))
      .returning("hash")
      .execute();
    return rows.map(({ hash }) => hash);
  });
}
