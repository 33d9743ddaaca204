import type { PartFigure } from "#app/tools/resume/report/sum-figures.ts";
import type { Decision } from "../round.ts";

export type DecisionName = Decision["decision"];

/** A decision about one person. */
export type Choice = {
  person: string;
  /** For the team; the candidate never reads it. */
  reason: string;
  /** The reason in words for the candidate, for the letter. */
  letter?: string;
  /** The last day of a hold, such as 2026-11-26. */
  until?: string;
  /** The id of the latest decision that the author saw; empty for the sample's own decision. */
  seen: string;
  /** What the author's screen showed, in one line. */
  screen: string;
};

/** A requirement without words in the résumé. */
export type MissingRequirement = { label: string; mustHave: boolean };

/** An applicant from the chat, as shown on the board. */
export type Applicant = {
  id: string;
  name: string;
  location: string;
  /**
   * Only if a résumé was attached. `evidence` is for the row, `missing` begins with must-haves, `asked` counts
   * all requirements.
   */
  match?: {
    score: number;
    /** Absent in logs of earlier versions. */
    parts?: PartFigure[];
    evidence?: string;
    missing: MissingRequirement[];
    asked: number;
  };
  openQuestion?: string;
};

/** An action of the visitor or the simulated colleague on a stage. */
export type Action =
  | { kind: "DECIDE"; decision: DecisionName; choices: Choice[] }
  | { kind: "WRITE"; person: string; text: string }
  | { kind: "SEND"; messages: { person: string; text: string }[] }
  | { kind: "SETTLE"; person: string; keep: string }
  | { kind: "APPLY"; applicant: Applicant }
  | { kind: "STRIKE"; person: string; claim: string; reason: string }
  | { kind: "UNDO" | "REDO"; change: string };

export type Change = Action & {
  id: string;
  /** A Lamport clock across all windows, so a wrong system time cannot change the order. */
  clock: number;
  window: string;
  /** A colleague's id; absent for the visitor. */
  by?: string;
  /** Local time of day, for display. */
  time: string;
};

/** Sorts by clock, then by window, so that all windows agree on the order. */
export function inOrder(changes: Iterable<Change>): Change[] {
  return [...changes].sort((a, b) => a.clock - b.clock || a.window.localeCompare(b.window, "en"));
}

/** Changes that are not undone. */
export function activeChanges(changes: readonly Change[]): Change[] {
  const undone = new Set<string>();
  for (const change of changes) {
    if (change.kind === "UNDO") undone.add(change.change);
    if (change.kind === "REDO") undone.delete(change.change);
  }
  return changes.filter(({ kind, id }) => kind !== "UNDO" && kind !== "REDO" && !undone.has(id));
}

function isApplicant(value: unknown): value is Applicant {
  const { id, name, location } = (value ?? {}) as Partial<Record<keyof Applicant, unknown>>;
  return typeof id === "string" && typeof name === "string" && typeof location === "string";
}

export function isChange(value: unknown): value is Change {
  const change = value as (Partial<Change> & { applicant?: unknown }) | null;
  return (
    typeof change === "object" &&
    change !== null &&
    typeof change.id === "string" &&
    typeof change.kind === "string" &&
    typeof change.clock === "number" &&
    typeof change.window === "string" &&
    (change.kind !== "APPLY" || isApplicant(change.applicant))
  );
}

/** The applications of the log that no undo has taken back. */
export function applications(changes: readonly Change[]): Extract<Change, { kind: "APPLY" }>[] {
  return activeChanges(changes).filter((change) => change.kind === "APPLY");
}

/** The next changes that a window can undo and redo. Changes by the simulated colleague are excluded. */
export function undoable(changes: readonly Change[], window: string): { undo?: Change; redo?: Change } {
  const done: Change[] = [];
  let undone: Change[] = [];
  for (const change of changes) {
    if (change.window !== window || change.by !== undefined) continue;
    const move = (from: Change[], to: Change[], id: string) => {
      const index = from.findLastIndex((entry) => entry.id === id);
      if (index >= 0) to.push(...from.splice(index, 1));
    };
    if (change.kind === "UNDO") move(done, undone, change.change);
    else if (change.kind === "REDO") move(undone, done, change.change);
    else {
      done.push(change);
      undone = [];
    }
  }
  const undo = done.at(-1);
  const redo = undone.at(-1);
  return { ...(undo && { undo }), ...(redo && { redo }) };
}
