import { useSyncExternalStore } from "react";
import { createRoundLog, type LogSnapshot, type RoundLog } from "./round-log.ts";
import { createStoredLog, logName } from "./stored-log.ts";

let log: RoundLog | undefined;

function openLog(): RoundLog {
  const newId = () => crypto.randomUUID().slice(0, 8);
  const opened = createRoundLog({
    stored: createStoredLog(() => sessionStorage, newId),
    openChannel: () => (typeof BroadcastChannel === "function" ? new BroadcastChannel(logName) : undefined),
    newId,
    // As on the visitor's own clock, 16:05. The first format of Intl would take longer than the click it notes.
    timeOfDay: () => new Date().toTimeString().slice(0, 5),
    monotonicMs: () => performance.now(),
  });
  followPage(opened);
  return opened;
}

/** Keeps a log in touch with the other windows while its page is shown. Returns a function that ends this. */
export function followPage(log: RoundLog): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && log.greet(), {
    signal,
  });
  addEventListener("pagehide", () => log.suspend(), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && log.resume(), { signal });
  return () => ending.abort();
}

/** The visitor's changes to the sample round, shared by all stages of the tab. Client only. */
export function roundLog(): RoundLog {
  log ??= openLog();
  return log;
}

const untouched: LogSnapshot = { window: "", changes: [], others: [], isStored: true };
const noUpdates = () => () => {};

/** Subscribes to a log. Without one it is empty: on the server and before the stage starts. */
export function useRoundLog(log: RoundLog | undefined): LogSnapshot {
  return useSyncExternalStore(
    log?.subscribe ?? noUpdates,
    log?.getSnapshot ?? (() => untouched),
    () => untouched,
  );
}
