import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { clamdScan, createScanHandler } from "#server/files/scan.ts";
import type { TaskHandlers } from "#server/outbox/outbox.ts";
import { createScoreHandler, type FindPosting } from "#server/scoring/score-handler.ts";
import type { Score } from "#server/scoring/scorer.ts";
import type { Store } from "#server/store/open-store.ts";
import { createWebhookHandlers } from "#server/webhook/webhook-handlers.ts";

type Parts = {
  store: Store;
  files: FileStore;
  findPosting: FindPosting;
  score: Score;
  /** Files that are scored at once. */
  processes: number;
  env: Env;
};

/** Handlers of tasks for the company: scan files, score applications, send webhook events. */
export function createCompanyHandlers({ env, ...parts }: Parts): TaskHandlers {
  const { store, files } = parts;
  const { CLAMD_URL, ADMIN_WEBHOOK_URL: url, ADMIN_WEBHOOK_SECRET: secrets } = env;
  const scan = CLAMD_URL === undefined ? undefined : clamdScan(CLAMD_URL);
  const target = url !== undefined && secrets ? { url, secrets } : undefined;
  return {
    "scan-file": createScanHandler({ store, files, scan }),
    "score-application": createScoreHandler(parts),
    ...createWebhookHandlers({ store, target }),
  };
}
