import type { Asked } from "#app/tools/resume/requirements/asked.ts";
import type { Row, Unread } from "./rank-messages.ts";

export type Failure = "no-resumes" | "no-job" | "not-loaded";
type Results = {
  run: number;
  total: number;
  rows: Row[];
  unread: Unread[];
  /** What the job asks for, once it is read. */
  asked?: Asked[];
  /** Whether the rows follow a correction of the job during the run. */
  isCorrected: boolean;
};

/** `run` numbers the attempts, so responses to earlier ones are ignored. `rows` are sorted best first. */
export type RankState =
  | { kind: "empty" }
  | ({ kind: "working"; isLoaded: boolean } & Results)
  | ({ kind: "ready"; isStopped: boolean } & Results)
  | { kind: "failed"; failure: Failure };

export type RankEvent =
  | { kind: "started"; run: number; total: number }
  | { kind: "opened"; run: number }
  | { kind: "asked"; run: number; asked: Asked[] }
  | { kind: "ranked"; run: number; row: Row }
  | { kind: "corrected"; run: number; rows: Row[] }
  | { kind: "unread"; run: number; unread: Unread }
  | { kind: "failed"; run?: number; failure: Failure }
  | { kind: "cancelled" }
  | { kind: "cleared" };

export const empty: RankState = { kind: "empty" };

const countProven = ({ requirements }: Row) =>
  requirements.filter(({ status }) => status === "proven").length;

/** The order of the engine's `sortRanked`, which only the worker loads. */
function byRank(a: Row, b: Row): number {
  return b.score - a.score || countProven(b) - countProven(a) || (a.file < b.file ? -1 : 1);
}

type Shown = Extract<RankState, { kind: "working" | "ready" }>;

/** Adds the result of a file, or replaces it if the file was read again. The last one completes the ranking. */
function addResult(state: Shown, id: number, { row, unread }: { row?: Row; unread?: Unread }): RankState {
  const isOther = (one: { id: number }) => one.id !== id;
  const rows = [...state.rows.filter(isOther), ...(row ? [row] : [])].sort(byRank);
  const allUnread = [...state.unread.filter(isOther), ...(unread ? [unread] : [])];
  const results = { rows, unread: allUnread };
  if (state.kind === "ready") return { ...state, ...results };
  if (rows.length + allUnread.length < state.total) return { ...state, ...results, isLoaded: true };
  const { isLoaded: _, ...shown } = state;
  return { ...shown, ...results, kind: "ready", isStopped: false };
}

/** Reducer. */
export function nextState(state: RankState, event: RankEvent): RankState {
  const current = (run: number): Shown | undefined =>
    (state.kind === "working" || state.kind === "ready") && state.run === run ? state : undefined;
  switch (event.kind) {
    case "started":
      return {
        kind: "working",
        run: event.run,
        isLoaded: false,
        total: event.total,
        rows: [],
        unread: [],
        isCorrected: false,
      };
    case "opened": {
      const shown = current(event.run);
      return shown?.kind === "working" ? { ...shown, isLoaded: true } : state;
    }
    case "asked": {
      const shown = current(event.run);
      return shown ? { ...shown, asked: event.asked } : state;
    }
    case "ranked": {
      const shown = current(event.run);
      return shown ? addResult(shown, event.row.id, { row: event.row }) : state;
    }
    case "unread": {
      const shown = current(event.run);
      return shown ? addResult(shown, event.unread.id, { unread: event.unread }) : state;
    }
    case "corrected": {
      const shown = current(event.run);
      if (!shown) return state;
      const corrected = new Map(event.rows.map((row) => [row.id, row]));
      const rows = shown.rows.map((row) => corrected.get(row.id) ?? row).sort(byRank);
      return { ...shown, rows, isCorrected: true };
    }
    case "failed":
      return event.run === undefined || current(event.run)
        ? { kind: "failed", failure: event.failure }
        : state;
    case "cancelled": {
      if (state.kind !== "working") return state;
      const { isLoaded: _, ...shown } = state;
      return shown.rows.length + shown.unread.length === 0
        ? empty
        : { ...shown, kind: "ready", isStopped: true };
    }
    case "cleared":
      return empty;
  }
}
