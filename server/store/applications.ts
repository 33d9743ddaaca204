import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { FieldName } from "#domain/applications/fields.ts";
import { dayMs } from "#domain/time.ts";
import { eraseChatsOf } from "./erase-chats.ts";
import { dropFiles, holdFiles } from "./files.ts";
import { findHold, isHeld, lockApplication } from "./holds.ts";
import { mayMail } from "./mail-limit.ts";
import { toReference } from "./new-id.ts";
import { nextId } from "./next-id.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { AnswerRow, ApplicationRow, Tables } from "./tables.ts";
import { indexWords } from "./words.ts";

export type NewApplication = Pick<
  ApplicationRow,
  | "unit"
  | "job"
  | "job_title"
  | FieldName
  | "file"
  | "file_name"
  | "suspicion"
  | "consent"
  | "retains"
  | "no_score"
> & {
  /** FORM by default. */
  source?: ApplicationRow["source"];
  /** English by default. */
  language?: string;
  /** In the order of the form. */
  answers: Omit<AnswerRow, "application" | "position">[];
  /** Erased after `months`, or after `monthsWithoutConsent` if the voluntary consent is taken back. */
  months: number;
  monthsWithoutConsent: number;
};

/** An identical application within this time is a repeat: a double click, a reload, or Back and Send. */
const repeatWindowMs = dayMs;

function contentDigest(application: NewApplication): string {
  // The same words from a page in another language are a repeat.
  const { months, monthsWithoutConsent, suspicion, language, ...content } = application;
  return createHash("sha256")
    .update(JSON.stringify({ ...content, email: content.email.toLowerCase() }))
    .digest("hex");
}

const findRepeat = (db: Kysely<Tables>, digest: string, now: number) =>
  db
    .selectFrom("applications")
    .selectAll()
    .where("digest", "=", digest)
    .where("arrived_at", ">", now - repeatWindowMs)
    // Applying again after a withdrawal is intended and not a repeat.
    .where("withdrawn_at", "is", null)
    .orderBy("arrived_at")
    .limit(1)
    .executeTakeFirst();

/** The stored application that this one repeats, if any. */
export function findRepeatedApplication({ db }: Store, application: NewApplication, now = Date.now()) {
  return findRepeat(db, contentDigest(application), now);
}

/** The same day in a later month, or that month's last day if it is shorter. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, lastDay));
}

/** Tasks of every new application. None of them can reject or lose it. */
const firstTasks = ["scan-file", "score-application", "webhook:application.submitted"];

/**
 * Stores an application and enqueues its tasks in the same transaction. A repeat returns the stored
 * application.
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
    const repeated = await findRepeat(tx, digest, now);
    if (repeated) return { application: repeated, isNew: false };
    const id = await nextId(tx, "applications", now);
    const { answers, months, monthsWithoutConsent, ...fields } = application;
    await holdFiles(tx, [fields.file, ...answers.map(({ file }) => file)].filter(Boolean));
    const row: ApplicationRow = {
      source: "FORM",
      language: "",
      ...fields,
      // `findApplicationsByEmail` searches in lower case.
      email: fields.email.toLowerCase(),
      id,
      reference: toReference(id),
      digest,
      arrived_at: now,
      erase_at: addMonths(now, months),
      erase_at_without_consent: fields.retains === 1 ? addMonths(now, monthsWithoutConsent) : null,
      notice_at: null,
      verified_at: null,
      withdrawn_at: null,
    };
    const isMailed =
      fields.suspicion === "" && fields.email !== "" && (await mayMail(store, tx, fields.email, now));
    await tx.insertInto("applications").values(row).execute();
    await indexWords(tx, [row]);
    const answerRows = answers.map((answer, position) => ({ ...answer, application: id, position }));
    if (answerRows.length > 0) await tx.insertInto("answers").values(answerRows).execute();
    for (const kind of firstTasks) await enqueue(tx, kind, id, now);
    // Suspected bots get no receipt: they may have entered someone else's address.
    if (isMailed) await enqueue(tx, "application-receipt", id, now);
    return { application: row, isNew: true };
  });
}

export function findApplication({ db }: Store, id: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom("applications").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findApplicationByReference({ db }: Store, reference: string) {
  return db.selectFrom("applications").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** All applications of an address, ignoring case, newest first. */
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

