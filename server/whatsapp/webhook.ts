import type { IncomingMessage, ServerResponse } from "node:http";
import { dayMs, minuteMs, secondMs } from "#domain/time.ts";
import { serverPaths } from "#domain/urls/server-paths.ts";
import type { WhatsappConfig } from "#server/config/env.ts";
import { drainAfterResponse } from "#server/http/drain-request.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { readBody } from "#server/http/read-body.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import { createBatch } from "#server/store/batch.ts";
import { createSenderHash, type NewChatMessage, receiveMessages, recordNotice } from "#server/store/chats.ts";
import { retryAfterSeconds, type Store } from "#server/store/open-store.ts";
import { createGate, type Gate } from "./gate.ts";
import { isEqual, isSigned } from "./signature.ts";
import { type ReceivedMessage, readWebhook } from "./webhook-body.ts";

/** Meta sends at most this much per request. */
const maxBodyBytes = 256 * 1024;
/** No one types more. Messages beyond these limits are not stored. */
const perSender = [
  { limit: 60, window: minuteMs },
  { limit: 500, window: dayMs },
];
/** A message may arrive this much later than one that was sent after it. */
export const stragglerMs = 2 * secondMs;
/** Under load, messages within this time are stored together. Meta waits for seconds. */
const joinMs = 20;
/** What someone writes is kept this long without their consent. */
const unconsentedMs = dayMs;

/** Handles Meta's webhook. @returns whether it takes the request */
export type Webhook = (
  request: { path: string; query: string | undefined },
  incoming: IncomingMessage,
  response: ServerResponse,
) => boolean;

type Parts = {
  store: Store;
  config: WhatsappConfig;
  wakeOutbox: () => void;
  /** Waiting time for stragglers. */
  waitMs?: number;
  gate?: Gate;
};

function answer(response: ServerResponse, status: number, text: string, headers = {}): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    })
    .end(text);
}

/** Meta's verification of the address, which expects the challenge in the response. */
function verify(query: string | undefined, { verifyToken }: WhatsappConfig, response: ServerResponse): void {
  const given = new URLSearchParams(query);
  const challenge = given.get("hub.challenge") ?? "";
  const isRight = isEqual(given.get("hub.verify_token") ?? "", verifyToken);
  if (given.get("hub.mode") === "subscribe" && isRight && /^[\w.-]{1,200}$/.test(challenge))
    answer(response, 200, challenge);
  else {
    logRefusal("whatsapp-verification");
    answer(response, 403, "The verify token is wrong.\n");
  }
}

/** Handles Meta's webhook: a 200 response means that every message of the request is on the disk. */
export async function createWebhook({
  store,
  config,
  wakeOutbox,
  waitMs = stragglerMs,
  gate = createGate(),
}: Parts): Promise<Webhook> {
  const hashSender = await createSenderHash(store);
  const limits = perSender.map((limit) => createRateLimit(limit));
  let position = 0;
  let isWakeSet = false;

  const storeMessages = createBatch<NewChatMessage>(
    async (messages) => {
      const now = Date.now();
      const eraseAt = now + unconsentedMs;
      const count = await receiveMessages(store, messages, { delayMs: waitMs, eraseAt, now });
      if (count === 0 || isWakeSet) return;
      isWakeSet = true;
      setTimeout(() => {
        isWakeSet = false;
        wakeOutbox();
      }, waitMs).unref();
    },
    { pauseMs: joinMs },
  );

  function toMessages(received: ReceivedMessage[]): NewChatMessage[] {
    return received.flatMap(({ id, number, sentAt, kind, payload }) => {
      const sender = hashSender(number);
      if (limits.some((count) => !count(sender).isAllowed)) {
        logRefusal("whatsapp-too-many");
        return [];
      }
      position = (position + 1) % Number.MAX_SAFE_INTEGER;
      return { id, sender, number, sent_at: sentAt, kind, payload: JSON.stringify(payload), position };
    });
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, maxBodyBytes);
    drainAfterResponse(request, response);
    if (!body) {
      answer(response, 413, "The body is too long.\n");
      return;
    }
    const signature = request.headers["x-hub-signature-256"];
    if (!isSigned(body, typeof signature === "string" ? signature : undefined, config.appSecret)) {
      logRefusal("whatsapp-signature");
      answer(response, 401, "The signature is wrong.\n");
      return;
    }
    const read = readWebhook(body.toString("utf8"), config.phoneNumberId);
    if (!read) {
      log("warn", "whatsapp-unreadable");
      answer(response, 400, "The body can't be read.\n");
      return;
    }
    const messages = toMessages(read.messages);
    if (messages.length > 0) await storeMessages(messages);
    for (const notice of read.notices) await recordNotice(store, notice);
    answer(response, 200, "");
  }

  return ({ path, query }, request, response) => {
    if (path !== serverPaths.whatsapp) return false;
    if (request.method === "GET") {
      verify(query, config, response);
      return true;
    }
    if (request.method !== "POST") {
      answer(response, 405, "Use GET or POST.\n", { Allow: "GET, POST" });
      return true;
    }
    gate
      .pass(() => take(request, response))
      .catch((error: unknown) => {
        log("error", "whatsapp-not-stored", { failure: errorCode(error) });
        // Meta will send it again.
        if (response.headersSent) response.destroy();
        else answer(response, 503, "Try again later.\n", { "Retry-After": String(retryAfterSeconds) });
      });
    return true;
  };
}
