import { errorCode, log } from "#server/log.ts";

export function logStoreFailure(error: unknown): void {
  log("error", "outbox-store-failed", { failure: errorCode(error) });
}
