import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { newId, toReference } from "./new-id.ts";
import { lockKey, type Store } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { MessageRow, Tables } from "./tables.ts";

export type NewMessage = Pick<MessageRow, "reason" | "name" | "email" | "company" | "message" | "suspicion">;

/** The same message within this time is the same message: a second click, a reload, a second try. */
const repeatWindowMs = 60 * 60 * 1000;

function contentDigest({ reason, name, email, company, message }: NewMessage): string {
  const parts = [reason, name, email.toLowerCase(), company, message];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

const findSame = (db: Kysely<Tables>, digest: string, now: number) =>
  db
    .selectFrom("messages")
    .selectAll()
    .where("digest", "=", digest)
    .where("arrived_at", ">", now - repeatWindowMs)
    .orderBy("arrived_at")
    .limit(1)
    .executeTakeFirst();

/** The message that this one repeats. */
export function findRepeated({ db }: Store, message: NewMessage, now = Date.now()) {
  return findSame(db, contentDigest(message), now);
}

/**
 * Keeps a message and, in the same transaction, owes the mails about it and the news of it. A repeated message is the one that is there.
 * @returns once it is on the disk
 */
export async function insertMessage(
  store: Store,
  message: NewMessage,
  now = Date.now(),
): Promise<{ message: MessageRow; isNew: boolean }> {
  const digest = contentDigest(message);
  return store.inTransaction(async (tx) => {
    await lockKey(store, tx, digest);
    const same = await findSame(tx, digest, now);
    if (same) return { message: same, isNew: false };
    const id = newId(now);
    const row = { ...message, id, reference: toReference(id), digest, arrived_at: now };
    await tx.insertInto("messages").values(row).execute();
    await enqueue(tx, "contact-received", id, now);
    await enqueue(tx, "webhook:contact.received", id, now);
    // Who is perhaps a machine may have given the address of somebody else, who wants no mail from us.
    if (message.suspicion === "") await enqueue(tx, "contact-receipt", id, now);
    return { message: row, isNew: true };
  });
}

export function findMessage({ db }: Store, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findByReference({ db }: Store, reference: string): Promise<MessageRow | undefined> {
  return db.selectFrom("messages").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** Erases messages that arrived before a time, and what is owed or was sent about them. */
export async function eraseMessages(store: Store, before: number): Promise<number> {
  return store.inTransaction(async (tx) => {
    const old = tx.selectFrom("messages").select("id").where("arrived_at", "<", before);
    await tx.deleteFrom("outbox").where("subject", "in", old).execute();
    const { numDeletedRows } = await tx
      .deleteFrom("messages")
      .where("arrived_at", "<", before)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
