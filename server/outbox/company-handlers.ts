import type { Env } from "../env.ts";
import type { FileStore } from "../files/file-store.ts";
import { clamdScan, createScanHandler } from "../files/scan.ts";
import { createScoreHandler, type FindPosting } from "../scoring/score-handler.ts";
import type { Store } from "../store/open-store.ts";
import { createWebhookHandlers } from "../webhook/webhook-handlers.ts";
import type { Handlers } from "./outbox.ts";

type Parts = { store: Store; files: FileStore; postingOf: FindPosting; env: Env };

/** What the outbox does for the company: looks at files, compares them, and tells of what happened. */
export function createCompanyHandlers({ store, files, postingOf, env }: Parts): Handlers {
  const { CLAMD_URL, ADMIN_WEBHOOK_URL: url, ADMIN_WEBHOOK_SECRET: secrets } = env;
  const scan = CLAMD_URL === undefined ? undefined : clamdScan(CLAMD_URL);
  const target = url !== undefined && secrets ? { url, secrets } : undefined;
  return {
    "scan-file": createScanHandler({ store, files, scan }),
    "score-application": createScoreHandler({ store, files, postingOf }),
    ...createWebhookHandlers({ store, target }),
  };
}
