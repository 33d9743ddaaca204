import { relayLimits, roundTtlMs } from "#domain/relay/limits.ts";
import type { AppendEntries, EntriesPage } from "#domain/relay/protocol.ts";
import { dayMs } from "#domain/time.ts";
import { holdFiles, markUnused } from "./files.ts";
import type { Store, Tx } from "./open-store.ts";
import type { RoundFileRow, RoundRow } from "./tables.ts";

/** The row of a round. `GONE` if it was erased or has expired; undefined if it never was. */
export async function findRound(
  { db }: Pick<Store, "db">,
  id: string,
  now = Date.now(),
): Promise<RoundRow | "GONE" | undefined> {
  const row = await db.selectFrom("rounds").selectAll().where("id", "=", id).executeTakeFirst();
  if (row) return row.erase_at > now ? row : "GONE";
  const erasure = await db
    .selectFrom("round_erasures")
    .select("round")
    .where("round", "=", id)
    .executeTakeFirst();
  return erasure && "GONE";
}

/** Locks a round until the end of the transaction. Undefined if it is gone. */
export function lockRound(
  { kind }: Pick<Store, "kind">,
  tx: Tx,
  id: string,
  now: number,
): Promise<RoundRow | undefined> {
  return tx
    .selectFrom("rounds")
    .selectAll()
    .where("id", "=", id)
    .where("erase_at", ">", now)
    .$if(kind === "postgres", (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Writes what a change has made of a locked round, and starts its time again. */
export async function changeRound(
  tx: Tx,
  id: string,
  change: Partial<Pick<RoundRow, "bytes" | "last_entry" | "last_submission" | "submissions">>,
  now: number,
): Promise<void> {
  await tx
    .updateTable("rounds")
    .set({ ...change, changed_at: now, erase_at: now + roundTtlMs })
    .where("id", "=", id)
    .execute();
}

/** Makes a round. `THERE`: there is one with this id, and it has this token. */
export async function createRound(
  store: Store,
  { id, token }: Pick<RoundRow, "id" | "token">,
  now = Date.now(),
): Promise<"CREATED" | "THERE" | "CONFLICT" | "GONE"> {
  return store.inGroup(async (tx) => {
    const known = await findRound({ db: tx }, id, now);
    if (known === "GONE") return known;
    if (known) return known.token === token ? "THERE" : "CONFLICT";
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("rounds")
      .values({
        ...{ id, token, created_at: now, changed_at: now, erase_at: now + roundTtlMs },
        ...{ last_entry: 0, last_submission: 0, submissions: 0, bytes: 0 },
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return "CREATED";
    // Another process has made it meanwhile.
    const made = await findRound({ db: tx }, id, now);
    return made !== undefined && made !== "GONE" && made.token === token ? "THERE" : "CONFLICT";
  });
}

export type Appended =
  | { kind: "APPENDED"; last: number }
  | { kind: "CONFLICT" }
  | { kind: "FULL" }
  | { kind: "GONE" };

async function summarizeEntries(tx: Tx, round: string) {
  const { first, size } = await tx
    .selectFrom("round_entries")
    .select(({ fn }) => [fn.min("sequence").as("first"), fn.sum<number | string | null>("size").as("size")])
    .where("round", "=", round)
    .executeTakeFirstOrThrow();
  return { first: Number(first ?? 0), size: Number(size ?? 0) };
}

async function findFirstEntry(tx: Tx, round: string): Promise<number> {
  const row = await tx
    .selectFrom("round_entries")
    .select("sequence")
    .where("round", "=", round)
    .orderBy("sequence")
    .limit(1)
    .executeTakeFirst();
  return row?.sequence ?? 0;
}

/** Appends entries if the last one is `after`. A checkpoint deletes all entries before it. */
export function appendEntries(
  store: Store,
  id: string,
  { after, isCheckpoint, entries }: AppendEntries,
  now = Date.now(),
): Promise<Appended> {
  return store.inGroup(async (tx): Promise<Appended> => {
    const round = await lockRound(store, tx, id, now);
    if (!round) return { kind: "GONE" };
    if (round.last_entry !== after) return { kind: "CONFLICT" };
    const rows = entries.map((sealed, index) => ({
      round: id,
      sequence: after + 1 + index,
      is_checkpoint: isCheckpoint ? 1 : 0,
      sealed,
      size: sealed.length,
    }));
    const dropped = isCheckpoint ? (await summarizeEntries(tx, id)).size : 0;
    const bytes = round.bytes - dropped + rows.reduce((sum, { size }) => sum + size, 0);
    const last = after + rows.length;
    const first = isCheckpoint ? after + 1 : (await findFirstEntry(tx, id)) || after + 1;
    if (bytes > relayLimits.round || last - first + 1 > relayLimits.entries) return { kind: "FULL" };
    if (isCheckpoint) await tx.deleteFrom("round_entries").where("round", "=", id).execute();
    await tx.insertInto("round_entries").values(rows).execute();
    await changeRound(tx, id, { bytes, last_entry: last }, now);
    return { kind: "APPENDED", last };
  });
}

/** Entries and characters of one answer, at most; one entry always fits. */
const maxPageEntries = 1_000;
const maxPageSize = 1024 ** 2;

/** The entries after `since`, in order, as many as fit in an answer. */
export async function listEntries(
  { db }: Pick<Store, "db">,
  { id, last_entry }: RoundRow,
  since: number,
): Promise<EntriesPage> {
  const sizes = await db
    .selectFrom("round_entries")
    .select(["sequence", "size"])
    .where("round", "=", id)
    .where("sequence", ">", since)
    .orderBy("sequence")
    .limit(maxPageEntries)
    .execute();
  let size = 0;
  const end = sizes.findIndex((entry, index) => {
    size += entry.size;
    return index > 0 && size > maxPageSize;
  });
  const until = sizes.at(end === -1 ? -1 : end - 1)?.sequence ?? since;
  const rows = await db
    .selectFrom("round_entries")
    .select(["sequence", "is_checkpoint", "sealed"])
    .where("round", "=", id)
    .where("sequence", ">", since)
    .where("sequence", "<=", until)
    .orderBy("sequence")
    .execute();
  return {
    entries: rows.map(({ sequence, is_checkpoint, sealed }) => ({
      sequence,
      isCheckpoint: is_checkpoint === 1,
      sealed,
    })),
    // Some may have been appended since the round was read.
    last: Math.max(last_entry, sizes.at(-1)?.sequence ?? 0),
  };
}

/** How many entries a round has after its last checkpoint, which counts, too. */
export async function countEntries({ db }: Pick<Store, "db">, round: string): Promise<number> {
  const { count } = await db
    .selectFrom("round_entries")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("round", "=", round)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findRoundFile(
  { db }: Pick<Store, "db">,
  round: string,
  name: string,
): Promise<RoundFileRow | undefined> {
  return db
    .selectFrom("round_files")
    .selectAll()
    .where("round", "=", round)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** The names of a round's files. */
export async function listRoundFiles({ db }: Pick<Store, "db">, round: string): Promise<string[]> {
  const rows = await db.selectFrom("round_files").select("name").where("round", "=", round).execute();
  return rows.map(({ name }) => name);
}

export type FilePut =
  | { kind: "STORED"; isNew: boolean; dropped: string[] }
  | { kind: "FULL" }
  | { kind: "GONE" };

/**
 * Names stored bytes in a round; other bytes of this name are dropped, and their hash is returned.
 * @throws {Error} if the bytes have been removed meanwhile
 */
export function putRoundFile(store: Store, file: RoundFileRow, now = Date.now()): Promise<FilePut> {
  return store.inGroup(async (tx): Promise<FilePut> => {
    const round = await lockRound(store, tx, file.round, now);
    if (!round) return { kind: "GONE" };
    const old = await findRoundFile({ db: tx }, file.round, file.name);
    if (old?.file === file.file) return { kind: "STORED", isNew: false, dropped: [] };
    const bytes = round.bytes - (old?.size ?? 0) + file.size;
    if (bytes > relayLimits.round) return { kind: "FULL" };
    await holdFiles(tx, [file.file]);
    await tx
      .insertInto("round_files")
      .values(file)
      .onConflict((conflict) =>
        conflict.columns(["round", "name"]).doUpdateSet({ file: file.file, size: file.size }),
      )
      .execute();
    await changeRound(tx, file.round, { bytes }, now);
    const dropped = old ? [old.file] : [];
    await markUnused(store, tx, dropped);
    return { kind: "STORED", isNew: !old, dropped };
  });
}

/** Deletes a file of a round. @returns the hash of bytes to remove; undefined if there is no such file */
export function deleteRoundFile(
  store: Store,
  { round: id, name }: Pick<RoundFileRow, "round" | "name">,
  now = Date.now(),
): Promise<string | undefined> {
  return store.inGroup(async (tx) => {
    const round = await lockRound(store, tx, id, now);
    const old = round && (await findRoundFile({ db: tx }, id, name));
    if (!old) return undefined;
    await tx.deleteFrom("round_files").where("round", "=", id).where("name", "=", name).execute();
    await changeRound(tx, id, { bytes: round.bytes - old.size }, now);
    await markUnused(store, tx, [old.file]);
    return old.file;
  });
}

/** Bytes of all rounds. */
export async function sumRoundBytes({ db }: Pick<Store, "db">): Promise<number> {
  const { bytes } = await db
    .selectFrom("rounds")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Numbers of the rounds, and of what they have. */
export async function countRounds({ db }: Pick<Store, "db">) {
  const { rounds, bytes, submissions } = await db
    .selectFrom("rounds")
    .select(({ fn }) => [
      fn.countAll<number>().as("rounds"),
      fn.sum<number | string | null>("bytes").as("bytes"),
      fn.sum<number | string | null>("submissions").as("submissions"),
    ])
    .executeTakeFirstOrThrow();
  const { entries } = await db
    .selectFrom("round_entries")
    .select(({ fn }) => fn.countAll<number>().as("entries"))
    .executeTakeFirstOrThrow();
  return {
    rounds: Number(rounds),
    bytes: Number(bytes ?? 0),
    entries: Number(entries),
    submissions: Number(submissions ?? 0),
  };
}

/** Rounds in order of their size, largest first, without their contents. */
export function listRounds({ db }: Pick<Store, "db">) {
  return db
    .selectFrom("rounds")
    .select(["id", "created_at", "changed_at", "erase_at", "bytes", "submissions", "last_entry"])
    .orderBy("bytes", "desc")
    .orderBy("id")
    .execute();
}

/** Ids of the rounds that have expired, or whose erasure was interrupted. */
export async function findExpiredRounds({ db }: Pick<Store, "db">, now: number): Promise<string[]> {
  const rows = await db.selectFrom("rounds").select("id").where("erase_at", "<=", now).execute();
  return rows.map(({ id }) => id);
}

/** Those of the ids that have a row. */
export async function findStoredRounds({ db }: Pick<Store, "db">, ids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom("rounds").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

/** Rows per transaction of an erasure: SQLite works in this thread, and requests come between two. */
const eraseBatch = 200;

/** Deletes some rows of a round and marks their files for removal. @returns whether there may be more */
function eraseSome(store: Store, id: string, hashes: string[]): Promise<boolean> {
  return store.inTransaction(async (tx) => {
    const submissions = await tx
      .selectFrom("round_submissions")
      .select(["id", "file"])
      .where("round", "=", id)
      .limit(eraseBatch)
      .execute();
    const files = await tx
      .selectFrom("round_files")
      .select(["name", "file"])
      .where("round", "=", id)
      .limit(eraseBatch)
      .execute();
    const entries = await tx
      .selectFrom("round_entries")
      .select("sequence")
      .where("round", "=", id)
      .orderBy("sequence")
      .limit(eraseBatch)
      .execute();
    const lastEntry = entries.at(-1)?.sequence;
    if (submissions.length > 0)
      await tx
        .deleteFrom("round_submissions")
        .where("round", "=", id)
        .where(
          "id",
          "in",
          submissions.map((row) => row.id),
        )
        .execute();
    if (files.length > 0)
      await tx
        .deleteFrom("round_files")
        .where("round", "=", id)
        .where(
          "name",
          "in",
          files.map(({ name }) => name),
        )
        .execute();
    if (lastEntry !== undefined)
      await tx
        .deleteFrom("round_entries")
        .where("round", "=", id)
        .where("sequence", "<=", lastEntry)
        .execute();
    const dropped = [...submissions, ...files].map(({ file }) => file).filter((file) => file !== "");
    await markUnused(store, tx, dropped);
    hashes.push(...dropped);
    return [submissions, files, entries].some(({ length }) => length === eraseBatch);
  });
}

/**
 * Erases a round with everything it has: it is gone at once, its rows go in batches, and its files are marked for
 * removal. Interrupted, it is finished by the daily sweep.
 * @returns the hashes of its files; undefined if there is no such round
 */
export async function eraseRoundRows(
  store: Store,
  id: string,
  now = Date.now(),
): Promise<string[] | undefined> {
  const isThere = await store.inTransaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("rounds")
      .set({ erase_at: 0 })
      .where("id", "=", id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await tx.deleteFrom("round_links").where("round", "=", id).execute();
    await tx
      .insertInto("round_erasures")
      .values({ round: id, erased_at: now })
      .onConflict((conflict) => conflict.column("round").doNothing())
      .execute();
    return true;
  });
  if (!isThere) return undefined;
  const hashes: string[] = [];
  while (await eraseSome(store, id, hashes));
  await store.db.deleteFrom("rounds").where("id", "=", id).execute();
  return hashes;
}

/** A year: by then every device that has the round has been told. */
const keepErasuresMs = 365 * dayMs;

/** Deletes the ids of rounds that were erased long ago. */
export async function forgetErasedRounds({ db }: Pick<Store, "db">, now: number): Promise<void> {
  await db
    .deleteFrom("round_erasures")
    .where("erased_at", "<", now - keepErasuresMs)
    .execute();
}
