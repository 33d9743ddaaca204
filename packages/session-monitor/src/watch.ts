import { watchArrivals } from "./arrivals.ts";
import { watchRhythm } from "./rhythm.ts";
import { watchSurroundings } from "./surroundings.ts";
import type { SessionEvent, SessionStart, Signal } from "./types.ts";

/** A lost connection is flagged if another flag is this near. In milliseconds. */
const nearMs = 10_000;

export type Monitor = {
  /** Takes the next event and returns new and changed signals. Late events count as of now. */
  push: (event: SessionEvent) => Signal[];
  /** All signals so far, by start. */
  signals: () => Signal[];
};

/** Whether another flag turns a note into a flag. */
function isRaised({ kind, level, start, end }: Signal, flags: Signal[]): boolean {
  if (level === "flag") return false;
  if (kind === "second-screen") return flags.some((flag) => flag.kind === "copying" || flag.kind === "away");
  return kind === "offline" && flags.some((flag) => flag.start <= end + nearMs && flag.end >= start - nearMs);
}

/**
 * Watches a writing session live. It knows times and lengths, never text or keys, and decides nothing: a flag
 * is something for a person to look at.
 */
export function createMonitor(session: SessionStart): Monitor {
  const detectors = [watchArrivals(session), watchRhythm(session), watchSurroundings(session)];
  const known = new Map<string, Signal>();
  let now = 0;
  return {
    push(event) {
      now = Math.max(now, Number.isFinite(event.t) ? event.t : now);
      const inOrder = event.t === now ? event : { ...event, t: now };
      const changed = detectors.flatMap((detect) => detect(inOrder));
      if (changed.length === 0) return [];
      for (const signal of changed) known.set(signal.id, signal);
      const flags = [...known.values()].filter(({ level }) => level === "flag");
      const raised = [...known.values()].filter((signal) => isRaised(signal, flags));
      for (const signal of raised) known.set(signal.id, { ...signal, level: "flag" });
      const ids = new Set([...changed, ...raised].map(({ id }) => id));
      return [...known.values()].filter(({ id }) => ids.has(id));
    },
    signals: () => [...known.values()].sort((a, b) => a.start - b.start),
  };
}

/**
 * Watches a whole session.
 *
 * @param session its start and its events, ascending in `t`
 * @returns flags and notes by start; deterministic
 */
export function watch(session: SessionStart & { events: readonly SessionEvent[] }): Signal[] {
  const monitor = createMonitor(session);
  for (const event of session.events) monitor.push(event);
  return monitor.signals();
}
