import type { MatchReport, Passage, RequirementEdit } from "resume-match";
import type { RecognitionProgress } from "#app/tools/resume/recognition/recognise-client.ts";
import type { Asked } from "#app/tools/resume/requirements/asked.ts";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import type { PostingScore, Stage } from "#app/tools/resume/worker/match-messages.ts";

/** A finished match. `file` is the résumé's file name, if it is not pasted text. */
export type Result = {
  report: MatchReport;
  /** Positions of the résumé's sections and jobs in its text. */
  passages: Passage[];
  job?: string;
  /** What the job asks for, as read. The same object in all corrections of one match. */
  asked: Asked[];
  /** The reader's corrections of it, which the report has. */
  edits: RequirementEdit[];
  file?: string;
  /** The code of the résumé's language, if it is not read. */
  foreign?: string | undefined;
};

/** `run` numbers the attempts, so that responses to earlier ones are ignored. */
export type MatchState =
  | { kind: "empty" }
  | { kind: "reading"; run: number; stage: Stage; last?: Result }
  | { kind: "ready"; run: number; result: Result; before?: number; compared: PostingScore[] }
  | { kind: "recognising"; run: number; progress: RecognitionProgress }
  | { kind: "failed"; failure: Failure; foreign?: string | undefined };

export type MatchEvent =
  | { kind: "started"; run: number }
  | { kind: "stage"; run: number; stage: Stage }
  | { kind: "matched"; run: number; result: Result }
  | { kind: "corrected"; run: number; report: MatchReport; edits: RequirementEdit[] }
  | { kind: "compared"; run: number; compared: PostingScore[] }
  | { kind: "accepted"; run: number }
  | { kind: "recognising"; run: number; progress: RecognitionProgress }
  | { kind: "recognised"; run: number }
  | { kind: "failed"; run?: number; failure: Failure; foreign?: string | undefined }
  | { kind: "cancelled" }
  | { kind: "cleared" };

/** Id of the failure text, for `aria-describedby` of the field. */
export const failureTextId = "failure-text";

export const empty: MatchState = { kind: "empty" };

/** The result to show: the current one, or the last one while another is in progress. */
export function lastResult(state: MatchState): Result | undefined {
  if (state.kind === "ready") return state.result;
  return state.kind === "reading" ? state.last : undefined;
}

const withLast = (last: Result | undefined) => (last === undefined ? {} : { last });

/** Reducer. `before` is the score of the previous run or correction. */
export function nextState(state: MatchState, event: MatchEvent): MatchState {
  const isCurrent = (run: number) =>
    (state.kind === "reading" || state.kind === "recognising") && state.run === run;
  const last = lastResult(state);
  switch (event.kind) {
    case "started":
      return { kind: "reading", run: event.run, stage: "loading", ...withLast(last) };
    case "stage":
      return isCurrent(event.run)
        ? { kind: "reading", run: event.run, stage: event.stage, ...withLast(last) }
        : state;
    case "matched":
      return isCurrent(event.run)
        ? {
            kind: "ready",
            run: event.run,
            result: event.result,
            compared: [],
            ...(last && { before: last.report.score }),
          }
        : state;
    case "corrected":
      return state.kind === "ready" && state.run === event.run
        ? {
            ...state,
            result: { ...state.result, report: event.report, edits: event.edits },
            before: state.result.report.score,
          }
        : state;
    case "compared":
      return state.kind === "ready" && state.run === event.run
        ? { ...state, compared: [...event.compared].sort((a, b) => b.score - a.score) }
        : state;
    case "accepted":
      return { kind: "recognising", run: event.run, progress: { stage: "loading", done: 0 } };
    case "recognising":
      return isCurrent(event.run) ? { kind: "recognising", run: event.run, progress: event.progress } : state;
    case "recognised":
      return isCurrent(event.run) ? empty : state;
    case "failed":
      return event.run === undefined || isCurrent(event.run)
        ? { kind: "failed", failure: event.failure, foreign: event.foreign }
        : state;
    case "cancelled":
      if (state.kind === "recognising") return { kind: "failed", failure: "scanned" };
      if (state.kind !== "reading") return state;
      return last ? { kind: "ready", run: state.run, result: last, compared: [] } : empty;
    case "cleared":
      return empty;
  }
}
