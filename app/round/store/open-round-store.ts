import { createMemoryStore } from "./memory-store.ts";
import { type GoneReason, type RoundStore, StoreError, type StoreFault } from "./round-store.ts";

/** A write that takes longer is reported as not saved. */
const deadlineMs = 2_000;

/** The store of this page, and why it is only the page's memory, if it is. */
export type OpenedStore = { store: RoundStore; fault?: StoreFault };

let opened: Promise<OpenedStore> | undefined;
const listeners = new Set<(why: GoneReason) => void>();

/** The rounds of this device; of this page's memory, if the browser refuses storage. Never rejects. Client only. */
export function openRoundStore(): Promise<OpenedStore> {
  opened ??= import("./idb-store.ts")
    .then(async ({ openIdbStore }) => ({
      store: await openIdbStore({
        deadlineMs,
        onGone(why) {
          for (const listener of listeners) listener(why);
        },
      }),
    }))
    .catch((error: unknown) => ({
      store: createMemoryStore(),
      fault: error instanceof StoreError ? error.fault : ("REFUSED" as const),
    }));
  return opened;
}

/** Calls back when the storage was closed under this page. Returns a function that stops this. */
export function onStoreGone(listener: (why: GoneReason) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
