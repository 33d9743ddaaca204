import { type Kysely, sql } from "kysely";
import { dayMs, hourMs } from "#domain/time.ts";
import { newId } from "./new-id.ts";
import { readNote, writeNote } from "./notes.ts";
import type { Store, Tx } from "./open-store.ts";
import type { OutboxRow, Tables } from "./tables.ts";

/** Adds a task about a subject; it takes effect when the transaction commits. */
export async function enqueue(
  tx: Tx,
  kind: string,
  subject: string,
  now: number,
  delayMs = 0,
): Promise<void> {
  await tx
    .insertInto("outbox")
    .values({ ...fresh, id: newId(now), kind, subject, due_at: now + delayMs, created_at: now })
    .execute();
}

const fresh = {
  state: "pending" as const,
  lease_until: 0,
  lease_by: "",
  attempts: 0,
  failure: "",
  ended_at: null,
};

/** Due time of a recurring task; while it runs, the time when it was due. */
export async function findDueTime({ db }: Store, kind: string): Promise<number | undefined> {
  const row = await db.selectFrom("outbox").select("due_at").where("id", "=", kind).executeTakeFirst();
  return row?.due_at;
}

/** Makes a recurring task due, unless it is running. */
export async function makeDue({ db }: Pick<Store, "db">, kind: string, due_at: number): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ due_at })
    .where("id", "=", kind)
    .where("due_at", ">", due_at)
    .execute();
}

