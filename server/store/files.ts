import { setImmediate } from "node:timers/promises";
import { type ExpressionBuilder, sql } from "kysely";
import { dayMs, minuteMs } from "#domain/time.ts";
import { newId } from "./new-id.ts";
import { deleteNote, readNote } from "./notes.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import type { FileRow, Tables, UploadRow } from "./tables.ts";

/** Time during which a form can use an upload. */
const uploadTtlMs = dayMs;

/**
 * Maximum time for removing the bytes of one file. A file without references is marked by a negative
 * `stored_at`, its bytes are removed, and then its row is deleted: a failure in between leaves a row for the
 * next sweep. While the bytes are being removed, `stored_at` is the negated end of this time, and the same
 * bytes cannot be stored.
 */
const removalMs = 2 * minuteMs;
const marked = -1;

type Files = ExpressionBuilder<Tables, "files">;
/** Tables with a column `file`, which has an index in each but `chats`. */
type FileUser = "applications" | "answers" | "uploads" | "chats" | "round_files" | "round_submissions";

/** No removal is in progress. A time more than a day ahead comes from a wrong clock. */
const isAtRest = (eb: Files, now: number) =>
  eb.or([eb("stored_at", ">", -now), eb("stored_at", "<", -now - dayMs)]);

/**
 * `not in` would be quadratic on PostgreSQL once the list exceeds its memory for hashing. Most answers have no file:
 * without this condition PostgreSQL expects any file in all of them, and reads them all for each.
 */
const isIn =
  (...tables: FileUser[]) =>
  ({ or, exists, selectFrom }: Files) =>
    or(
      tables.map((table) =>
        exists(
          selectFrom(table)
            .select("file")
            .whereRef(`${table}.file`, "=", "files.hash")
            .where(sql<boolean>`${sql.ref(`${table}.file`)} <> ''`),
        ),
      ),
    );
const isUnused = (eb: Files) =>
  eb.not(isIn("applications", "answers", "uploads", "chats", "round_files", "round_submissions")(eb));
/** Conversations are left out: their files have no index. */
const isUnclaimed = (eb: Files) => eb.not(isIn("applications", "answers")(eb));

/**
 * Call this before storing the bytes, to protect them from the sweep.
 * @returns false while bytes with the same hash are being removed
 */
export async function registerFile(
  { db }: Pick<Store, "db">,
  file: Pick<FileRow, "hash" | "size" | "type">,
  now = Date.now(),
): Promise<boolean> {
  const rows = await db
    .insertInto("files")
    .values({ ...file, scan: "unscanned", scanned_at: null, stored_at: now })
    .onConflict((conflict) =>
      conflict
        .column("hash")
        .doUpdateSet({ stored_at: now })
        .where(({ or, eb }) =>
          or([eb("files.stored_at", ">", -now), eb("files.stored_at", "<", -now - dayMs)]),
        ),
    )
    .returning("hash")
    .execute();
  return rows.length === 1;
}

/**
 * Locks stored files until the end of the transaction, which can then refer to them.
 * @throws {Error} if one of them has been removed
 */
