import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { WhatsappConfig } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import type { SaveUpload } from "#server/files/uploads.ts";
import type { RetryDelay } from "#server/outbox/retry.ts";
import type { Score } from "#server/scoring/scorer.ts";
import type { Store } from "#server/store/open-store.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import { createApplicationSubmission } from "#server/submissions/submit-application.ts";
import { createChatHandlers } from "./chat-handlers.ts";
import { createDocuments } from "./documents.ts";
import { createGate } from "./gate.ts";
import { createGraphApi } from "./graph-api.ts";
import { createTurnReader } from "./turn-reader.ts";
import { createWebhook } from "./webhook.ts";

type Parts = {
  store: Store;
  files: FileStore;
  eraser: Eraser;
  saveUpload: SaveUpload;
  /** Reads documents, too. */
  score: Score;
  config: WhatsappConfig;
  siteUrl: string;
  findNumberChat: (unit: string, job: string, site: string) => NumberChat | undefined;
  wakeOutbox: () => void;
  waitMs?: number;
  noticeMs?: number;
  retryDelay?: RetryDelay;
};

/**
 * The WhatsApp number: Meta's webhook, and the tasks that read messages and reply.
 * @throws {Error} if the opening does not exist
 */
export async function createWhatsapp(parts: Parts) {
  const { store, files, saveUpload, score, config, siteUrl, findNumberChat, wakeOutbox, waitMs } = parts;
  const { unit, job } = config.opening;
  const findChatScript = () => findNumberChat(unit, job, siteUrl);
  if (!findChatScript())
    throw new Error(`Settings: WHATSAPP_OPENING=/career/${unit}/${job}: must be the address of an opening`);
  const api = createGraphApi(config);
  const documents = createDocuments({ store, files, api, saveUpload, read: score });
  const gate = createGate();
  const turns = createTurnReader();
  const submit = createApplicationSubmission(store, wakeOutbox);
  return {
    webhook: await createWebhook({ store, config, wakeOutbox, waitMs, gate }),
    handlers: createChatHandlers({ ...parts, gate, api, findChatScript, documents, turns, submit }),
  };
}
