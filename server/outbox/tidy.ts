import { hourMs } from "#domain/time.ts";
import { log } from "#server/log.ts";
import type { Store } from "#server/store/open-store.ts";
import { buryUnknown, repairTimes } from "#server/store/outbox-table.ts";

const tidyMs = hourMs;

/** Creates the hourly search for tasks of unknown kinds and for times left behind by a wrong clock. */
export function createTidy(store: Store, kinds: string[]): () => Promise<void> {
  let tidiedAt = Number.NEGATIVE_INFINITY;

  return async () => {
    if (performance.now() - tidiedAt < tidyMs) return;
    tidiedAt = performance.now();
    await repairTimes(store, Date.now());
    for (const { id, kind } of await buryUnknown(store, kinds, Date.now()))
      log("error", "outbox-dead", { id, kind, failure: "unknown-kind" });
  };
}
