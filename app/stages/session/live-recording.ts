import { createMonitor, type Monitor, type SessionEvent, type SessionStart } from "session-monitor";
import type { Edit } from "./edits.ts";
import { isKept, type SessionRecord } from "./session-record.ts";
import { type Recorder, startRecorder } from "./session-recorder.ts";

/** A recording ends after this time, or this many edits or events. */
const maxMs = 30 * 60_000;
const maxParts = 20_000;

export type LiveRecording = {
  begin: () => void;
  /** The session so far; undefined before it begins. */
  record: () => SessionRecord | undefined;
  submit: () => void;
  stop: () => void;
};

/**
 * Records and monitors the visitor's session live. Client only.
 *
 * @param declared returns the aids that the candidate declared; called when the session begins
 * @param onChange called after every event
 * @param onFull called when the recording reaches its maximum length
 */
export function startRecording({
  declared,
  onChange,
  onFull,
  ...places
}: Pick<Parameters<typeof startRecorder>[0], "field" | "task" | "frame"> & {
  declared: () => readonly string[];
  onChange: () => void;
  onFull: () => void;
}): LiveRecording {
  const events: SessionEvent[] = [];
  const edits: Edit[] = [];
  let start: SessionStart | undefined;
  let monitor: Monitor | undefined;
  let end: number | undefined;
  const recorder: Recorder = startRecorder({
    ...places,
    onBegin(facts) {
      start = { ...facts, declared: [...declared()] };
      monitor = createMonitor(start);
    },
    onEvent(event) {
      monitor?.push(event);
      if (isKept(event)) events.push(event);
      if (event.type === "submit") end = event.t;
      else if (event.t >= maxMs || edits.length >= maxParts || events.length >= maxParts) {
        recorder.submit();
        onFull();
      }
      onChange();
    },
    onEdit: (edit) => edits.push(edit),
  });
  return {
    begin() {
      recorder.begin();
      onChange();
    },
    record: () =>
      start && {
        start,
        events,
        edits,
        signals: monitor?.signals() ?? [],
        end: end ?? recorder.now(),
        isOver: end !== undefined,
      },
    submit: recorder.submit,
    stop: recorder.stop,
  };
}