/** Adds a recurring task, once for all processes: its id is its kind. */
export async function enqueueRecurring({ db }: Store, kind: string, now: number): Promise<void> {
  await db
    .insertInto("outbox")
    .values({ ...fresh, id: kind, kind, subject: "", due_at: now, created_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

type Claim = {
  /** Unique per call: `renewLease` and `finishAttempt` take effect only while the row is this claim's. */
  claimId: string;
  /** All kinds by default. */
  kinds?: readonly string[];
  /** Ids that this process is working on: it must not claim them again when their lease expires. */
  inHand?: readonly string[];
  limit: number;
  leaseMs: number;
  now: number;
};

/** Leases due tasks, oldest first. Two workers never get the same task. */
export function claim(
  { db, kind }: { db: Kysely<Tables>; kind: Store["kind"] },
  { claimId, kinds, inHand = [], limit, leaseMs, now }: Claim,
): Promise<OutboxRow[]> {
  const due = db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("due_at", "<=", now)
    .where("lease_until", "<", now)
    .$if(kinds !== undefined, (query) => query.where("kind", "in", kinds ?? []))
    .$if(inHand.length > 0, (query) => query.where("id", "not in", inHand))
    // The plus keeps SQLite from scanning due tasks of all kinds in order: a backlog would slow every lane.
    .orderBy(kinds?.length === 1 ? "due_at" : sql`+due_at`)
    .limit(limit)
    .$if(kind === "postgres", (query) => query.forUpdate().skipLocked());
  return db
    .updateTable("outbox")
    .set(({ eb }) => ({ lease_until: now + leaseMs, lease_by: claimId, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", due)
    .returningAll()
    .execute();
}

export type Ending =
  | { state: "done" | "dead"; failure: string; ended_at: number }
  | { state: "pending"; failure: string; due_at: number; attempts: number };

/** Extends the lease of a running attempt. @returns false if another claim has taken the task */
export async function renewLease({ db }: Store, row: OutboxRow, lease_until: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ lease_until })
    .where("id", "=", row.id)
    .where("lease_by", "=", row.lease_by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the result of an attempt, unless another claim has taken the task. */
export async function finishAttempt(
  { db }: { db: Kysely<Tables> },
  row: OutboxRow,
  ending: Ending,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...ending, lease_until: 0, lease_by: "" })
    .where("id", "=", row.id)
    .where("lease_by", "=", row.lease_by)
    .execute();
}

/** Note with the time when a start last retried dead tasks. */
const revivedNote = "outbox-revived";

/**
 * Called when a process starts: retries tasks that a dead process had leased, and dead tasks. The latter at
 * most once an hour: a process that keeps restarting must not send a rejected mail each time.
 */
export async function requeue({ db, kind }: Store, known: readonly string[], now: number): Promise<void> {
  // On PostgreSQL another process may be running the leased tasks; on SQLite there is only this one.
  if (kind === "sqlite") {
    await db.updateTable("outbox").set({ lease_until: 0 }).where("state", "=", "pending").execute();
  }
  const revive = db
    .updateTable("outbox")
    .set({ state: "pending", due_at: now, ended_at: null })
    .where("state", "=", "dead");
  // These never reached anyone: an older process did not know their kind, or the webhook was disabled.
  await revive
    .where("failure", "in", ["unknown-kind", "webhook-disabled"])
    .where("kind", "in", known)
    .execute();
  const revivedAt = Number((await readNote({ db }, revivedNote)) ?? Number.NaN);
  if (Math.abs(now - revivedAt) < hourMs) return;
  const { numUpdatedRows } = await revive.executeTakeFirst();
  if (numUpdatedRows > 0n) await writeNote({ db }, revivedNote, String(now), now);
}

/** No task is due or leased further ahead: the longest delay is that of a weekly task. */
const maxAheadMs = 8 * dayMs;

/** Corrects times that were recorded while the clock was ahead. */
export async function repairTimes({ db }: Store, now: number): Promise<void> {
  const limit = now + maxAheadMs;
  const pending = db.updateTable("outbox").where("state", "=", "pending");
  await pending.set({ due_at: now }).where("due_at", ">", limit).execute();
  await pending.set({ lease_until: 0 }).where("lease_until", ">", limit).execute();
}

/**
 * Buries tasks of kinds without a handler a day after they were due. Until then, a newer process of the same
 * site may handle them.
 * @returns the buried tasks
 */
export function buryUnknown({ db }: Store, known: readonly string[], now: number): Promise<OutboxRow[]> {
  return db
    .updateTable("outbox")
    .set({ state: "dead", failure: "unknown-kind", ended_at: now, lease_until: 0, lease_by: "" })
    .where("state", "=", "pending")
    .where("kind", "not in", known)
    .where("due_at", "<", now - dayMs)
    .where("lease_until", "<", now)
    .returningAll()
    .execute();
}

/** Counts pending and dead tasks, except recurring ones. */
export async function countTasks({ db }: Store): Promise<{ pending: number; dead: number }> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("count")])
    .where("state", "in", ["pending", "dead"])
    // Recurring tasks have no subject and are always pending.
    .where("subject", "<>", "")
    .groupBy("state")
    .execute();
  const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { pending: count("pending"), dead: count("dead") };
}

/** Those of the ids that have no task, because their subject was erased. */
export async function findErasedTasks({ db }: Store, ids: string[]): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("id").where("id", "in", ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Tasks per batch: a few milliseconds on SQLite. */
const batchSize = 200;

/** Tasks that were done before a time, after the last one of the batch before; without those of held applications. */
export function findDoneTasks(
  { db }: Pick<Store, "db">,
  { before, after }: { before: number; after: Pick<OutboxRow, "due_at" | "id"> },
): Promise<Pick<OutboxRow, "due_at" | "id">[]> {
  return (
    db
      .selectFrom("outbox")
      .select(["due_at", "id"])
      .where("state", "=", "done")
      // In the order of the index. A task is due before it ends.
      .where("due_at", "<", before)
      .where("ended_at", "<", before)
      .where(({ eb, or, and }) =>
        or([
          eb("due_at", ">", after.due_at),
          and([eb("due_at", "=", after.due_at), eb("id", ">", after.id)]),
        ]),
      )
      .where("due_at", ">=", after.due_at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("holds")
              .select("holds.application")
              .whereRef("holds.application", "=", "outbox.subject")
              .where("holds.released_at", "is", null),
          ),
        ),
      )
      .orderBy("due_at")
      .orderBy("id")
      .limit(batchSize)
      .execute()
  );
}

/** Deletes done tasks. @returns their number */
export async function deleteTasks({ db }: Pick<Store, "db">, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom("outbox")
    .where("id", "in", ids)
    .where("state", "=", "done")
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ids of all tasks about a subject, in any state. */
export async function taskIdsFor({ db }: Store, subject: string): Promise<string[]> {
  const rows = await db.selectFrom("outbox").select("id").where("subject", "=", subject).execute();
  return rows.map(({ id }) => id);
}

/** Dead tasks, in the order of their last attempts. */
export function findDeadTasks({ db }: Pick<Store, "db">): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .where("state", "=", "dead")
    .orderBy("ended_at")
    .orderBy("id")
    .execute();
}

/**
 * Resets one dead task or all of them to the first attempt, with all its retries.
 * @returns the number of tasks
 */
export async function reviveTasks(
  { db }: Pick<Store, "db">,
  id: string | "all",
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ state: "pending", due_at: now, ended_at: null, attempts: 0, lease_until: 0, lease_by: "" })
    .where("state", "=", "dead")
    .$if(id !== "all", (query) => query.where("id", "=", id))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
