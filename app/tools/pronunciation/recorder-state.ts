/** Times in milliseconds; `before` is the time recorded before the last pause. */
export type RecorderState =
  | { kind: "inactive" }
  | { kind: "recording"; since: number; before: number }
  | { kind: "paused"; before: number }
  | { kind: "stopped"; recorded: number };

/** `at`: time of the event, always from the same clock. */
export type RecorderEvent = { kind: "start" | "pause" | "resume" | "stop"; at: number } | { kind: "reset" };

export const inactive: RecorderState = { kind: "inactive" };

/** Recording stops at this length. */
export const maxRecordingMs = 60_000;
/** From this length on, the approaching limit is announced. */
export const recordingWarningMs = 50_000;

/** The recorded time at a moment, excluding pauses. */
export function recordedAt(state: RecorderState, at: number): number {
  switch (state.kind) {
    case "inactive":
      return 0;
    case "recording":
      return state.before + at - state.since;
    case "paused":
      return state.before;
    case "stopped":
      return state.recorded;
  }
}

/** inactive → recording ⇄ paused → stopped. Other events are ignored. */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.kind) {
    case "start":
      return state.kind === "inactive" ? { kind: "recording", since: event.at, before: 0 } : state;
    case "pause":
      return state.kind === "recording" ? { kind: "paused", before: recordedAt(state, event.at) } : state;
    case "resume":
      return state.kind === "paused" ? { kind: "recording", since: event.at, before: state.before } : state;
    case "stop":
      return state.kind === "recording" || state.kind === "paused"
        ? { kind: "stopped", recorded: recordedAt(state, event.at) }
        : state;
    case "reset":
      return inactive;
  }
}
