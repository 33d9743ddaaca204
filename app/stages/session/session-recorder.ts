import type { SessionEvent, SessionStart } from "session-monitor";
import type { Edit } from "./edits.ts";
import { watchKeys } from "./key-watch.ts";
import { watchOverlay } from "./overlay-watch.ts";
import { watchText } from "./text-watch.ts";
import type { WatchedSession } from "./watched-session.ts";
import { viewNow, watchWindow } from "./window-watch.ts";

/** Polling interval for changes without events, in milliseconds. */
const tickMs = 500;

type Options = {
  field: HTMLTextAreaElement;
  /** The element with the task's words. */
  task: Element;
  /** The part of the page that belongs to the test. */
  frame: Element;
  /** Called once, before the first event. */
  onBegin: (start: Omit<SessionStart, "declared">) => void;
  onEvent: (event: SessionEvent) => void;
  onEdit: (edit: Edit) => void;
};

export type Recorder = {
  /** Begins the session, unless a key or paste already has. */
  begin: () => void;
  /** Milliseconds since the session began. */
  now: () => number;
  /** Ends the session as handed in. */
  submit: () => void;
  stop: () => void;
};

/**
 * Records what happens in and around a field as events and edits, from the first key, paste or call of
 * `begin`. Events have only times and lengths, and the pressed key is forgotten on release. Times are
 * monotonic, so changes to the clock do not matter. Client only.
 */
export function startRecorder({ field, task, frame, onBegin, onEvent, onEdit }: Options): Recorder {
  const listening = new AbortController();
  const { signal } = listening;
  let begun: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let overlay: ReturnType<typeof watchOverlay> | undefined;

  const now = () => (begun === undefined ? 0 : Math.round(performance.now() - begun));
  const emit: WatchedSession["emit"] = (event, t = now()) => {
    if (begun !== undefined && !signal.aborted) onEvent({ t, ...event } as SessionEvent);
  };
  const begin = () => {
    if (begun !== undefined || signal.aborted) return;
    begun = performance.now();
    onBegin({ view: viewNow(), touch: matchMedia("(pointer: coarse)").matches });
    page.reportState();
    overlay = watchOverlay({
      field,
      frame,
      onChange: (cover) => emit({ type: "overlay", on: cover !== undefined, ...cover }),
    });
    timer = setInterval(tick, tickMs);
  };

  const session: WatchedSession = { signal, begin, now, emit };
  const text = watchText({ field, task }, session, onEdit);
  const keys = watchKeys(field, session, text.check);
  const page = watchWindow(session, keys.release);

  const tick = () => {
    page.check();
    text.check();
    overlay?.check();
    // The engine closes what lasts, such as a lost full screen, with the next event.
    emit({ type: "selection", start: field.selectionStart, end: field.selectionEnd });
  };
  const stop = () => {
    listening.abort();
    clearInterval(timer);
    overlay?.stop();
    keys.release();
    text.forget();
  };
  return {
    begin,
    now,
    submit() {
      text.check();
      emit({ type: "submit" });
      stop();
    },
    stop,
  };
}
