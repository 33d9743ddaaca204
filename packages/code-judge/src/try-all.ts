import type { QuickJSHandle } from "quickjs-emscripten-core";
import type { Outcome, Sandbox } from "./sandbox.ts";
import type { Task } from "./tasks/task.ts";
import type { FindingKind, Json } from "./types.ts";

/** Inputs that fail in the same way, before the rest is taken to fail, too. */
const enoughFailures = 6;
/** As many failures are enough if nothing else has been seen. */
const enoughFirstFailures = 3;

export type Case = {
  input: Json;
  expected: string;
  kind: FindingKind | "ordinary" | "plain" | "mixed";
  unless?: FindingKind;
};

const caseLists = new Map<Task, Case[]>();

/** All inputs of a task with the right results. */
function casesOf(task: Task): Case[] {
  let cases = caseLists.get(task);
  if (!cases) {
    const make =
      (kind: Case["kind"], unless?: FindingKind) =>
      (input: Json): Case => ({
        input,
        kind,
        expected: JSON.stringify(task.solve(input)),
        ...(unless && { unless }),
      });
    cases = [
      ...task.ordinary.map(make("ordinary")),
      ...task.plain.map(make("plain")),
      ...task.edges.flatMap(({ kind, inputs, unless }) => inputs.map(make(kind, unless))),
      ...task.mixed.map(make("mixed")),
    ];
    caseLists.set(task, cases);
  }
  return cases;
}

/** Whether two values of JSON are the same, whatever the order of their keys. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) =>
    sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

export function isRight(outcome: Outcome, expected: string): boolean {
  if (!outcome.isDone) return false;
  if (outcome.text === expected) return true;
  if (!/^[[{]/.test(outcome.text)) return false;
  try {
    return sameJson(JSON.parse(outcome.text), JSON.parse(expected));
  } catch {
    return false;
  }
}

export type Tried = { one: Case; outcome: Outcome; isRight: boolean; ticks: number };

/** A slow program may be right: what it would return on a large input is not known. */
const isTooSlow = ({ kind }: Case, outcome: Outcome) =>
  kind === "large-input" && !outcome.isDone && outcome.failure === "endless";

/** Calls a program's function with all inputs of a task, until enough of them end in the same way. */
export function tryAll(sandbox: Sandbox, run: QuickJSHandle, task: Task): Tried[] {
  const tried: Tried[] = [];
  let failures = 0;
  for (const one of casesOf(task)) {
    if (sandbox.isExhausted) break;
    const before = sandbox.ticksTaken;
    const outcome = sandbox.call(run, one.input);
    const ticks = sandbox.ticksTaken - before;
    tried.push({ one, outcome, isRight: isRight(outcome, one.expected), ticks });
    if (!outcome.isDone && outcome.failure === "memory") break;
    if (!outcome.isDone && outcome.failure !== "throws") failures += 1;
    // A program that does not end takes its limit each time.
    if (failures >= enoughFailures || (failures >= enoughFirstFailures && failures === tried.length)) break;
  }
  return tried.filter(({ one, outcome }) => !isTooSlow(one, outcome));
}
