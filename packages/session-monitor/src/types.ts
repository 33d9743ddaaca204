/** Milliseconds since the session began. */
type Time = { t: number };
/** Whether a user action caused the event, as in `Event.isTrusted`. Absent means true. */
type Trust = { trusted?: boolean };

/** An event as a page records it: times and lengths, never text or keys. */
export type SessionEvent = Time &
  (
    | ({ type: "input"; inputType: string; inserted?: number; removed?: number; pos?: number } & Trust)
    /** `repeat` as in `KeyboardEvent.repeat`: the key is held down. */
    | ({ type: "keydown"; repeat?: boolean } & Trust)
    | ({ type: "keyup"; hold?: number } & Trust)
    | { type: "composition"; phase: "start" | "end" }
    | { type: "paste" | "drop"; length: number; own?: boolean }
    | { type: "copy" | "cut"; length: number; from: "answer" | "task" }
    | { type: "selection"; start: number; end: number }
    | { type: "blur" | "focus" | "offline" | "online" | "submit" }
    | { type: "visibility"; state: "hidden" | "visible" }
    | { type: "fullscreen"; on: boolean }
    | { type: "resize"; w: number; h: number; dpr?: number }
    | { type: "screen"; extended: boolean }
    | { type: "overlay"; on: boolean; area?: number; through?: boolean }
  );

/** Facts known at the start of a session. Sizes are in CSS pixels. */
export type SessionStart = {
  view: { w: number; h: number };
  touch: boolean;
  /** Aids that the candidate declared beforehand, such as `dictation`. */
  declared: readonly string[];
};

export type FlagKind =
  | "paste"
  | "drop"
  | "synthetic"
  | "fast-text"
  | "rhythm"
  | "copying"
  | "away"
  | "fullscreen"
  | "panel"
  | "overlay"
  | "copy-out"
  | "second-screen"
  | "offline";

/**
 * Something that a person should look at (`flag`) or know of (`note`). Times are in milliseconds since the
 * session began. A later signal with the same id replaces it: a continuing one has a later end.
 */
export type Signal = {
  id: string;
  kind: FlagKind | "dictation" | "own-text" | "helper";
  level: "flag" | "note";
  start: number;
  end: number;
};

/** Takes one event at a time and returns the signals that it starts or changes. */
export type Detector = (event: SessionEvent) => Signal[];
