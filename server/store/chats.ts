import { createHmac } from "node:crypto";
import { newId } from "./new-id.ts";
import { lockKey, type Store, type Tx } from "./open-store.ts";
import { enqueue } from "./outbox-table.ts";
import { storeSecret } from "./secrets.ts";
import type { ChatInboxRow, ChatReplyRow } from "./tables.ts";

/** Names numbers without their digits: a plain hash could be found by trying every number. */
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
  pending: "" as const,
  state: "OPEN" as const,
  application: "",
  file: "",
  file_name: "",
};

/** The ids of the conversations with these senders; begins those that are missing. */
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
  /** Time for stragglers: a message that was sent earlier may arrive later. */
  delayMs: number;
  /** Time of the erasure of a conversation that begins with them. */
  eraseAt: number;
  now: number;
};

/**
 * Stores messages, all or none, and enqueues their reading. One that is stored already changes nothing.
 * @returns the number of new ones, once they are on the disk
 */
export function receiveMessages(
  store: Store,
  messages: readonly NewChatMessage[],
  { delayMs, eraseAt, now }: ReceiveOptions,
): Promise<number> {
  return store.inTransaction(async (tx) => {
    // One order of locks for every process.
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

/** The state of a reply by Meta's notice. A later state is never replaced by an earlier one. */
export async function recordNotice(
  { db }: Pick<Store, "db">,
  { reply, state, failure }: { reply: string; state: "SENT" | "DELIVERED" | "FAILED"; failure: string },
): Promise<void> {
  const before = {
    SENT: ["WAITING", "SENDING"],
    DELIVERED: ["WAITING", "SENDING", "SENT"],
    FAILED: ["WAITING", "SENDING", "SENT"],
  } as const satisfies Record<string, ChatReplyRow["state"][]>;
  await db
    .updateTable("chat_replies")
    .set({ state, failure })
    .where("id", "=", reply)
    .where("state", "in", [...before[state]])
    .execute();
}
