import { useSyncExternalStore } from "react";
import { createRoundLog, type LogSnapshot, logName, type RoundLog } from "./round-log.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

let log: RoundLog | undefined;

function openLog(): RoundLog {
  const opened = createRoundLog({
    storage: () => sessionStorage,
    openChannel: () => (typeof BroadcastChannel === "function" ? new BroadcastChannel(logName) : undefined),
    newId: () => crypto.randomUUID().slice(0, 8),
    timeOfDay: () => clock.format(new Date()),
    monotonicMs: () => performance.now(),
  });
  document.addEventListener(
    "visibilitychange",
    () => document.visibilityState === "visible" && opened.greet(),
  );
  addEventListener("pagehide", () => opened.suspend());
  addEventListener("pageshow", ({ persisted }) => persisted && opened.resume());
  return opened;
}

/** This window's log, shared by all stages. Client only. */
export function roundLog(): RoundLog {
  log ??= openLog();
  return log;
}

const untouched: LogSnapshot = { window: "", changes: [], others: [], isStored: true };
const noUpdates = () => () => {};

/** Subscribes to the log. Empty while `isLive` is false: on the server and before the stage starts. */
export function useRoundLog(isLive: boolean): LogSnapshot {
  return useSyncExternalStore(
    isLive ? roundLog().subscribe : noUpdates,
    isLive ? roundLog().getSnapshot : () => untouched,
    () => untouched,
  );
}
