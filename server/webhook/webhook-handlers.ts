import { createHash } from "node:crypto";
import { log } from "#server/log.ts";
import { PermanentError } from "#server/outbox/errors.ts";
import type { Handlers, Lane } from "#server/outbox/outbox.ts";
import { webhookRetryDelay } from "#server/outbox/retry.ts";
import { readNote, writeNote } from "#server/store/notes.ts";
import type { Store } from "#server/store/open-store.ts";
import { events } from "./events.ts";
import { send } from "./send.ts";
import { signedHeaders } from "./sign.ts";

/** Where news goes, and the secrets that sign it. */
export type WebhookTarget = { url: string; secrets: readonly string[] };

/** A receiver that is slow keeps these few waiting and nothing else. */
const lane: Lane = { name: "webhook", concurrency: 4 };

/** Under this name the store remembers the address that answered 410, as its SHA-256: it may hold a secret. */
const disabledNote = "webhook-disabled";

const hashOf = (url: string) => createHash("sha256").update(url).digest("hex");

type Parts = {
  store: Store;
  /** Without one nothing is sent, and what is owed is done. */
  target?: WebhookTarget | undefined;
  retryDelay?: typeof webhookRetryDelay;
  timeout?: number;
};

/** One handler for each event, called `webhook:<type>`. An address that once answered 410 gets nothing more. */
export function createWebhookHandlers({
  store,
  target,
  timeout,
  retryDelay = webhookRetryDelay,
}: Parts): Handlers {
  const deliver = async (type: string, id: string, subject: string, owedAt: number): Promise<void> => {
    if (!target) return;
    const { url, secrets } = target;
    const about = await events[type]?.(store, subject);
    if (!about) return;
    if ((await readNote(store, disabledNote)) === hashOf(url)) throw new PermanentError("webhook-disabled");
    const occurredAt = new Date(owedAt).toISOString();
    const body = JSON.stringify({ type, timestamp: occurredAt, data: { ...about, occurredAt } });
    const headers = signedHeaders(id, Math.floor(Date.now() / 1000), body, secrets);
    if ((await send(url, headers, body, timeout)) === "TAKEN") return;
    await writeNote(store, disabledNote, hashOf(url));
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
