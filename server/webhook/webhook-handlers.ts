import { createHash } from "node:crypto";
import { log } from "#server/log.ts";
import { PermanentError } from "#server/outbox/errors.ts";
import type { Lane, TaskHandlers } from "#server/outbox/outbox.ts";
import { webhookRetryDelay } from "#server/outbox/retry.ts";
import { readNote, writeNote } from "#server/store/notes.ts";
import type { Store } from "#server/store/open-store.ts";
import { events } from "./events.ts";
import { send } from "./send.ts";
import { signedHeaders } from "./sign.ts";

/** The receiver of events, and the secrets that sign them. */
export type WebhookTarget = { url: string; secrets: readonly string[] };

/** A slow receiver delays only this lane. */
const lane: Lane = { name: "webhook", concurrency: 4 };

/** Note with the SHA-256 of an address that returned 410; hashed, as the address may contain a secret. */
const disabledNote = "webhook-disabled";

const hashUrl = (url: string) => createHash("sha256").update(url).digest("hex");

type Parts = {
  store: Store;
  /** Without a target, tasks end without sending. */
  target?: WebhookTarget;
  retryDelay?: typeof webhookRetryDelay;
  timeoutMs?: number;
};

/** One handler per event, `webhook:<type>`. An address that has returned 410 gets no further events. */
export function createWebhookHandlers({
  store,
  target,
  timeoutMs,
  retryDelay = webhookRetryDelay,
}: Parts): TaskHandlers {
  const deliver = async (type: string, id: string, subject: string, createdAt: number): Promise<void> => {
    if (!target) return;
    const { url, secrets } = target;
    const data = await events[type]?.(store, subject);
    if (!data) return;
    if ((await readNote(store, disabledNote)) === hashUrl(url)) throw new PermanentError("webhook-disabled");
    const occurredAt = new Date(createdAt).toISOString();
    const body = JSON.stringify({ type, timestamp: occurredAt, data: { ...data, occurredAt } });
    const headers = signedHeaders(id, Math.floor(Date.now() / 1000), body, secrets);
    if ((await send(url, headers, body, timeoutMs)) === "DELIVERED") return;
    await writeNote(store, disabledNote, hashUrl(url));
    log("error", "webhook-disabled", { id });
    throw new PermanentError("410");
  };
  return Object.fromEntries(
    Object.keys(events).map((type) => [
      `webhook:${type}`,
      { lane, retryDelay, run: ({ id, subject, created_at }) => deliver(type, id, subject, created_at) },
    ]),
  );
}
