import type { SessionEvent } from "session-monitor";

/** An event without its time, for each kind apart. */
type Untimed<Event> = Event extends SessionEvent ? Omit<Event, "t"> : never;

/** The session, for the watchers of single parts of the page. */
export type WatchedSession = {
  /** Aborted when the session ends. */
  signal: AbortSignal;
  /** Begins the session, if it has not begun. */
  begin: () => void;
  /** Milliseconds since the session began. */
  now: () => number;
  /** Reports an event, by default of now. Before the session begins and after it ends, events are dropped. */
  emit: (event: Untimed<SessionEvent>, t?: number) => void;
};
