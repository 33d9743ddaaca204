import { setImmediate } from "node:timers/promises";
import type { ExpressionBuilder } from "kysely";
import { z } from "zod";
import { dayMs } from "#domain/time.ts";
import { insertReplies, type NewReply } from "./chats.ts";
import { dropFiles } from "./files.ts";
import type { Store, Tx } from "./open-store.ts";
import type { ChatRow, Tables } from "./tables.ts";

/** Erases the content of conversations. Unread messages remain. */
async function clearChats(
  store: Store,
  tx: Tx,
  rows: Pick<ChatRow, "id" | "file" | "conversation">[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.deleteFrom("chat_replies").where("chat", "in", ids).execute();
  await tx
    .updateTable("chats")
    .set(({ eb }) => ({
      ...{ conversation: "", pending: "", application: "", file: "", file_name: "" },
      version: eb("version", "+", 1),
    }))
    .where("id", "in", ids)
    .execute();
  await dropFiles(store, tx, rows.flatMap(filesOf));
}

const withFiles = z.object({
  screening: z.object({ answers: z.record(z.string(), z.unknown()) }),
});
const fileAnswer = z.object({ file: z.object({ hash: z.string() }) });

/** The files of a conversation: the last document, and answers to questions of the opening. */
function filesOf({ file, conversation }: Pick<ChatRow, "file" | "conversation">): string[] {
  const read = conversation === "" ? undefined : withFiles.safeParse(JSON.parse(conversation)).data;
  const answers = Object.values(read?.screening.answers ?? {}).flatMap(
    (answer) => fileAnswer.safeParse(answer).data?.file.hash ?? [],
  );
  return [file, ...answers].filter(Boolean);
}

const isErasing = (tx: Tx, chat: string) =>
  tx
    .selectFrom("chats")
    .select(["id", "file", "conversation"])
    .where("id", "=", chat)
    .where("state", "=", "ERASING")
    .executeTakeFirst();

/**
 * Erases a conversation except its number, which is still needed for the reply that confirms the erasure.
 * @returns the hashes of its files; undefined if it is empty already
 */
export function clearChat(store: Store, id: string): Promise<string[] | undefined> {
  return store.inTransaction(async (tx) => {
    const row = await isErasing(tx, id);
    if (!row || (row.conversation === "" && row.file === "")) return undefined;
    await clearChats(store, tx, [row]);
    return filesOf(row);
  });
}

/** Ends an erasure with the reply that says what became of it. A conversation that was erased is due, too. */
export function endErasing(
  store: Store,
  id: string,
  { reply, isErased }: { reply: NewReply; isErased: boolean },
  now = Date.now(),
): Promise<void> {
  return store.inTransaction(async (tx) => {
    if (!(await isErasing(tx, id))) return;
    await tx
      .updateTable("chats")
      .set({ state: "OPEN", ...(isErased && { erase_at: now }) })
      .where("id", "=", id)
      .execute();
    await insertReplies(tx, id, [reply], now);
  });
}

/** Deletes conversations completely; the hashes of their messages remain for a while, without any text. */
async function deleteChats(
  store: Store,
  tx: Tx,
  rows: Pick<ChatRow, "id" | "file" | "conversation">[],
): Promise<void> {
  await clearChats(store, tx, rows);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.updateTable("chat_inbox").set({ state: "DONE", payload: "" }).where("chat", "in", ids).execute();
  await tx.deleteFrom("chats").where("id", "in", ids).execute();
  await tx.deleteFrom("outbox").where("subject", "in", ids).execute();
}

const hasUnread = ({ exists, selectFrom }: ExpressionBuilder<Tables, "chats">) =>
  exists(
    selectFrom("chat_inbox")
      .select("chat_inbox.id")
      .whereRef("chat_inbox.chat", "=", "chats.id")
      .where("chat_inbox.state", "=", "WAITING"),
  );

/**
 * Erases the conversation that led to an application. The number remains only while the erasure that its
 * owner asked for is unconfirmed, or new messages are unread.
 */
export async function eraseChatsOf(store: Store, tx: Tx, application: string): Promise<void> {
  const rows = await tx
    .selectFrom("chats")
    .select(["id", "file", "conversation", "state"])
    .select((eb) => hasUnread(eb).as("hasUnread"))
    .where("application", "=", application)
    .execute();
  const isNeeded = (row: (typeof rows)[number]) => row.state === "ERASING" || Boolean(row.hasUnread);
  await clearChats(store, tx, rows.filter(isNeeded));
  await deleteChats(
    store,
    tx,
    rows.filter((row) => !isNeeded(row)),
  );
}

/** Deletes a conversation that has been erased and has confirmed that. */
export function deleteErasedChat(store: Store, id: string, now = Date.now()): Promise<void> {
  return store.inTransaction(async (tx) => {
    const rows = await tx
      .selectFrom("chats")
      .select(["id", "file", "conversation"])
      .where("id", "=", id)
      .where("application", "=", "")
      .where("erase_at", "<=", now)
      .where((eb) => eb.not(hasUnread(eb)))
      .execute();
    await deleteChats(store, tx, rows);
  });
}

/** Meta redelivers a message for at most a week. */
const repeatMs = 8 * dayMs;
/** Conversations per transaction. */
const batchSize = 200;

/** Erases conversations without an application whose time is over. @returns their number */
async function eraseDueChats(store: Store, now: number, isConsented: boolean): Promise<number> {
  let count = 0;
  for (;;) {
    const erased = await store.inTransaction(async (tx) => {
      const rows = await tx
        .selectFrom("chats")
        .select(["id", "file", "conversation"])
        .where("application", "=", "")
        .where("consented_at", isConsented ? ">" : "=", 0)
        .where("erase_at", "<=", now)
        .where((eb) => eb.not(hasUnread(eb)))
        .limit(batchSize)
        .execute();
      await deleteChats(store, tx, rows);
      return rows.length;
    });
    count += erased;
    await setImmediate();
    if (erased < batchSize) return count;
  }
}

/** Erases conversations that nobody consented to within a day. @returns their number */
export const eraseUnconsentedChats = (store: Store, now: number): Promise<number> =>
  eraseDueChats(store, now, false);

/** Erases expired conversations without an application, and traces of read messages. @returns the number of the former */
export async function eraseExpiredChats(store: Store, now: number): Promise<number> {
  const count = await eraseDueChats(store, now, true);
  await store.db
    .deleteFrom("chat_inbox")
    .where("state", "=", "DONE")
    .where("arrived_at", "<", now - repeatMs)
    .execute();
  return count;
}