export async function holdFiles(tx: Tx, hashes: readonly string[]): Promise<void> {
  const unique = [...new Set(hashes)];
  if (unique.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable("files")
    .set(({ ref }) => ({ stored_at: ref("stored_at") }))
    .where("hash", "in", unique)
    .where("stored_at", ">=", 0)
    .executeTakeFirst();
  if (Number(numUpdatedRows) < unique.length) throw new FileGone();
}

class FileGone extends Error {
  override name = "FileGone";
}

/**
 * Records an upload of stored bytes with its file name.
 * @throws {Error} if the bytes have been removed meanwhile
 */
export async function insertUpload(
  store: Store,
  { file, name }: Pick<UploadRow, "file" | "name">,
  now = Date.now(),
): Promise<UploadRow> {
  const upload = { id: newId(now), file, name, arrived_at: now };
  await store.inTransaction(async (tx) => {
    await holdFiles(tx, [file]);
    await tx.insertInto("uploads").values(upload).execute();
  });
  return upload;
}

/** Finds an upload that forms can still use. */
export function findUpload({ db }: Store, id: string, now = Date.now()) {
  return db
    .selectFrom("uploads")
    .innerJoin("files", "files.hash", "uploads.file")
    .select(["uploads.id", "uploads.name", "files.hash", "files.size", "files.type"])
    .where("uploads.id", "=", id)
    .where("uploads.arrived_at", ">", now - uploadTtlMs)
    .executeTakeFirst();
}

export const selectUnclaimedBytes = ({ db }: Pick<Store, "db">) =>
  db
    .selectFrom("files")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
    .where("hash", "in", db.selectFrom("uploads").select("file"))
    .where(isUnclaimed);

/** Total bytes of uploads that no application uses. */
export async function countUnclaimedBytes(store: Pick<Store, "db">): Promise<number> {
  const { bytes } = await selectUnclaimedBytes(store).executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Those of the hashes that an application uses. */
export async function findClaimed({ db }: Pick<Store, "db">, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("files")
    .select("hash")
    .where("hash", "in", hashes)
    .where(isIn("applications", "answers"))
    .execute();
  return rows.map(({ hash }) => hash);
}

/**
 * Deletes the oldest unclaimed uploads that arrived before a time, until at most `maxBytes` are left, and marks
 * their files for removal.
 * @returns the number of files
 */
export function dropUnclaimed(
  store: Store,
  { maxBytes, before }: { maxBytes: number; before: number },
): Promise<number> {
  return store.inTransaction(async (tx) => {
    // Two processes would otherwise drop twice as many.
    await lockKey(store, tx, "drop-unclaimed");
    let excess = (await countUnclaimedBytes({ db: tx })) - maxBytes;
    const files = await tx
      .selectFrom("files")
      .innerJoin("uploads", "uploads.file", "files.hash")
      .select(({ fn }) => ["files.hash", "files.size", fn.max("uploads.arrived_at").as("arrived_at")])
      .where(isUnclaimed)
      .where("files.hash", "not in", tx.selectFrom("chats").select("file"))
      .groupBy(["files.hash", "files.size"])
      .having(({ fn }) => fn.max("uploads.arrived_at"), "<=", before)
      .orderBy("arrived_at")
      .execute();
    const dropped: string[] = [];
    for (const { hash, size } of files) {
      if (excess <= 0) break;
      dropped.push(hash);
      excess -= size;
    }
    for (let start = 0; start < dropped.length; start += batchSize)
      await dropFiles(store, tx, dropped.slice(start, start + batchSize));
    return dropped.length;
  });
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

/** Marks those of the files that nothing refers to, so that their bytes can be removed. */
export async function markUnused(
  { kind }: Pick<Store, "kind">,
  tx: Tx,
  hashes: readonly string[],
): Promise<void> {
  if (hashes.length === 0) return;
  if (kind === "postgres") {
    // Waits for transactions that are about to refer to them; the next statement sees their changes.
    const rows = tx.selectFrom("files").select("hash").where("hash", "in", hashes);
    await rows.orderBy("hash").forUpdate().execute();
  }
  await tx
    .updateTable("files")
    .set({ stored_at: marked })
    .where("hash", "in", hashes)
    .where("stored_at", ">=", 0)
    .where(isUnused)
    .execute();
}

/** Drops the files of an erased application: deletes their uploads and marks unused files for removal. */
export async function dropFiles(store: Store, tx: Tx, hashes: string[]): Promise<void> {
  if (hashes.length === 0) return;
  await tx
    .deleteFrom("uploads")
    .where("file", "in", hashes)
    .where("file", "not in", tx.selectFrom("applications").select("file").where("file", "in", hashes))
    .where("file", "not in", tx.selectFrom("answers").select("file").where("file", "in", hashes))
    .execute();
  await markUnused(store, tx, hashes);
}

/** Files per transaction. */
const batchSize = 500;

/** Deletes expired uploads, and marks files without references for removal. */
export async function markUnusedFiles(store: Store, now = Date.now()): Promise<void> {
  const { db } = store;
  const before = now - uploadTtlMs;
  const expired = db.selectFrom("uploads").select("id").where("arrived_at", "<=", before).limit(batchSize);
  for (let isMore = true; isMore; ) {
    const { numDeletedRows } = await db.deleteFrom("uploads").where("id", "in", expired).executeTakeFirst();
    isMore = Number(numDeletedRows) === batchSize;
    await setImmediate();
  }
  // Looks up the references of one batch after the other: a search for unused ones among all would be a single
  // long query.
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("files")
      .select(["hash", "stored_at"])
      .where("hash", ">", after)
      .orderBy("hash")
      .limit(batchSize)
      .execute();
    const old = rows.filter(({ stored_at }) => stored_at >= 0 && stored_at <= before);
    const unused = await findUnused(
      store,
      old.map(({ hash }) => hash),
    );
    if (unused.length > 0) await store.inTransaction((tx) => markUnused(store, tx, unused));
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.hash ?? "";
    await setImmediate();
  }
}

/** Those of the files that nothing refers to. */
async function findUnused({ db }: Pick<Store, "db">, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .selectFrom("files")
    .select("hash")
    .where("hash", "in", hashes)
    .where(isUnused)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** Registers hashes without a row as marked for removal. */
export async function markOrphans({ db }: Store, hashes: string[]): Promise<void> {
  const file = { size: 0, type: "", scan: "unscanned" as const, scanned_at: null, stored_at: marked };
  await db
    .insertInto("files")
    .values(hashes.map((hash) => ({ ...file, hash })))
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .execute();
}

/** Those of the hashes that have no row. */
export async function findOrphans({ db }: Store, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db.selectFrom("files").select("hash").where("hash", "in", hashes).execute();
  const known = new Set(rows.map(({ hash }) => hash));
  return hashes.filter((hash) => !known.has(hash));
}

/** Hashes marked for removal that follow `after`, of all or `among` some, unless a removal is in progress. */
export async function findMarkedFiles(
  { db }: Store,
  after: string,
  now = Date.now(),
  among?: readonly string[],
): Promise<string[]> {
  // By the index of times: in the order of hashes SQLite would read all files to find the few that are marked.
  const hash = among === undefined ? sql<string>`hash || ''` : sql<string>`hash`;
  const rows = await db
    .selectFrom("files")
    .select("hash")
    .where(hash, ">", after)
    .where("stored_at", "<", 0)
    .where((eb) => isAtRest(eb, now))
    .$if(among !== undefined, (query) => query.where("hash", "in", among ?? []))
    .orderBy(hash)
    .limit(batchSize)
    .execute();
  return rows.map(({ hash }) => hash);
}

/** @returns false if the bytes have been stored again or another process is removing them */
export async function beginRemoval({ db }: Store, hash: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("files")
    .set({ stored_at: -(now + removalMs) })
    .where("hash", "=", hash)
    .where("stored_at", "<", 0)
    .where((eb) => isAtRest(eb, now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a file again whose removal failed: it is due immediately, and the same bytes can be stored again. */
export async function cancelRemoval({ db }: Store, hash: string): Promise<void> {
  await db
    .updateTable("files")
    .set({ stored_at: marked })
    .where("hash", "=", hash)
    .where("stored_at", "<", 0)
    .execute();
}

/** Number of files, all or `among` some, whose bytes are still to be removed. */
export async function countFilesToRemove(
  { db }: Pick<Store, "db">,
  among?: readonly string[],
): Promise<number> {
  if (among?.length === 0) return 0;
  const { count } = await db
    .selectFrom("files")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("stored_at", "<", 0)
    .$if(among !== undefined, (query) => query.where("hash", "in", among ?? []))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Note with the time since when files have been left to remove. */
const filesLeftNote = "files-left-since";

/** Records whether files are left to remove; the time is that of the first failure. */
export async function noteFilesLeft({ db }: Store, isLeft: boolean, now = Date.now()): Promise<void> {
  if (!isLeft) return deleteNote({ db }, filesLeftNote);
  await db
    .insertInto("notes")
    .values({ name: filesLeftNote, value: String(now), noted_at: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** The time of the first failure since when files have been left to remove. */
export async function filesLeftSince(store: Pick<Store, "db">): Promise<number | undefined> {
  const since = await readNote(store, filesLeftNote);
  return since === undefined ? undefined : Number(since);
}

/** Deletes the row of a file whose bytes have been removed. */
export async function endRemoval({ db }: Store, hash: string): Promise<void> {
  await db.deleteFrom("files").where("hash", "=", hash).where("stored_at", "<", 0).execute();
}
