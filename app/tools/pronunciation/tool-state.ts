import type { Progress as EngineProgress, Report, SpeechError } from "pronunciation";
import type { MicrophoneFailure } from "./microphone.ts";
import type { Attempt } from "./report/attempts.tsx";

/** A sound that can be scored: mono, 16 kHz. */
export type Sound = {
  from: "microphone" | "file" | "sample";
  samples: Float32Array<ArrayBuffer>;
  /** Why a recording ended by itself. */
  note?: "stopped" | "unplugged";
};

export type Failure =
  | MicrophoneFailure
  | SpeechError["code"]
  | "unplugged"
  | "no-sound"
  | "no-text"
  | "not-loaded"
  | "no-sample"
  | "timeout"
  | "unknown"
  | "too-large"
  | "video";

/** What is loaded before the engine begins its steps. */
export type Progress = EngineProgress | { step: "loading"; share: number };

/** What is read; `isOwn` is a text of the visitor's own, which needs the whole dictionary. */
export type Reading = { text: string; title: string; isOwn: boolean };

/** A reading that was scored, and the sound that it was scored from. */
export type Scored = { report: Report; samples: Float32Array<ArrayBuffer>; text: string };

/**
 * `run` numbers what was begun: what a stopped run still says is not heard. `kept` is the sound to go back to. A sound is
 * halted where words of its text are unknown.
 */
export type Stage =
  | { kind: "choosing" }
  | { kind: "recording"; kept?: Sound }
  | { kind: "opening"; run: number; kept?: Sound }
  | { kind: "sound"; sound: Sound; needsChoices?: true }
  | { kind: "working"; run: number; sound: Sound; progress: Progress }
  | { kind: "report"; sound: Sound }
  | { kind: "failed"; failure: Failure; words: string[]; kept?: Sound };

export type ToolState = {
  stage: Stage;
  /** Stays while the next one is made. */
  scored?: Scored;
  /** Words of a text that the dictionary lacks. */
  unknown?: { text: string; words: string[] };
  /** The readings of this session that got figures, oldest first. */
  attempts: Attempt[];
};

export type ToolEvent =
  | { kind: "record" }
  | { kind: "open"; run: number }
  | { kind: "opened"; run: number; sound: Sound }
  | { kind: "score"; run: number; sound: Sound }
  | { kind: "progress"; run: number; progress: Progress }
  | { kind: "loading"; share: number }
  | { kind: "scored"; run: number; scored: Scored; title: string; when: string }
  | { kind: "unknown"; text: string; words: string[] }
  | { kind: "failed"; run?: number; failure: Failure; words?: string[] }
  | { kind: "cancelled" };

export const empty: ToolState = { stage: { kind: "choosing" }, attempts: [] };

/** The sound that a stage has or goes back to. */
export function stateSound(stage: Stage): Sound | undefined {
  return "sound" in stage ? stage.sound : "kept" in stage ? stage.kept : undefined;
}

const withKept = (kept: Sound | undefined) => kept && { kept };

/** What was there before something was begun. */
function before(state: ToolState): Stage {
  const sound = stateSound(state.stage);
  if (!sound) return { kind: "choosing" };
  return { kind: state.scored?.samples === sound.samples ? "report" : "sound", sound };
}

/** A line of the history; a reading that was refused has no figures and no line. */
function toAttempt({ scored: { report }, title, when }: Extract<ToolEvent, { kind: "scored" }>): Attempt[] {
  if (report.verdict === "refused") return [];
  const { overall, accuracy, fluency, completeness } = report;
  return [{ when, title, overall, accuracy, fluency, completeness }];
}

/** The readings before the one that is shown. */
export function earlierAttempts({ attempts, scored }: ToolState): Attempt[] {
  return scored?.report.verdict === "refused" ? attempts : attempts.slice(0, -1);
}

/** What the tool shows after an event. */
export function nextState(state: ToolState, event: ToolEvent): ToolState {
  const { stage } = state;
  const kept = withKept(stateSound(stage));
  const isCurrent = (run: number) => "run" in stage && stage.run === run;
  const to = (next: Stage): ToolState => ({ ...state, stage: next });
  switch (event.kind) {
    case "record":
      return to({ kind: "recording", ...kept });
    case "open":
      return to({ kind: "opening", run: event.run, ...kept });
    case "opened":
      return isCurrent(event.run) ? to({ kind: "sound", sound: event.sound }) : state;
    case "score": {
      const { run, sound } = event;
      return to({ kind: "working", run, sound, progress: { step: "loading", share: 0 } });
    }
    case "progress":
      return stage.kind === "working" && isCurrent(event.run)
        ? to({ ...stage, progress: event.progress })
        : state;
    case "loading":
      return stage.kind === "working" && stage.progress.step === "loading"
        ? to({ ...stage, progress: { step: "loading", share: event.share } })
        : state;
    case "scored": {
      if (stage.kind !== "working" || !isCurrent(event.run)) return state;
      return {
        ...state,
        stage: { kind: "report", sound: stage.sound },
        scored: event.scored,
        attempts: [...state.attempts, ...toAttempt(event)],
      };
    }
    case "unknown": {
      const unknown = { text: event.text, words: event.words };
      const isWaiting = stage.kind === "working" && event.words.length > 0;
      return {
        ...state,
        unknown,
        ...(isWaiting && { stage: { kind: "sound", sound: stage.sound, needsChoices: true } }),
      };
    }
    case "failed":
      return event.run === undefined || isCurrent(event.run)
        ? to({ kind: "failed", failure: event.failure, words: event.words ?? [], ...kept })
        : state;
    case "cancelled":
      return to(before(state));
  }
}
