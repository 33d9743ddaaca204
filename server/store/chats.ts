import { createHmac } from "node:crypto";
import { type Amendment, amendApplication } from "./amend-application.ts";
import { newId } from "./new-id.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import { storeSecret } from "./secrets.ts";
import type { ApplicationRow, ChatInboxRow, ChatReplyRow, ChatRow, StoppedNumberRow } from "./tables.ts";

/** Pseudonymises numbers with a keyed hash: a plain hash could be reversed by trying every number. */
export async function createSenderHash(store: Store): Promise<(number: string) => string> {
  const key = await storeSecret(store, "chat-numbers");
  return (number) => createHmac("sha256", key).update(number).digest("hex");
}

export type NewChatMessage = Pick<ChatInboxRow, "id" | "sent_at" | "kind" | "payload" | "position"> & {
  sender: string;
  number: string;
};

const freshChat = {
  conversation: "",
  version: 0,
  invited_at: 0,
  consented_at: 0,
  pending: "" as const,
  state: "OPEN" as const,
  application: "",
  file: "",
  file_name: "",
};

/** The ids of the conversations with these senders; creates missing ones. */
async function openChats(
  tx: Tx,
  messages: readonly NewChatMessage[],
  { now, eraseAt }: { now: number; eraseAt: number },
): Promise<Map<string, string>> {
  const numbers = new Map(messages.map(({ sender, number }) => [sender, number]));
  await tx
    .insertInto("chats")
    .values(
      [...numbers].map(([sender, number]) => ({
        ...{ ...freshChat, id: newId(now), sender, number, heard_at: 0, erase_at: eraseAt },
      })),
    )
    .onConflict((conflict) => conflict.column("sender").doNothing())
    .execute();
  const rows = await tx
    .selectFrom("chats")
    .select(["id", "sender"])
    .where("sender", "in", [...numbers.keys()])
    .execute();
  return new Map(rows.map(({ id, sender }) => [sender, id]));
}

type ReceiveOptions = {
  /** Waits this long for stragglers: an earlier message may arrive later. */
  delayMs: number;
  /** Erasure time of a conversation that starts with this message. */
  eraseAt: number;
  now: number;
};

/**
 * Stores messages, all or none, and enqueues their reading. Idempotent: stored messages are ignored.
 * @returns the number of new messages, once they are on the disk
 */
export function receiveMessages(
  store: Store,
  messages: readonly NewChatMessage[],
  { delayMs, eraseAt, now }: ReceiveOptions,
): Promise<number> {
  return store.inGroup(async (tx) => {
    // All processes lock in the same order, which prevents deadlocks.
    const senders = [...new Set(messages.map(({ sender }) => sender))].sort();
    for (const sender of senders) await lockKey(store, tx, `chat:${sender}`);
    const known = await tx
      .selectFrom("chat_inbox")
      .select("id")
      .where(
        "id",
        "in",
        messages.map(({ id }) => id),
      )
      .execute();
    const ids = new Set(known.map(({ id }) => id));
    const fresh = messages.filter(({ id }) => !ids.has(id) && ids.add(id));
    if (fresh.length === 0) return 0;
    const chats = await openChats(tx, fresh, { now, eraseAt });
    const stored = await tx
      .insertInto("chat_inbox")
      .values(
        fresh.map(({ sender, number: _, ...message }) => ({
          ...{ ...message, chat: chats.get(sender) ?? "", arrived_at: now, state: "WAITING" as const },
        })),
      )
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("chat")
      .execute();
    for (const chat of new Set(stored.map((row) => row.chat)))
      await enqueue(tx, "chat-read", chat, now, delayMs);
    return stored.length;
  });
}

/** Records the state of a reply from Meta's notice. An earlier state never overwrites a later one. */
export function recordNotice(
  { inGroup }: Store,
  { reply, state, failure }: { reply: string; state: "SENT" | "DELIVERED" | "FAILED"; failure: string },
): Promise<void> {
  const before = {
    SENT: ["WAITING", "SENDING"],
    DELIVERED: ["WAITING", "SENDING", "SENT"],
    FAILED: ["WAITING", "SENDING", "SENT"],
  } as const satisfies Record<string, ChatReplyRow["state"][]>;
  return inGroup(async (tx) => {
    await tx
      .updateTable("chat_replies")
      .set({ state, failure })
      .where("id", "=", reply)
      .where("state", "in", [...before[state]])
      .execute();
  });
}

