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

/** Any value that JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A remark with an input that shows it. `line` counts from 1. */
export type Finding = {
  kind: FindingKind;
  line?: number;
  input?: Json;
  expected?: Json;
  /** The result as JSON writes it; absent if there was none. */
  got?: string;
  text: string;
};

/** A change of one line that makes the program sound. */
export type Fix = { line: number; before: string; after: string; code: string };

/** Steps of the program for inputs of n elements, in one family of inputs. */
export type StepCounts = { family: string; counts: { n: number; steps: number }[] };

/** A remark for a reader of the code. It changes no verdict. */
export type Observation = {
  kind: "name" | "nesting" | "length" | "dead-code" | "around";
  line: number;
  text: string;
};

export type Judgement = {
  verdict: Verdict;
  /** Null for a program that does not run. */
  growth: Growth | null;
  findings: Finding[];
  fix?: Fix;
  steps: StepCounts[];
  observations: Observation[];
  ordinary: { passed: number; total: number };
  edges: { passed: number; total: number };
};
