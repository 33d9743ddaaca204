import { setTimeout as wait } from "node:timers/promises";
import { businessDay } from "#domain/business-day.ts";
import { parseConversation } from "#domain/chat/conversation.schema.ts";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import { wordsAfter } from "#domain/chat/number-turn.ts";
import { dateFormat } from "#domain/language/formats.ts";
import { minuteMs, secondMs } from "#domain/time.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import type { TaskHandler, TaskHandlers } from "#server/outbox/outbox.ts";
import type { RetryDelay } from "#server/outbox/retry.ts";
import {
  addMonths,
  findApplication,
  findApplicationByReference,
  withdrawApplication,
} from "#server/store/applications.ts";
import { findChat, findStopped, findUnread, insertNotice, storeTurn } from "#server/store/chats.ts";
import { clearChat, endErasing } from "#server/store/erase-chats.ts";
import { findHold } from "#server/store/holds.ts";
import { newId } from "#server/store/new-id.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ChatRow } from "#server/store/tables.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import type { createApplicationSubmission } from "#server/submissions/submit-application.ts";
import { readConversation } from "./apply.ts";
import type { Documents } from "./documents.ts";
import type { Gate } from "./gate.ts";
import type { GraphApi } from "./graph-api.ts";
import { createSendHandler } from "./send-replies.ts";
import { contextAt, takeMessages } from "./take-messages.ts";
import type { TurnReader } from "./turn-reader.ts";
import { stragglerMs } from "./webhook.ts";

export type ChatParts = {
  store: Store;
  api: GraphApi;
  siteUrl: string;
  eraser: Pick<Eraser, "eraseForCandidate" | "removeFiles">;
  /** Finds the conversation about the opening in its current version. */
  findChatScript: () => NumberChat | undefined;
  documents: Documents;
  turns: TurnReader;
  submit: ReturnType<typeof createApplicationSubmission>;
  wakeOutbox: () => void;
  gate: Gate;
  /** Waiting times for stragglers and for Meta's notice. */
  waitMs?: number;
  noticeMs?: number;
  retryDelay?: RetryDelay;
};

/** A person is waiting, so retries start soon and then slow down to ten minutes. */
const readDelay: RetryDelay = (attempts) => Math.min(2 ** attempts * secondMs, 10 * minuteMs);

const longDate = dateFormat("en", { dateStyle: "long", timeZone: "Asia/Kolkata" });

/** Other readers of the same conversation finish within milliseconds. */
const maxRounds = 5;

function requireScript(find: ChatParts["findChatScript"]): NumberChat {
  const chat = find();
  if (!chat) throw new RetryableError("opening-gone", 10 * minuteMs);
  return chat;
}

/** Reads what a person wrote, and replies. */
function createReadHandler(parts: ChatParts): TaskHandler {
  const { store, findChatScript, documents, turns, wakeOutbox, gate, waitMs = stragglerMs } = parts;

  async function readOnce(row: ChatRow, now: number): Promise<boolean> {
    const messages = await findUnread(store, row.id, now - waitMs);
    if (messages.length === 0) return true;
    if (row.state !== "OPEN") throw new RetryableError("busy", secondMs);
    const chat = requireScript(findChatScript);
    const turn = await takeMessages(row, messages, await findStopped(store, row.sender), {
      chat,
      readDocument: (media, name) =>
        documents.read(
          { media, name, sender: row.sender },
          { words: chat.words, postingText: chat.postingText, today: businessDay(now) },
        ),
      saveDocument: (media, name) => documents.save({ media, name, sender: row.sender }),
      async withdraw(application) {
        await withdrawApplication(store, application);
      },
      turns,
    });
    // Without consent, the first day ends what was written: the question promises it.
    if (turn.change.consented_at || row.application !== "")
      turn.change.erase_at = addMonths(now, chat.months);
    return storeTurn(store, row, turn, now);
  }

  // Messages that Meta could not deliver while this process was down arrive right after its start.
  const ready = wait(waitMs * 1.5, undefined, { ref: false });

  return {
    lane: { name: "chat-read", concurrency: 4 },
    retryDelay: readDelay,
    async run({ subject }) {
      await ready;
      await gate.idle();
      for (let round = 0; round < maxRounds; round += 1) {
        const row = await findChat(store, subject);
        if (!row) return;
        if (await readOnce(row, Date.now())) {
          wakeOutbox();
          return;
        }
      }
      throw new RetryableError("changed", secondMs);
    },
  };
}