export function findChat({ db }: Pick<Store, "db">, id: string): Promise<ChatRow | undefined> {
  return db.selectFrom("chats").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The unread messages of a conversation, in the order in which they were sent: those that arrived by
 * `before`, and any that were sent earlier than one of these.
 */
export async function findUnread({ db }: Store, chat: string, before: number): Promise<ChatInboxRow[]> {
  const rows = await db
    .selectFrom("chat_inbox")
    .selectAll()
    .where("chat", "=", chat)
    .where("state", "=", "WAITING")
    .orderBy("sent_at")
    .orderBy("arrived_at")
    .orderBy("position")
    .execute();
  const last = rows.findLastIndex(({ arrived_at }) => arrived_at <= before);
  return rows.slice(0, last + 1);
}

export function findStopped({ db }: Store, sender: string): Promise<StoppedNumberRow | undefined> {
  return db.selectFrom("stopped_numbers").selectAll().where("sender", "=", sender).executeTakeFirst();
}

/** A reply to send. It has the id of the message that it answers, so no message is answered twice. */
export type NewReply = Pick<ChatReplyRow, "id" | "text" | "has_link" | "choices">;

/** Appends replies to a conversation and enqueues their delivery. */
export async function insertReplies(
  tx: Tx,
  chat: string,
  replies: readonly NewReply[],
  now: number,
): Promise<void> {
  if (replies.length === 0) return;
  const { last } = await tx
    .selectFrom("chat_replies")
    .select(({ fn }) => fn.max("position").as("last"))
    .where("chat", "=", chat)
    .executeTakeFirstOrThrow();
  const first = Number(last ?? 0) + 1;
  await tx
    .insertInto("chat_replies")
    .values(
      replies.map((reply, index) => ({
        ...{ ...reply, chat, position: first + index, state: "WAITING" as const, tried_at: 0, failure: "" },
      })),
    )
    .execute();
  await enqueue(tx, "chat-send", chat, now);
}

type ChatChange = Partial<Omit<ChatRow, "id" | "sender" | "number" | "version">>;

export type Turn = {
  /** Ids of the messages that were read. */
  read: string[];
  change: ChatChange;
  replies: NewReply[];
  /** In order: the number sent STOP or START. */
  stops: ("STOP" | "START")[];
  /** Tasks about the conversation. */
  tasks: string[];
  /** Text to add to the application that was sent. */
  amendment?: Amendment;
};

async function storeStop(tx: Tx, sender: string, stop: Turn["stops"][number], now: number): Promise<void> {
  switch (stop) {
    case "STOP":
      await tx
        .insertInto("stopped_numbers")
        .values({ sender, stopped_at: now })
        .onConflict((conflict) => conflict.column("sender").doNothing())
        .execute();
      return;
    case "START":
      await tx.deleteFrom("stopped_numbers").where("sender", "=", sender).execute();
  }
}

/**
 * Stores a turn: the changed conversation, its replies, and which messages were read; all or nothing.
 * @returns false if another reader was faster
 */
export function storeTurn(store: Store, chat: ChatRow, turn: Turn, now = Date.now()): Promise<boolean> {
  return store.inGroup(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("chats")
      .set({ ...turn.change, version: chat.version + 1 })
      .where("id", "=", chat.id)
      .where("version", "=", chat.version)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    if (turn.read.length > 0)
      await tx
        .updateTable("chat_inbox")
        .set({ state: "DONE", payload: "" })
        .where("id", "in", turn.read)
        .execute();
    for (const stop of turn.stops) await storeStop(tx, chat.sender, stop, now);
    if (turn.amendment) await amendApplication(tx, chat.application, turn.amendment, now);
    await insertReplies(tx, chat.id, turn.replies, now);
    for (const task of turn.tasks) await enqueue(tx, task, chat.id, now);
    return true;
  });
}

/** The first reply that has not been sent yet. */
export function findNextReply({ db }: Store, chat: string): Promise<ChatReplyRow | undefined> {
  return db
    .selectFrom("chat_replies")
    .selectAll()
    .where("chat", "=", chat)
    .where("state", "in", ["WAITING", "SENDING"])
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
}

/** Claims a reply for sending. @returns false if another process has claimed it */
export function takeReply({ inGroup }: Store, reply: ChatReplyRow, now: number): Promise<boolean> {
  return inGroup(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("chat_replies")
      .set({ state: "SENDING", tried_at: now })
      .where("id", "=", reply.id)
      .where("state", "=", reply.state)
      .where("tried_at", "=", reply.tried_at)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

/** Records the result of an attempt, unless Meta's notice came first. */
export function endReply(
  { inGroup }: Store,
  id: string,
  ending: Pick<ChatReplyRow, "state" | "failure">,
): Promise<void> {
  return inGroup(async (tx) => {
    await tx
      .updateTable("chat_replies")
      .set(ending)
      .where("id", "=", id)
      .where("state", "=", "SENDING")
      .execute();
  });
}

/**
 * Records when the person in a chat was invited to write. Two tasks of one chat may run concurrently.
 * @param chat as read before
 * @returns false if another task has recorded it since
 */
export async function setInvitedAt(
  { db }: Store,
  { id, invited_at }: Pick<ChatRow, "id" | "invited_at">,
  time: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("chats")
    .set({ invited_at: time })
    .where("id", "=", id)
    .where("invited_at", "=", invited_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Announces the erasure of an application in its conversation, once for each of its notices. */
export function insertNotice(
  store: Store,
  { id: application, notice_at }: Pick<ApplicationRow, "id" | "notice_at">,
  text: string,
  now = Date.now(),
): Promise<void> {
  return store.inTransaction(async (tx) => {
    const chat = await tx
      .selectFrom("chats")
      .select("id")
      .where("application", "=", application)
      .executeTakeFirst();
    if (!chat) return;
    const id = `notice-${application}-${notice_at ?? 0}`;
    const known = await tx.selectFrom("chat_replies").select("id").where("id", "=", id).executeTakeFirst();
    if (!known) await insertReplies(tx, chat.id, [{ id, text, has_link: 1, choices: "" }], now);
  });
}
