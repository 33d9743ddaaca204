import { watchArrivals } from "./arrivals.ts";
import { watchRhythm } from "./rhythm.ts";
import { watchSurroundings } from "./surroundings.ts";
import type { SessionEvent, SessionStart, Signal } from "./types.ts";

/** A second screen or a lost line counts if another sign is this near. In milliseconds. */
const nearMs = 10_000;

export type Monitor = {
  /** Takes the next event, and returns the signals that are new or changed. Events that come late count as of now. */
  push: (event: SessionEvent) => Signal[];
  /** All signals until now, by their start. */
  signals: () => Signal[];
};

/** Whether a note becomes a flag because of another flag. */
function isRaised({ kind, level, start, end }: Signal, flags: Signal[]): boolean {
  if (level === "flag") return false;
  if (kind === "second-screen") return flags.some((flag) => flag.kind === "copying" || flag.kind === "away");
  return kind === "offline" && flags.some((flag) => flag.start <= end + nearMs && flag.end >= start - nearMs);
}

/**
 * Watches a writing session while it takes place. It knows times and lengths, never text or keys, and decides nothing: a
 * flag is something for a person to look at.
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
 * @returns flags and notes by their start; the same session gives the same ones
 */
export function watch(session: SessionStart & { events: readonly SessionEvent[] }): Signal[] {
  const monitor = createMonitor(session);
  for (const event of session.events) monitor.push(event);
  return monitor.signals();
}
