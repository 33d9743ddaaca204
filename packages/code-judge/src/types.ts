export type TaskId = "dedupeTickets" | "busiestHour" | "mergeShifts" | "firstUnique";

export type Verdict = "sound" | "slip" | "partly" | "wrong" | "does-not-run";
export type Growth = "constant" | "log" | "linear" | "linearithmic" | "quadratic" | "worse";

export type FindingKind =
  | "mutates-input"
  | "empty-input"
  | "boundary"
  | "touching-intervals"
  | "ties"
  | "wrong-order"
  | "unsorted-input"
  | "number-sort"
  | "falsy-value"
  | "object-key"
  | "unicode"
  | "wrong-type"
  | "wrong-result"
  | "special-cased"
  | "slow-growth"
  | "large-input"
  | "endless"
  | "deep-recursion"
  | "memory"
  | "tampering"
  | "outside"
  | "syntax"
  | "missing-function"
  | "throws";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A flaw with an input that shows it. `line` is 1-based. */
export type Finding = {
  kind: FindingKind;
  line?: number;
  input?: Json;
  expected?: Json;
  /** The returned value as JSON or the error message, at most 300 characters. */
  got?: string;
  text: string;
};

/** A one-line change that makes the program sound. */
export type Fix = { line: number; before: string; after: string; code: string };

/** Steps of the program for inputs of n elements in one family. */
export type StepCounts = { family: string; counts: { n: number; steps: number }[] };

/** A remark for readers of the code, without effect on the verdict. */
export type Observation = { kind: "name" | "nesting" | "length" | "dead-code"; line: number; text: string };

export type Judgement = {
  verdict: Verdict;
  /** Null if the program does not run. */
  growth: Growth | null;
  findings: Finding[];
  fix?: Fix;
  steps: StepCounts[];
  observations: Observation[];
  ordinary: { passed: number; total: number };
  edges: { passed: number; total: number };
};

export type Submission = { task: TaskId; code: string };
