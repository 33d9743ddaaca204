import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { clamdScan, createScanHandler } from "#server/files/scan.ts";
import type { TaskHandlers } from "#server/outbox/outbox.ts";
import { createScoreHandler, type FindPosting } from "#server/scoring/score-handler.ts";
import type { Store } from "#server/store/open-store.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";

type Parts = { store: Store; files: FileStore; findPosting: FindPosting; env: Env };

/** Handlers of tasks for the company: scan files, score applications, send webhook events. */
export function createCompanyHandlers({ store, files, findPosting, env }: Parts): TaskHandlers {
  const { CLAMD_URL, ADMIN_WEBHOOK_URL: url, ADMIN_WEBHOOK_SECRET: secrets } = env;
  const scan = CLAMD_URL === undefined ? undefined : clamdScan(CLAMD_URL);
  const target = url !== undefined && secrets ? { url, secrets } : undefined;
  return {
    "scan-file": createScanHandler({ store, files, scan }),
    "score-application": createScoreHandler({ store, files, findPosting }),
    ...createWebhookHandlers({ store, target }),
  };
}
