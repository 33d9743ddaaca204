import { sql } from "kysely";
import { relayLimits, roundTtlMs } from "#domain/relay/limits.ts";
import { dropFiles, holdFiles } from "./files.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import type { RoundLinkRow, RoundRow, RoundSubmissionRow } from "./tables.ts";

/** Why a change of a round was not made. */
export type RoundRefusal =
  | "not-found"
  | "conflict"
  | "round-full"
  | "relay-full"
  | "paused"
  | "full"
  | "ended";
export type RoundResult<Value> = { kind: "DONE"; value: Value } | { kind: "REFUSED"; code: RoundRefusal };

const done = <Value>(value: Value): RoundResult<Value> => ({ kind: "DONE", value });

/** Ends a transaction with a refusal: nothing of it is kept. */
class Refused extends Error {
  readonly code: RoundRefusal;
  constructor(code: RoundRefusal) {
    super(code);
    this.code = code;
  }
}

async function orRefused<Value>(work: Promise<Value>): Promise<RoundResult<Value>> {
  try {
    return done(await work);
  } catch (error) {
    if (error instanceof Refused) return { kind: "REFUSED", code: error.code };
    throw error;
  }
}

/** On PostgreSQL, wakes readers of the round that wait at other processes, when the transaction commits. */
const roundsChannel = "rounds";
async function announce({ kind }: Store, tx: Tx, round: string): Promise<void> {
  if (kind === "postgres") await sql`select pg_notify(${roundsChannel}, ${round})`.execute(tx);
}

