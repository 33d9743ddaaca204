import type { Decision } from "../round.ts";

export type DecisionName = Decision["decision"];

/** A decision about one person. */
export type Choice = {
  person: string;
  reason: string;
  /** The last day of a hold, such as 2026-11-26. */
  until?: string;
  /** The decision that the author saw: the id of its change, or empty for that of the sample. */
  seen: string;
  /** The author's screen, in one line. */
  screen: string;
};

/** Someone who applied in a chat: what the board shows of them. */
export type Applicant = {
  id: string;
  name: string;
  location: string;
  /** With a document: its match, the words for the row, the requirements without words, and the number of all. */
  match?: { score: number; evidence?: string; missing: string[]; asked: number };
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
  /** Counts up over all windows (a Lamport clock), so that a wrong time of day changes no order. */
  clock: number;
  window: string;
  /** A colleague's id; absent for the visitor. */
  by?: string;
  /** The local time of day, to be shown. */
  time: string;
};

/** By clock; equal clocks by window, so that all windows have one order. */
export function inOrder(changes: Iterable<Change>): Change[] {
  return [...changes].sort((a, b) => a.clock - b.clock || a.window.localeCompare(b.window, "en"));
}

/** The changes that no undo has taken back. */
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

/** The changes that a window can take back or repeat next. The simulated colleague's are not the visitor's. */
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
