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

/** Notes that become flags because of another flag. */
function raise(signal: Signal, flags: Signal[]): Signal {
  if (signal.kind !== "second-screen" && signal.kind !== "offline") return signal;
  const isNear = flags.some(({ kind, start, end }) =>
    signal.kind === "second-screen"
      ? kind === "copying" || kind === "away"
      : start <= signal.end + nearMs && end >= signal.start - nearMs,
  );
  return isNear ? { ...signal, level: "flag" } : signal;
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
      for (const signal of changed) known.set(signal.id, signal);
      return changed;
    },
    signals() {
      const all = [...known.values()];
      const flags = all.filter(({ level }) => level === "flag");
      return all.map((signal) => raise(signal, flags)).sort((a, b) => a.start - b.start);
    },
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
