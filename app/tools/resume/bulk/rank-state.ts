import type { Row, Unread } from "./rank-messages.ts";

export type Failure = "no-resumes" | "no-job" | "not-loaded";
type Results = { total: number; rows: Row[]; unread: Unread[] };

/** `run` numbers the attempts, so responses to earlier ones are ignored. `rows` are sorted best first. */
export type RankState =
  | { kind: "empty" }
  | ({ kind: "working"; run: number; isLoaded: boolean } & Results)
  | ({ kind: "ready"; isStopped: boolean } & Results)
  | { kind: "failed"; failure: Failure };

export type RankEvent =
  | { kind: "started"; run: number; total: number }
  | { kind: "opened"; run: number }
  | { kind: "ranked"; run: number; row: Row }
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

type Working = Extract<RankState, { kind: "working" }>;

/** Adds the result of a file; the last one completes the ranking. */
function addResult(
  state: Working,
  { rows = state.rows, unread = state.unread }: Partial<Results>,
): RankState {
  const { total } = state;
  return rows.length + unread.length === total
    ? { kind: "ready", isStopped: false, total, rows, unread }
    : { ...state, isLoaded: true, rows, unread };
}

/** Reducer. */
export function nextState(state: RankState, event: RankEvent): RankState {
  const current = (run: number) => (state.kind === "working" && state.run === run ? state : undefined);
  switch (event.kind) {
    case "started":
      return {
        kind: "working",
        run: event.run,
        isLoaded: false,
        total: event.total,
        rows: [],
        unread: [],
      };
    case "opened": {
      const working = current(event.run);
      return working ? { ...working, isLoaded: true } : state;
    }
    case "ranked": {
      const working = current(event.run);
      return working ? addResult(working, { rows: [...working.rows, event.row].sort(byRank) }) : state;
    }
    case "unread": {
      const working = current(event.run);
      return working ? addResult(working, { unread: [...working.unread, event.unread] }) : state;
    }
    case "failed":
      return event.run === undefined || current(event.run)
        ? { kind: "failed", failure: event.failure }
        : state;
    case "cancelled": {
      if (state.kind !== "working") return state;
      const { total, rows, unread } = state;
      return rows.length + unread.length === 0
        ? empty
        : { kind: "ready", isStopped: true, total, rows, unread };
    }
    case "cleared":
      return empty;
  }
}
