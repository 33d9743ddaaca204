import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import { type Booking, bookingSchema } from "#domain/booking/booking.schema.ts";
import { hourMs, minuteMs } from "#domain/time.ts";
import { mayMail } from "./mail-limit.ts";
import { toReference } from "./new-id.ts";
import { nextId } from "./next-id.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import type { MessageRow, Tables } from "./tables.ts";

export type NewMessage = Pick<
  MessageRow,
  "reason" | "name" | "email" | "company" | "message" | "suspicion"
> & {
  /** The path of the page that led to the form. */
  page?: string | undefined;
  booking?: Booking | undefined;
};

/** An identical message within this time is a repeat: a double click, a reload, a second try. */
const repeatWindowMs = hourMs;

function contentDigest({ reason, name, email, company, message, booking }: NewMessage): string {
  const parts = [reason, name, email.toLowerCase(), company, message, ...(booking ? [booking] : [])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

const findRepeat = (db: Kysely<Tables>, digest: string, now: number) =>
  db
    .selectFrom("messages")
    .selectAll()
    .where("digest", "=", digest)
    .where("arrived_at", ">", now - repeatWindowMs)
    .orderBy("arrived_at")
    .limit(1)
    .executeTakeFirst();

/** The stored message that this one repeats, if any. */
export function findRepeatedMessage({ db }: Store, message: NewMessage, now = Date.now()) {
  return findRepeat(db, contentDigest(message), now);
}

type Inserted = { message: MessageRow; isNew: boolean };

async function insertIn(store: Store, tx: Tx, message: NewMessage, now: number): Promise<MessageRow> {
  const id = await nextId(tx, "messages", now);
  const { page = "", booking, ...texts } = message;
  const row = {
    ...texts,
    ...{ id, reference: toReference(id), digest: contentDigest(message), arrived_at: now, page },
    booking: booking ? JSON.stringify(booking) : "",
    // Not for certain bots, which could take every time.
    demo_at: message.suspicion === "honeypot" ? null : (booking?.times[0] ?? null),
  };
  await tx.insertInto("messages").values(row).execute();
  await enqueue(tx, "contact-received", id, now);
  await enqueue(tx, "webhook:contact.received", id, now);
  // Suspected bots get no receipt: they may have entered someone else's address.
  if (message.suspicion === "" && (await mayMail(store, tx, message.email, now)))
    await enqueue(tx, "contact-receipt", id, now);
  return row;
}

/**
 * Stores a message and enqueues its mails and event in the same transaction. A repeat returns the stored
 * message.
 * @returns once it is on the disk
 */
export async function insertMessage(store: Store, message: NewMessage, now = Date.now()): Promise<Inserted> {
  const digest = contentDigest(message);
  return store.inTransaction(async (tx) => {
    await lockKey(store, tx, digest);
    const repeated = await findRepeat(tx, digest, now);
    return repeated
      ? { message: repeated, isNew: false }
      : { message: await insertIn(store, tx, message, now), isNew: true };
  });
}

/** Like `insertMessage`, for a message with a booking. Of two demos that overlap, only the first is stored. */
export async function insertBooking(
  store: Store,
  message: NewMessage & { booking: Booking },
  now = Date.now(),
): Promise<Inserted | "TAKEN"> {
  const { times, minutes } = message.booking;
  return store.inTransaction(async (tx) => {
    await lockKey(store, tx, "demo times");
    const repeated = await findRepeat(tx, contentDigest(message), now);
    if (repeated) return { message: repeated, isNew: false };
    for (const time of times) {
      const overlapping = await tx
        .selectFrom("messages")
        .select("id")
        .where("demo_at", ">", time - minutes * minuteMs)
        .where("demo_at", "<", time + minutes * minuteMs)
        .limit(1)
        .executeTakeFirst();
      if (overlapping) return "TAKEN";
    }
    return { message: await insertIn(store, tx, message, now), isNew: true };
  });
}

/** Beginnings of the demos that are booked after a time. */
export async function findBookedTimes({ db }: Store, after: number): Promise<number[]> {
  const rows = await db.selectFrom("messages").select("demo_at").where("demo_at", ">", after).execute();
  return rows.flatMap(({ demo_at }) => demo_at ?? []);
}

export function findMessage({ db }: Store, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom("messages").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findMessageByReference({ db }: Store, reference: string): Promise<MessageRow | undefined> {
  return db.selectFrom("messages").selectAll().where("reference", "=", reference).executeTakeFirst();
}

/** The demo that a message books, if any. */
export function parseBooking({ booking }: Pick<MessageRow, "booking">): Booking | undefined {
  return booking === "" ? undefined : bookingSchema.parse(JSON.parse(booking));
}

/** Ids of messages that arrived before a time. */
export async function findExpiredMessages({ db }: Store, before: number): Promise<string[]> {
  const rows = await db.selectFrom("messages").select("id").where("arrived_at", "<", before).execute();
  return rows.map(({ id }) => id);
}

/** Erases a message with its tasks. @returns whether there was one */
export async function eraseMessage({ inTransaction }: Store, id: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    await tx.deleteFrom("outbox").where("subject", "=", id).execute();
    const { numDeletedRows } = await tx.deleteFrom("messages").where("id", "=", id).executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