/** @returns whether this call set the mark */
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

/** Records that the candidate confirmed the address with the link in the mail. */
export function verifyApplication(store: Store, id: string, now = Date.now()): Promise<boolean> {
  return markOnce(store, id, "verified_at", "webhook:application.verified", now);
}

export function withdrawApplication(store: Store, id: string, now = Date.now()): Promise<boolean> {
  return markOnce(store, id, "withdrawn_at", "webhook:application.withdrawn", now);
}

/** For applications that were stored before there was such a date. */
const defaultMonths = 6;

/** Takes back the voluntary consent: the application is erased as if the consent had never been given. */
export async function takeBackConsent(store: Store, id: string): Promise<boolean> {
  return store.inTransaction(async (tx) => {
    const row = await tx
      .selectFrom("applications")
      .select(["arrived_at", "erase_at", "erase_at_without_consent"])
      .where("id", "=", id)
      .where("retains", "=", 1)
      .executeTakeFirst();
    if (!row) return false;
    const eraseAt = row.erase_at_without_consent ?? addMonths(row.arrived_at, defaultMonths);
    await tx
      .updateTable("applications")
      .set({ retains: 0, erase_at: Math.min(row.erase_at, eraseAt) })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

/**
 * Deletes the score of a candidate who does not want a comparison by software, and prevents new ones.
 * @returns false if a legal hold forbids it
 */
export function refuseScore(store: Store, id: string): Promise<boolean> {
  return store.inTransaction(async (tx) => {
    await lockApplication(store, tx, id);
    if (await findHold({ db: tx }, id)) return false;
    await tx.updateTable("applications").set({ no_score: 1 }).where("id", "=", id).execute();
    await tx.deleteFrom("scores").where("application", "=", id).execute();
    return true;
  });
}

/** Corrects the address of an application. Links sent to the old one become invalid; new ones are mailed. */
export async function correctEmail(store: Store, id: string, email: string, now = Date.now()): Promise<void> {
  await store.inTransaction(async (tx) => {
    const rows = await tx
      .updateTable("applications")
      .set({ email: email.toLowerCase(), verified_at: null })
      .where("id", "=", id)
      .returning(["id", "name", "email", "reference"])
      .execute();
    await indexWords(tx, rows);
    await tx.deleteFrom("tokens").where("application", "=", id).execute();
    await enqueue(tx, "application-links", id, now);
  });
}

/**
 * Counts applications and messages, and how many of them had expired at the given times. Each count reads an
 * index: one that reads the rows of 600,000 applications stops the server for a second.
 */
export async function countExpired(
  { db }: Store,
  times: { applications: number; messages: number },
): Promise<{ due: number; rows: number }> {
  const applications = db.selectFrom("applications").select(({ fn }) => fn.countAll<number>().as("count"));
  const messages = db.selectFrom("messages").select(({ fn }) => fn.countAll<number>().as("count"));
  const expired = applications.where("erase_at", "<=", times.applications).where((eb) => eb.not(isHeld(eb)));
  const rounds = db.selectFrom("rounds").select(({ fn }) => fn.countAll<number>().as("count"));
  const sum = async (queries: { executeTakeFirstOrThrow: () => Promise<{ count: number }> }[]) => {
    const counts = await Promise.all(queries.map((query) => query.executeTakeFirstOrThrow()));
    return counts.reduce((total, { count }) => total + Number(count), 0);
  };
  return {
    due: await sum([
      expired,
      messages.where("arrived_at", "<", times.messages),
      // Those at 0 are being erased, whatever the clock says.
      rounds.where("erase_at", "<=", times.applications).where("erase_at", ">", 0),
    ]),
    rows: await sum([applications, messages, rounds]),
  };
}

/** The notice must have been sent at least this long ago. Suspected bots get none. */
const minNoticeMs = 6.5 * dayMs;

/** Ids of the applications to erase by `now`: they have expired, and their candidates have been notified. */
export async function findExpiredApplications({ db }: Store, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where("erase_at", "<=", now)
    .where(({ or, eb }) => or([eb("notice_at", "<=", now - minNoticeMs), eb("suspicion", "<>", "")]))
    .where((eb) => eb.not(isHeld(eb)))
    .execute();
  return rows.map(({ id }) => id);
}

/** Notices per transaction. */
const noticeBatch = 100;

/**
 * Enqueues a notice once for each application that will be erased within `noticeMs` plus a day. Applications
 * due sooner, because the site was stopped, are postponed to the end of that time.
 */
export async function enqueueErasureNotices(store: Store, now: number, noticeMs: number): Promise<void> {
  for (let count = noticeBatch; count === noticeBatch; ) {
    count = await store.inTransaction(async (tx) => {
      const due = tx
        .selectFrom("applications")
        .select("id")
        .where("erase_at", "<=", now + noticeMs + dayMs)
        .where("notice_at", "is", null)
        .where("suspicion", "=", "")
        .where((eb) => eb.not(isHeld(eb)))
        .limit(noticeBatch);
      const rows = await tx
        .updateTable("applications")
        .set(({ eb, ref }) => ({
          notice_at: now,
          erase_at: eb
            .case()
            .when("erase_at", "<", now + noticeMs)
            .then(now + noticeMs)
            .else(ref("erase_at"))
            .end(),
        }))
        .where("id", "in", due)
        // Another process may be doing the same.
        .where("notice_at", "is", null)
        .returning(["id", "email", "source"])
        .execute();
      for (const { id, email, source } of rows) {
        if (email !== "") await enqueue(tx, "erasure-notice", id, now);
        if (source === "WHATSAPP") await enqueue(tx, "chat-notice", id, now);
      }
      return rows.length;
    });
    await setImmediate();
  }
}

/** Hashes of the files of an application: its résumé and its answers. */
export async function findFilesOf(db: Store["db"], id: string): Promise<string[]> {
  const files = await db
    .selectFrom("applications")
    .select("file")
    .where("id", "=", id)
    .union(db.selectFrom("answers").select("file").where("application", "=", id))
    .execute();
  return files.map(({ file }) => file).filter(Boolean);
}

type Erased = "ERASED" | "GONE" | "HELD";

async function eraseRows(
  store: Store,
  tx: Tx,
  id: string,
  { now, isForced }: { now: number; isForced: boolean },
): Promise<Erased> {
  await lockApplication(store, tx, id);
  if (!isForced && (await findHold({ db: tx }, id))) return "HELD";
  const files = await findFilesOf(tx, id);
  const { numDeletedRows } = await tx.deleteFrom("applications").where("id", "=", id).executeTakeFirst();
  await tx
    .insertInto("erasures")
    .values({ application: id, erased_at: now })
    .onConflict((conflict) => conflict.column("application").doNothing())
    .execute();
  // Already erased. Its event may still be pending, so delete no tasks.
  if (Number(numDeletedRows) === 0) return "GONE";
  for (const table of ["answers", "tokens", "scores", "holds"] as const) {
    await tx.deleteFrom(table).where("application", "=", id).execute();
  }
  await eraseChatsOf(store, tx, id);
  await dropFiles(store, tx, files);
  await tx.deleteFrom("outbox").where("subject", "=", id).execute();
  await enqueue(tx, "webhook:candidate.erased", id, now);
  return "ERASED";
}

/**
 * Erases an application with its answers, links, score, tasks and file names, and enqueues the event. Its
 * files are marked for removal unless another application has the same bytes. One under a legal hold stays.
 */
export function eraseApplication(store: Store, id: string, now = Date.now()): Promise<Erased> {
  return store.inTransaction((tx) => eraseRows(store, tx, id, { now, isForced: false }));
}

/** Erases an application again that came back with an older database, in which a hold may have come back, too. */
export function eraseAgain(store: Store, id: string, now = Date.now()): Promise<Erased> {
  return store.inTransaction((tx) => eraseRows(store, tx, id, { now, isForced: true }));
}