/** Submits a finished conversation through the service of the application form. */
function createApplyHandler({
  store,
  findChatScript,
  documents,
  submit,
  wakeOutbox,
}: ChatParts): TaskHandler {
  return {
    lane: { name: "chat-apply", concurrency: 2 },
    retryDelay: readDelay,
    async run({ subject }) {
      const row = await findChat(store, subject);
      if (row?.state !== "APPLYING" || row.conversation === "") return;
      const chat = requireScript(findChatScript);
      const conversation = parseConversation(row.conversation);
      const { find: findFile } = documents;
      const context = contextAt(Date.now(), chat);
      const read = await readConversation(row, conversation, chat, { findFile, context });
      if (read.kind === "REFUSED") {
        const text = wordsAfter(read.conversation, conversation.messages.length).join("\n\n");
        const turn = {
          read: [],
          change: { state: "OPEN" as const, conversation: JSON.stringify(read.conversation) },
          replies: [{ id: newId(), text, has_link: 0, choices: "" }],
          stops: [],
          tasks: [],
        };
        if (!(await storeTurn(store, row, turn))) throw new RetryableError("changed", secondMs);
        wakeOutbox();
        return;
      }
      const result = await submit(read.application, row.sender);
      if (result.kind !== "SAVED") throw new RetryableError(result.kind.toLowerCase());
      const application = await findApplicationByReference(store, result.reference);
      if (!application) return;
      const text = chat.words.sent.replace("{reference}", result.reference);
      const turn = {
        read: [],
        change: { state: "OPEN" as const, application: application.id },
        replies: [{ id: newId(), text, has_link: 1, choices: "" }],
        stops: [],
        tasks: [],
      };
      if (!(await storeTurn(store, row, turn))) throw new RetryableError("changed", secondMs);
      wakeOutbox();
    },
  };
}

/**
 * Erases what a number sent, and says what became of it: files may still be on their way, and an application
 * under a legal hold stays with its conversation. Messages that arrive meanwhile start a new conversation.
 */
function createEraseHandler({ store, findChatScript, eraser, wakeOutbox }: ChatParts): TaskHandler {
  return {
    lane: { name: "chat-erase", concurrency: 2 },
    retryDelay: readDelay,
    async run({ subject }) {
      const row = await findChat(store, subject);
      if (row?.state !== "ERASING") return;
      const { words } = requireScript(findChatScript);
      const reply = (text: string, has_link = 0) => ({ id: newId(), text, has_link, choices: "" });
      const erasure = row.application === "" ? undefined : await eraser.eraseForCandidate(row.application);
      if (erasure?.kind === "HELD") {
        await endErasing(store, row.id, { reply: reply(words.erasureHeld, 1), isErased: false });
      } else {
        const hashes = await clearChat(store, row.id);
        // A repeated attempt no longer knows which files were theirs.
        const ofChat = await eraser.removeFiles(hashes);
        const isLeft = ofChat + (erasure?.filesLeft ?? 0) > 0;
        await endErasing(store, row.id, {
          reply: reply(isLeft ? words.erasedExceptFiles : words.erased),
          isErased: true,
        });
      }
      wakeOutbox();
    },
  };
}

/** Announces that an application will be erased, in addition to the mail if there is an address. */
function createNoticeHandler({ store, findChatScript, wakeOutbox }: ChatParts): TaskHandler {
  return {
    async run({ subject }) {
      const application = await findApplication(store, subject);
      if (!application || (await findHold(store, subject))) return;
      const text = requireScript(findChatScript)
        .words.notice.replace("{reference}", application.reference)
        .replace("{date}", longDate.format(application.erase_at));
      await insertNotice(store, application, text);
      wakeOutbox();
    },
  };
}

/** The tasks of the WhatsApp number. */
export function createChatHandlers(parts: ChatParts): TaskHandlers {
  const { store, api, siteUrl, gate, noticeMs, retryDelay } = parts;
  return {
    "chat-read": createReadHandler(parts),
    "chat-send": createSendHandler({ store, api, siteUrl, gate, noticeMs, retryDelay }),
    "chat-apply": createApplyHandler(parts),
    "chat-erase": createEraseHandler(parts),
    "chat-notice": createNoticeHandler(parts),
  };
}