export function findRound({ db }: Pick<Store, "db">, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom("rounds").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Bytes of all rounds. */
export async function countRoundBytes({ db }: Pick<Store, "db">): Promise<number> {
  const { bytes } = await db
    .selectFrom("rounds")
    .select(({ fn }) => fn.sum<number | string | null>("bytes").as("bytes"))
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Makes a round. @returns false if there is one with this id and another token */
export async function insertRound(
  { db }: Pick<Store, "db">,
  { id, token }: Pick<RoundRow, "id" | "token">,
  now = Date.now(),
): Promise<boolean> {
  await db
    .insertInto("rounds")
    .values({
      ...{ id, token, created_at: now, changed_at: now, erase_at: now + roundTtlMs },
      ...{ last_entry: 0, last_submission: 0, entries: 0, bytes: 0 },
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return (await findRound({ db }, id))?.token === token;
}

/** Moves the round's end and its sums; takes the row's lock for the transaction. */
async function touch(
  tx: Tx,
  round: string,
  { bytes = 0, entries = 0, submissions = 0 }: { bytes?: number; entries?: number; submissions?: number },
  now: number,
): Promise<RoundRow> {
  const row = await tx
    .updateTable("rounds")
    .set(({ eb }) => ({
      changed_at: now,
      erase_at: now + roundTtlMs,
      bytes: eb("bytes", "+", bytes),
      entries: eb("entries", "+", entries),
      last_submission: eb("last_submission", "+", submissions),
    }))
    .where("id", "=", round)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Refused("not-found");
  if (bytes > 0 && row.bytes > relayLimits.round) throw new Refused("round-full");
  return row;
}

/** Appends entries after the last one; a checkpoint replaces all before it. */
export function appendEntries(
  store: Store,
  round: string,
  { after, isCheckpoint, entries }: { after: number; isCheckpoint: boolean; entries: readonly string[] },
  now = Date.now(),
): Promise<RoundResult<number>> {
  return orRefused(
    store.inGroup(async (tx) => {
      const added = entries.reduce((sum, { length }) => sum + length, 0);
      const { last_entry } = await touch(tx, round, { bytes: added, entries: entries.length }, now);
      if (last_entry !== after) throw new Refused("conflict");
      if (isCheckpoint) {
        const old = tx.selectFrom("round_entries").where("round", "=", round);
        const { count, bytes } = await old
          .select(({ fn }) => [
            fn.countAll<number>().as("count"),
            fn.coalesce(fn.sum<number>(sql`length(sealed)`), sql<number>`0`).as("bytes"),
          ])
          .executeTakeFirstOrThrow();
        await tx.deleteFrom("round_entries").where("round", "=", round).execute();
        await touch(tx, round, { bytes: -Number(bytes), entries: -Number(count) }, now);
      }
      const rows = entries.map((sealed, index) => ({
        ...{ round, sealed, sequence: after + 1 + index, is_checkpoint: Number(isCheckpoint) },
      }));
      await tx.insertInto("round_entries").values(rows).execute();
      const last = after + entries.length;
      const { entries: count } = await tx
        .updateTable("rounds")
        .set({ last_entry: last })
        .where("id", "=", round)
        .returning("entries")
        .executeTakeFirstOrThrow();
      if (count > relayLimits.entries) throw new Refused("round-full");
      await announce(store, tx, round);
      return last;
    }),
  );
}

/** An answer has entries of at most so many characters, and at least one. */
const maxPage = 4 * 1024 ** 2;
const maxPageRows = 200;

/** The entries after one, in order, as many as fit in an answer. */
export async function findEntries({ db }: Pick<Store, "db">, round: string, since: number) {
  const rows = await db
    .selectFrom("round_entries")
    .select(["sequence", "is_checkpoint", "sealed"])
    .where("round", "=", round)
    .where("sequence", ">", since)
    .orderBy("sequence")
    .limit(maxPageRows)
    .execute();
  let size = 0;
  const fits = rows.filter(({ sealed }, index) => {
    size += sealed.length;
    return index === 0 || size <= maxPage;
  });
  return fits.map(({ sequence, is_checkpoint, sealed }) => ({
    ...{ sequence, isCheckpoint: is_checkpoint === 1, sealed },
  }));
}

/** Keeps a stored file under a name; nothing changes if the round has one of this name. */
export function insertRoundFile(
  store: Store,
  row: { round: string; name: string; file: string; size: number },
  { maxBytes }: { maxBytes: number },
  now = Date.now(),
): Promise<RoundResult<void>> {
  return orRefused(
    store.inTransaction(async (tx) => {
      await holdFiles(tx, [row.file]);
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("round_files")
        .values(row)
        .onConflict((conflict) => conflict.columns(["round", "name"]).doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return dropFiles(store, tx, [row.file]);
      await touch(tx, row.round, { bytes: row.size }, now);
      if ((await countRoundBytes({ db: tx })) > maxBytes) throw new Refused("relay-full");
    }),
  );
}

export async function findRoundFiles({ db }: Pick<Store, "db">, round: string): Promise<string[]> {
  const rows = await db.selectFrom("round_files").select("name").where("round", "=", round).execute();
  return rows.map(({ name }) => name);
}

export function findRoundFile({ db }: Pick<Store, "db">, round: string, name: string) {
  return db
    .selectFrom("round_files")
    .select(["file", "size"])
    .where("round", "=", round)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** Deletes a file of a round. @returns its hash, so that its bytes are removed; undefined if there is none */
export function deleteRoundFile(store: Store, round: string, name: string): Promise<string | undefined> {
  return store.inTransaction(async (tx) => {
    const row = await tx
      .deleteFrom("round_files")
      .where("round", "=", round)
      .where("name", "=", name)
      .returning(["file", "size"])
      .executeTakeFirst();
    if (!row) return undefined;
    await touch(tx, round, { bytes: -row.size }, Date.now());
    await dropFiles(store, tx, [row.file]);
    return row.file;
  });
}

/** Makes a link of a round, or replaces its card and rules. */
export function putLink(
  store: Store,
  link: Pick<RoundLinkRow, "id" | "round" | "card" | "is_paused" | "most" | "until_at">,
  now = Date.now(),
): Promise<RoundResult<void>> {
  return orRefused(
    store.inTransaction(async (tx) => {
      await touch(tx, link.round, {}, now);
      const { id, round, ...rules } = link;
      const { numUpdatedRows } = await tx
        .updateTable("round_links")
        .set(rules)
        .where("id", "=", id)
        .where("round", "=", round)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return;
      const { count } = await tx
        .selectFrom("round_links")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .where("round", "=", round)
        .executeTakeFirstOrThrow();
      if (Number(count) >= relayLimits.links) throw new Refused("round-full");
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto("round_links")
        .values({ ...link, taken: 0 })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .executeTakeFirst();
      // Another round has a link with this id.
      if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw new Refused("conflict");
    }),
  );
}

export function findLink({ db }: Pick<Store, "db">, id: string): Promise<RoundLinkRow | undefined> {
  return db.selectFrom("round_links").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findLinks({ db }: Pick<Store, "db">, round: string): Promise<RoundLinkRow[]> {
  return db.selectFrom("round_links").selectAll().where("round", "=", round).execute();
}

/** Whether a link takes submissions at a time. */
export function linkState(
  { is_paused, taken, most, until_at }: Pick<RoundLinkRow, "is_paused" | "taken" | "most" | "until_at">,
  now: number,
): "OPEN" | "PAUSED" | "FULL" | "ENDED" {
  if (until_at < now) return "ENDED";
  if (is_paused === 1) return "PAUSED";
  return taken >= most ? "FULL" : "OPEN";
}

const refusals = { PAUSED: "paused", FULL: "full", ENDED: "ended" } as const;

/**
 * Keeps a stored submission, once: the same id with the same bytes and token again changes nothing, with others it is a
 * conflict. @returns when it arrived
 */
export function insertSubmission(
  store: Store,
  row: Pick<RoundSubmissionRow, "id" | "link" | "file" | "withdraw_hash" | "size">,
  { maxBytes }: { maxBytes: number },
  now = Date.now(),
): Promise<RoundResult<{ arrivedAt: number; round: string; isNew: boolean }>> {
  return orRefused(
    store.inGroup(async (tx) => {
      const link = await findLink({ db: tx }, row.link);
      if (!link) throw new Refused("not-found");
      const { round } = link;
      // The round's row first: all that change it wait for each other, so that no limit is passed.
      await touch(tx, round, {}, now);
      const known = await findSubmission({ db: tx }, row.id);
      if (known) {
        if (known.link !== row.link || known.withdraw_hash !== row.withdraw_hash)
          throw new Refused("conflict");
        if (known.file !== row.file) throw new Refused("conflict");
        return { arrivedAt: known.arrived_at, round, isNew: false };
      }
      const current = await findLink({ db: tx }, row.link);
      const state = current ? linkState(current, now) : "ENDED";
      if (state !== "OPEN") throw new Refused(refusals[state]);
      const { last_submission } = await touch(tx, round, { bytes: row.size, submissions: 1 }, now);
      if (last_submission > relayLimits.submissions) throw new Refused("round-full");
      if ((await countRoundBytes({ db: tx })) > maxBytes) throw new Refused("relay-full");
      await holdFiles(tx, [row.file]);
      await tx
        .updateTable("round_links")
        .set(({ eb }) => ({ taken: eb("taken", "+", 1) }))
        .where("id", "=", row.link)
        .execute();
      await tx
        .insertInto("round_submissions")
        .values({ ...row, round, position: last_submission, arrived_at: now })
        .execute();
      await announce(store, tx, round);
      return { arrivedAt: now, round, isNew: true };
    }),
  );
}

export function findSubmission(
  { db }: Pick<Store, "db">,
  id: string,
): Promise<RoundSubmissionRow | undefined> {
  return db.selectFrom("round_submissions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Submissions after a position, in order. */
export function findSubmissions({ db }: Pick<Store, "db">, round: string, since: number) {
  return db
    .selectFrom("round_submissions")
    .selectAll()
    .where("round", "=", round)
    .where("position", ">", since)
    .orderBy("position")
    .limit(maxPageRows)
    .execute();
}

/** Withdraws a submission. @returns the hash of its bytes, which are to be removed; undefined if it is done already */
export function withdrawSubmission(
  store: Store,
  { id, round }: Pick<RoundSubmissionRow, "id" | "round">,
  now = Date.now(),
): Promise<string | undefined> {
  return store.inTransaction(async (tx) => {
    const known = await findSubmission({ db: tx }, id);
    if (!known || known.file === "") return undefined;
    const { last_submission } = await touch(tx, round, { bytes: -known.size, submissions: 1 }, now);
    const { numUpdatedRows } = await tx
      .updateTable("round_submissions")
      .set({ file: "", size: 0, position: last_submission })
      .where("id", "=", id)
      .where("file", "<>", "")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await dropFiles(store, tx, [known.file]);
    await announce(store, tx, round);
    return known.file;
  });
}

/** Erases a round with everything. @returns the hashes of its files, whose bytes are to be removed */
export function eraseRound(store: Store, id: string): Promise<string[]> {
  return store.inTransaction(async (tx) => {
    await lockKey(store, tx, `round ${id}`);
    const files = await tx.selectFrom("round_files").select("file").where("round", "=", id).execute();
    const sent = await tx
      .selectFrom("round_submissions")
      .select("file")
      .where("round", "=", id)
      .where("file", "<>", "")
      .execute();
    for (const table of ["round_entries", "round_files", "round_links", "round_submissions"] as const)
      await tx.deleteFrom(table).where("round", "=", id).execute();
    await tx.deleteFrom("rounds").where("id", "=", id).execute();
    const hashes = [...files, ...sent].map(({ file }) => file);
    for (let start = 0; start < hashes.length; start += 500)
      await dropFiles(store, tx, hashes.slice(start, start + 500));
    await announce(store, tx, id);
    return hashes;
  });
}

/** Rounds whose time has passed. */
export async function findExpiredRounds({ db }: Pick<Store, "db">, now: number): Promise<string[]> {
  const rows = await db.selectFrom("rounds").select("id").where("erase_at", "<=", now).execute();
  return rows.map(({ id }) => id);
}

/** Sizes and ages of all rounds, for the operator, the largest first. */
export function listRounds({ db }: Pick<Store, "db">): Promise<Omit<RoundRow, "token">[]> {
  return db
    .selectFrom("rounds")
    .select([
      ...(["id", "created_at", "changed_at", "erase_at"] as const),
      ...(["last_entry", "last_submission", "entries", "bytes"] as const),
    ])
    .orderBy("bytes", "desc")
    .execute();
}

/** Figures of all rounds. */
export async function countRounds({ db }: Pick<Store, "db">) {
  const [rounds, submissions] = await Promise.all([
    db
      .selectFrom("rounds")
      .select(({ fn }) => [
        fn.countAll<number>().as("rounds"),
        fn.sum<number | null>("entries").as("entries"),
        fn.sum<number | null>("bytes").as("bytes"),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom("round_submissions")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rounds: Number(rounds.rounds),
    entries: Number(rounds.entries ?? 0),
    bytes: Number(rounds.bytes ?? 0),
    submissions: Number(submissions.count),
  };
}
