import type { Progress as EngineProgress, Report, SpeechError } from "pronunciation";
import type { MicrophoneFailure } from "./microphone.ts";
import type { Attempt } from "./report/attempts.tsx";
import type { UnknownWord } from "./score-messages.ts";

/** Audio to score: mono, 16 kHz. */
export type Sound = {
  from: "microphone" | "file" | "sample";
  samples: Float32Array<ArrayBuffer>;
  /** Why a recording ended without the visitor stopping it. */
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

/** Loading precedes the engine's own steps. */
export type Progress = EngineProgress | { step: "loading"; share: number };

/** The text to read aloud. `isOwn`: written by the visitor, so scoring needs the full dictionary. */
export type Reading = { text: string; title: string; isOwn: boolean };

/** A scored reading with its audio. */
export type Scored = { report: Report; samples: Float32Array<ArrayBuffer>; text: string };

/**
 * `run` numbers the attempts, so that responses to earlier ones are ignored. `previous` is the audio to
 * return to. A sound `needsChoices` if its text cannot be scored without them.
 */
export type Stage =
  | { kind: "choosing" }
  | { kind: "recording"; previous?: Sound }
  | { kind: "opening"; run: number; previous?: Sound }
  | { kind: "sound"; sound: Sound; needsChoices?: true }
  | { kind: "working"; run: number; sound: Sound; progress: Progress }
  | { kind: "report"; sound: Sound }
  | { kind: "failed"; failure: Failure; words: string[]; previous?: Sound };

export type ScoreState = {
  stage: Stage;
  /** Kept until the next reading is scored. */
  scored?: Scored;
  /** Words of a text that are not in the dictionary. */
  unknown?: { text: string; words: UnknownWord[] };
  /** Scored readings of this session, oldest first. */
  attempts: Attempt[];
};

export type ScoreEvent =
  | { kind: "record" }
  | { kind: "open"; run: number }
  | { kind: "opened"; run: number; sound: Sound }
  | { kind: "score"; run: number; sound: Sound }
  | { kind: "progress"; run: number; progress: Progress }
  | { kind: "loading"; share: number }
  | { kind: "scored"; run: number; scored: Scored; title: string; when: number }
  /** `isBlocking`: the text cannot be scored without the visitor's choices. */
  | { kind: "unknown"; text: string; words: UnknownWord[]; isBlocking: boolean }
  | { kind: "failed"; run?: number; failure: Failure; words?: string[] }
  | { kind: "cancelled" };

export const empty: ScoreState = { stage: { kind: "choosing" }, attempts: [] };

/** The audio of a stage, or the one that it returns to. */
export function stateSound(stage: Stage): Sound | undefined {
  return "sound" in stage ? stage.sound : "previous" in stage ? stage.previous : undefined;
}

/** Whether the visitor records, or waits for audio or its report. */
export const isBusy = ({ kind }: Stage): boolean =>
  kind === "recording" || kind === "opening" || kind === "working";

const withPrevious = (previous: Sound | undefined) => previous && { previous };

/** The stage to return to after cancelling. */
function previousStage(state: ScoreState): Stage {
  const sound = stateSound(state.stage);
  if (!sound) return { kind: "choosing" };
  return { kind: state.scored?.samples === sound.samples ? "report" : "sound", sound };
}

/** A history entry. Rejected readings have no scores, so they get none. */
function toAttempt({ scored: { report }, title, when }: Extract<ScoreEvent, { kind: "scored" }>): Attempt[] {
  if (report.verdict === "refused") return [];
  const { overall, accuracy, fluency, completeness } = report;
  return [{ when, title, overall, accuracy, fluency, completeness }];
}

/** The readings before the current one. */
export function earlierAttempts({ attempts, scored }: ScoreState): Attempt[] {
  return scored?.report.verdict === "refused" ? attempts : attempts.slice(0, -1);
}

/** Reducer. */
export function nextState(state: ScoreState, event: ScoreEvent): ScoreState {
  const { stage } = state;
  const previous = withPrevious(stateSound(stage));
  const isCurrent = (run: number) => "run" in stage && stage.run === run;
  const to = (next: Stage): ScoreState => ({ ...state, stage: next });
  switch (event.kind) {
    case "record":
      return to({ kind: "recording", ...previous });
    case "open":
      return to({ kind: "opening", run: event.run, ...previous });
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
      const isWaiting = stage.kind === "working" && event.isBlocking;
      return {
        ...state,
        unknown,
        ...(isWaiting && { stage: { kind: "sound", sound: stage.sound, needsChoices: true } }),
      };
    }
    case "failed":
      return event.run === undefined || isCurrent(event.run)
        ? to({ kind: "failed", failure: event.failure, words: event.words ?? [], ...previous })
        : state;
    case "cancelled":
      return to(previousStage(state));
  }
}
