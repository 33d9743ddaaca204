export type { Detector, FlagKind, SessionEvent, SessionStart, Signal } from "./types.ts";
export { createMonitor, type Monitor, watch } from "./watch.ts";
