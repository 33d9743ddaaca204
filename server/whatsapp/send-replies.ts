import { dayMs, minuteMs, secondMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import { PermanentError, RetryableError } from "#server/outbox/errors.ts";
import type { TaskHandler } from "#server/outbox/outbox.ts";
import type { RetryDelay } from "#server/outbox/retry.ts";
import { endReply, findChat, findNextReply, setInvitedAt, takeReply } from "#server/store/chats.ts";
import { deleteErasedChat } from "#server/store/erase-chats.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ChatReplyRow, ChatRow } from "#server/store/tables.ts";
import { createToken } from "#server/store/tokens.ts";
import type { Gate } from "./gate.ts";
import { type GraphApi, type OutgoingMessage, UnknownOutcome } from "./graph-api.ts";

/** Meta delivers free text only for this long after the person's last message. */
const windowMs = dayMs;
const linkTtlMs = 30 * dayMs;
/**
 * A reply whose sending was interrupted may have arrived. Meta's notice confirms that within seconds; without
 * one, the reply is sent again after this time.
 */
const defaultNoticeMs = minuteMs;

const delays = [2, 5, 15, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800].map((delay) => delay * secondMs);
const jitter = 0.2;

/** Twelve attempts within sixteen hours: after a day, free text can no longer be sent. */
const sendDelay: RetryDelay = (attempts, random) => {
  const delayMs = delays[attempts - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random));
};

type Parts = {
  store: Store;
  api: GraphApi;
  siteUrl: string;
  gate: Gate;
  noticeMs?: number;
  retryDelay?: RetryDelay;
};

/** Sends the replies of one conversation in order. */
export function createSendHandler({
  store,
  api,
  siteUrl,
  gate,
  noticeMs = defaultNoticeMs,
  retryDelay = sendDelay,
}: Parts): TaskHandler {
  async function toMessage(
    chat: ChatRow,
    { id, text, has_link, choices }: ChatReplyRow,
  ): Promise<OutgoingMessage> {
    const message = {
      kind: "TEXT",
      to: chat.number,
      ours: id,
      choices: choices.split("\n").filter(Boolean),
    } as const;
    if (has_link === 0 || chat.application === "") return { ...message, text };
    const token = await createToken(store, {
      ...{ application: chat.application, purpose: "number", expires_at: Date.now() + linkTtlMs },
    });
    return { ...message, text: text.replace("{link}", () => `${siteUrl}/application?token=${token}`) };
  }

  /** Sends one reply. @throws {RetryableError} if it must be retried */
  async function deliver(chat: ChatRow, reply: ChatReplyRow): Promise<void> {
    try {
      await api.send(await toMessage(chat, reply));
      await endReply(store, reply.id, { state: "SENT", failure: "" });
    } catch (error) {
      if (error instanceof UnknownOutcome) throw new RetryableError("unknown-outcome", noticeMs);
      if (error instanceof PermanentError) {
        log("warn", "whatsapp-reply-refused", { id: reply.id, failure: error.code });
        await endReply(store, reply.id, { state: "FAILED", failure: error.code });
        return;
      }
      const failure = error instanceof RetryableError ? error.code : "failed";
      await endReply(store, reply.id, { state: "WAITING", failure });
      throw error;
    }
  }

  /** Invites the person to write, once, when free text can no longer be sent; the replies wait until then. */
  async function invite(chat: ChatRow): Promise<void> {
    if (chat.invited_at > chat.heard_at) return;
    const now = Date.now();
    if (!(await setInvitedAt(store, chat, now))) return;
    try {
      await api.send({ kind: "TEMPLATE", to: chat.number, ours: `${chat.id}:${now}` });
    } catch (error) {
      if (!(error instanceof RetryableError)) return;
      await setInvitedAt(store, { ...chat, invited_at: now }, chat.invited_at);
      throw error;
    }
  }

  return {
    lane: { name: "chat-send", concurrency: 8 },
    retryDelay,
    async run({ subject }) {
      for (;;) {
        await gate.idle();
        const chat = await findChat(store, subject);
        const reply = chat && (await findNextReply(store, subject));
        if (!reply) {
          if (chat && chat.erase_at <= Date.now()) await deleteErasedChat(store, subject);
          return;
        }
        const now = Date.now();
        if (chat.heard_at < now - windowMs) {
          await invite(chat);
          return;
        }
        const waitMs = reply.state === "SENDING" ? reply.tried_at + noticeMs - now : 0;
        if (waitMs > 0) throw new RetryableError("awaits-notice", Math.min(waitMs, 2 * secondMs));
        if (!(await takeReply(store, reply, now))) throw new RetryableError("taken", secondMs);
        await deliver(chat, reply);
      }
    },
  };
}
