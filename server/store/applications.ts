import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { newId, toReference } from "./new-id.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { AnswerRow, ApplicationRow, Tables } from "./tables.ts";

export type NewApplication = Pick<
  ApplicationRow,
  | "unit"
  | "job"
  | "job_title"
  | "name"
  | "email"
  | "phone"
  | "note"
  | "file"
  | "file_name"
  | "suspicion"
  | "consent"
  | "retains"
> & {
  /** In the order of the form. */
  answers: Omit<AnswerRow, "application" | "position">[];
  /** For how many months it is kept. */
  months: number;
};

/** The same application within this time is the same application: a second click, a reload, Back and Send. */
const repeatWindowMs = 24 * 60 * 60 * 1000;

function contentDigest({ months, suspicion, ...said }: NewApplication): string {
  return createHash("sha256")
    .update(JSON.stringify({ ...said, email: said.email.toLowerCase() }))
    .digest("hex");
}

const findSame = (db: Kysely<Tables>, digest: string, now: number) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("digest", "=", digest)
    .where("arrived_at", ">", now - repeatWindowMs)
    // Who withdrew it and sends it again has thought about it twice.
    .where("withdrawn_at", "is", null)
    .orderBy("arrived_at")
    .limit(1)
    .executeTakeFirst();

/** The application that this one repeats. */
export function findRepeatedApplication({ db }: Store, application: NewApplication, now = Date.now()) {
  return findSame(db, contentDigest(application), now);
}

/** The same day of the month so many months later, or the last one that there is. */
export function monthsAfter(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** What each application owes from its first moment; none of it can refuse or lose the application. */
const firstTasks = ["scan-file", "score-application", "webhook:application.submitted"];

/**
 * Keeps an application and, in the same transaction, owes everything that comes after it. A repeated one is the one
 * that is there.
 * @returns once it is on the disk
 */
export async function insertApplication(
  store: Store,
  application: NewApplication,
  now = Date.now(),
): Promise<{ application: ApplicationRow; isNew: boolean }> {
  const digest = contentDigest(application);
  return store.inTransaction(async (tx) => {
    await lockKey(store, tx, digest);
    const same = await findSame(tx, digest, now);
    if (same) return { application: same, isNew: false };
    const id = newId(now);
    const { answers, months, ...said } = application;
    const row: ApplicationRow = {
      ...said,
      // As it is searched for: see `findApplicationsOf`.
      email: said.email.toLowerCase(),
      id,
      reference: toReference(id),
      digest,
      arrived_at: now,
      erase_at: monthsAfter(now, months),
      notice_at: null,
      verified_at: null,
      withdrawn_at: null,
    };
    await tx.insertInto("applications").values(row).execute();
    const answerRows = answers.map((answer, position) => ({ ...answer, application: id, position }));
    if (answerRows.length > 0) await tx.insertInto("answers").values(answerRows).execute();
    for (const kind of firstTasks) await enqueue(tx, kind, id, now);
    // Who is perhaps a machine may have given the address of somebody else, who wants no mail from us.
    if (said.suspicion === "") await enqueue(tx, "application-receipt", id, now);
    return { application: row, isNew: true };
  });
}

export function findApplication({ db }: Store, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findApplicationByReference({ db }: Store, reference: string) {
  return db.selectFrom("applications").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** All of an address, whatever the case of its letters, the newest first. */
export function findApplicationsByEmail({ db }: Store, email: string): Promise<ApplicationRow[]> {
  return db
    .selectFrom("applications")
    .selectAll()
    .where("email", "=", email.toLowerCase())
    .orderBy("arrived_at", "desc")
    .execute();
}

export function findAnswers({ db }: Store, application: string): Promise<AnswerRow[]> {
  return db
    .selectFrom("answers")
    .selectAll()
    .where("application", "=", application)
    .orderBy("position")
    .execute();
}

/** @returns whether it is so now and was not before */
async function markOnce(
  store: Store,
  id: string,
  column: "verified_at" | "withdrawn_at",
  event: string,
  now: number,
): Promise<boolean> {
  return store.inTransaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("applications")
      .set({ [column]: now })
      .where("id", "=", id)
      .where(column, "is", null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await enqueue(tx, event, id, now);
    return true;
  });
}

/** The address was confirmed by the link in its mail. */
export function verifyApplication(store: Store, id: string, now = Date.now()): Promise<boolean> {
  return markOnce(store, id, "verified_at", "webhook:application.verified", now);
}

export function withdrawApplication(store: Store, id: string, now = Date.now()): Promise<boolean> {
  return markOnce(store, id, "withdrawn_at", "webhook:application.withdrawn", now);
}

/** Ids of applications whose time is up at `now`. */
export async function findExpired({ db }: Store, now: number): Promise<string[]> {
  const rows = await db.selectFrom("applications").select("id").where("erase_at", "<=", now).execute();
  return rows.map(({ id }) => id);
}

/** Owes a notice to the candidates whose applications are erased before `until`, once each. */
export async function enqueueErasureNotices(store: Store, until: number, now: number): Promise<void> {
  await store.inTransaction(async (tx) => {
    const rows = await tx
      .updateTable("applications")
      .set({ notice_at: now })
      .where("erase_at", "<=", until)
      .where("notice_at", "is", null)
      .returning(["id", "suspicion"])
      .execute();
    for (const { id, suspicion } of rows) {
      if (suspicion === "") await enqueue(tx, "erasure-notice", id, now);
    }
  });
}

async function eraseRows(tx: Tx, id: string, now: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom("applications").where("id", "=", id).executeTakeFirst();
  await tx
    .insertInto("erasures")
    .values({ application: id, erased_at: now })
    .onConflict((conflict) => conflict.column("application").doNothing())
    .execute();
  // Nothing is left to erase, but the news of it may still be owed.
  if (Number(numDeletedRows) === 0) return false;
  for (const table of ["answers", "tokens", "scores"] as const) {
    await tx.deleteFrom(table).where("application", "=", id).execute();
  }
  await tx.deleteFrom("outbox").where("subject", "=", id).execute();
  await enqueue(tx, "webhook:candidate.erased", id, now);
  return true;
}

/**
 * Erases an application with its answers, links, score and everything owed about it, and owes the news of it. Its
 * file goes with the next sweep, unless somebody else sent the same bytes.
 * @returns whether there was one
 */
export function eraseApplication(store: Store, id: string, now = Date.now()): Promise<boolean> {
  return store.inTransaction((tx) => eraseRows(tx, id, now));
}
