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

/** Characters of a line; `column` counts from 1, and `length` is 0 at the end of the program. */
export type Place = { column: number; length: number };

/** A remark with an input that shows it. `line` counts from 1; `place` is where reading a program stopped in it. */
export type Finding = {
  kind: FindingKind;
  line?: number;
  place?: Place;
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

/** A call of a task's function as a candidate writes it down: an input, and what should come out if that is known. */
export type Example = { input: Json; expected?: Json };

/** How an example went. `got` is the result as JSON writes it, or the error; `isRight` is absent without an expected value. */
export type ExampleRun = { got: string; isRight?: boolean; printed: string[] };

/** How the examples of a program went, in their order: none if it does not run, which `finding` explains. */
export type ExamplesRun = {
  finding?: Finding;
  /** What the program printed outside of its function. */
  printed: string[];
  runs: ExampleRun[];
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
