import type { Program } from "acorn";
import type { QuickJSHandle, QuickJSWASMModule } from "quickjs-emscripten-core";
import { borrowedMutations } from "./borrowed-mutations.ts";
import { CodeJudgeError } from "./code-judge-error.ts";
import { compoundMutations } from "./compound-mutations.ts";
import { measureGrowth } from "./growth.ts";
import { applyMutation, type Mutation } from "./mutation.ts";
import { listMutations } from "./mutations.ts";
import { observe } from "./observations.ts";
import { type Engine, type Failure, type Outcome, Sandbox } from "./sandbox.ts";
import { findOutside, lineOf, parseProgram } from "./syntax.ts";
import type { Task } from "./tasks/task.ts";
import { type TaskId, tasks } from "./tasks/tasks.ts";
import type { Finding, FindingKind, Fix, Json, Judgement } from "./types.ts";

/** A program for one of the tasks. */
export type Submission = { task: TaskId; code: string };

/** More characters are not read: no task needs a tenth of them. */
export const maxCodeLength = 60_000;
/** A mutated program may have become endless: its call may take this many ticks more than four times the original's. */
const spareTicks = 1;
/** If the original's own call did not end. */
const mutantTicks = 30;
/** On large inputs, whose right result may take long. */
const largeTicks = 150;
/** Ticks for the search for a fix. */
const searchTicks = 1500;
const maxMutants = 12_000;
/** Ordinary inputs that fail in the same way, before the rest is taken to fail, too. */
const enoughFailures = 6;
/** As many failures are enough if nothing else has been seen. */
const enoughFirstFailures = 3;

type Case = { input: Json; expected: string; kind: FindingKind | "ordinary" | "plain" | "mixed" };

const caseLists = new Map<Task, Case[]>();

/** All inputs of a task with the right results. */
function casesOf(task: Task): Case[] {
  let cases = caseLists.get(task);
  if (!cases) {
    const make = (kind: Case["kind"]) => (input: Json) => ({
      input,
      kind,
      expected: JSON.stringify(task.solve(input)),
    });
    cases = [
      ...task.ordinary.map(make("ordinary")),
      ...task.plain.map(make("plain")),
      ...task.edges.flatMap(({ kind, inputs }) => inputs.map(make(kind))),
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

function isRight(outcome: Outcome, expected: string): boolean {
  if (!outcome.isDone) return false;
  if (outcome.text === expected) return true;
  if (!/^[[{]/.test(outcome.text)) return false;
  try {
    return sameJson(JSON.parse(outcome.text), JSON.parse(expected));
  } catch {
    return false;
  }
}

type Tried = { one: Case; outcome: Outcome; isRight: boolean; ticks: number };

/** A slow program may be right: what it would return on a large input is not known. */
const isTooSlow = ({ kind }: Case, outcome: Outcome) =>
  kind === "large-input" && !outcome.isDone && outcome.failure === "endless";

function tryAll(sandbox: Sandbox, run: QuickJSHandle, cases: readonly Case[]): Tried[] {
  const tried: Tried[] = [];
  let failures = 0;
  for (const one of cases) {
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

const hints: [RegExp, string][] = [
  [
    /:\s*(?:number|string|boolean|any|void|Array<)|\binterface\b|\bas \w+|<T>/,
    "Types of TypeScript are no part of JavaScript.",
  ],
  [/^\s*def |:\s*$|\belif\b|\bprint\(/m, "This looks like Python; the task is in JavaScript."],
];

const sentences: Record<FindingKind, string> = {
  "mutates-input": "The list that was given is not the same after the call.",
  "empty-input": "Empty input was not thought of.",
  boundary: "The first or last element, or the edge of the range, is handled differently.",
  "touching-intervals": "Intervals that touch are treated the wrong way.",
  ties: "Of equals, another one than the earliest is taken.",
  "wrong-order": "The right things, in the wrong order.",
  "unsorted-input": "Relies on input that is sorted already.",
  "number-sort": "Numbers are sorted as text.",
  "falsy-value": "0 or an empty text is taken for nothing.",
  "object-key": "Names that every object inherits are taken for seen.",
  unicode: "Counts code units or joined signs in place of characters.",
  "wrong-type": "Returns another kind of thing.",
  "wrong-result": "Wrong on ordinary input.",
  "special-cased": "Fitted to examples.",
  "slow-growth": "Twice the input takes four times the steps, or more.",
  "large-input": "Right on small input, and fails on large.",
  endless: "Does not end.",
  "deep-recursion": "Calls itself until the stack is full.",
  memory: "Uses up the memory.",
  tampering: "Changes built-ins or globals of others.",
  outside: "Reaches for what is no part of the task.",
  syntax: "Is no program.",
  "missing-function": "Has no function of the task's name.",
  throws: "Ends with an error on ordinary input.",
};

function finding(kind: FindingKind, more: Omit<Finding, "kind" | "text"> & { text?: string } = {}): Finding {
  return { kind, text: sentences[kind], ...more };
}

function shownBy({ one, outcome }: Tried): Pick<Finding, "input" | "expected" | "got"> {
  return {
    input: one.input,
    expected: JSON.parse(one.expected) as Json,
    got: (outcome.isDone ? outcome.text : outcome.message).slice(0, 300),
  };
}

const broken = (findings: Finding[], more: Partial<Judgement> = {}): Judgement => ({
  verdict: "does-not-run",
  growth: null,
  findings,
  steps: [],
  observations: [],
  ordinary: { passed: 0, total: 0 },
  edges: { passed: 0, total: 0 },
  ...more,
});

const failureKinds: Record<Failure, FindingKind> = {
  throws: "throws",
  endless: "endless",
  "deep-recursion": "deep-recursion",
  memory: "memory",
};

/** An expression for the task's function in a program. */
const functionOf = ({ id }: Task) => `typeof ${id} === "function" ? ${id} : undefined`;

type Fixed = { mutation: Mutation; fix: Fix };

/** The usual slips first, then those that take more than one change, then changes that borrow from the program. */
function* candidateMutations(code: string, tree: Program, task: Task): Generator<Mutation> {
  yield* listMutations(code, tree, task);
  yield* compoundMutations(code, tree);
  yield* borrowedMutations(code, tree, task);
}

/** Looks for a change of one line that makes a program sound. */
function findFix(
  sandbox: Sandbox,
  code: string,
  task: Task,
  tree: Program,
  tried: readonly Tried[],
): Fixed | undefined {
  const isBad = ({ isRight: right, outcome }: Tried) => !right || (outcome.isDone && outcome.isChanged);
  // Large inputs come last, and of the others those that fail now come first; later the one that showed the last mutant to be
  // wrong, which mostly shows the next one, too.
  const isLarge = ({ one }: Tried) => one.kind === "large-input";
  const order = tried.toSorted(
    (a, b) => Number(isLarge(a)) - Number(isLarge(b)) || Number(isBad(b)) - Number(isBad(a)),
  );
  const isSound = (run: QuickJSHandle) => {
    const index = order.findIndex(({ one, outcome: original, ticks }) => {
      const isEndless = !original.isDone && original.failure === "endless";
      const least = one.kind === "large-input" ? largeTicks : isEndless ? mutantTicks : spareTicks;
      const limit = 4 * (isEndless ? 0 : ticks) + least;
      const outcome = sandbox.call(run, one.input, limit);
      return !isRight(outcome, one.expected) || !outcome.isDone || outcome.isChanged;
    });
    const shown = order[index];
    if (shown && !isLarge(shown)) order.unshift(...order.splice(index, 1));
    return index === -1;
  };
  const begun = sandbox.ticksTaken;
  const seen = new Set<string>();
  for (const mutation of candidateMutations(code, tree, task)) {
    if (sandbox.isExhausted || sandbox.ticksTaken - begun > searchTicks) return undefined;
    const mutant = applyMutation(code, mutation);
    if (seen.has(mutant)) continue;
    if (seen.size >= maxMutants) return undefined;
    seen.add(mutant);
    const run = sandbox.find(`(() => {${mutant}\n;return ${functionOf(task)};})()`);
    if (!run) continue;
    const isFixed = isSound(run);
    run.dispose();
    if (!isFixed) continue;
    const lineText = (source: string) => source.split("\n")[mutation.line - 1] ?? "";
    return {
      mutation,
      fix: { line: mutation.line, before: lineText(code), after: lineText(mutant), code: mutant },
    };
  }
  return undefined;
}

/** The flaws of a program, by the groups of inputs that it fails. */
function explain(
  task: Task,
  tried: readonly Tried[],
  fixed: Fixed | undefined,
): { kind: FindingKind; example?: Tried }[] {
  const wrong = tried.filter(({ isRight: right }) => !right);
  const changed = tried.find(({ outcome }) => outcome.isDone && outcome.isChanged);
  const kinds: { kind: FindingKind; example?: Tried }[] = [];
  const add = (kind: FindingKind, example: Tried | undefined) => {
    if (!kinds.some((known) => known.kind === kind)) kinds.push({ kind, ...(example && { example }) });
  };
  if (changed) add("mutates-input", changed);
  if (wrong.length === 0) return kinds;
  const plainWrong = wrong.find(({ one }) => one.kind === "plain");
  const groups = task.edges.map(({ kind }) => ({
    kind,
    all: tried.filter(({ one }) => one.kind === kind),
    failed: wrong.filter(({ one }) => one.kind === kind),
  }));
  const isWrongType = (one: Tried) => {
    if (!one.outcome.isDone) return false;
    if (!/^[[{"\d-]|^null$|^true$|^false$/.test(one.outcome.text)) return true;
    return !task.isRightType(JSON.parse(one.outcome.text) as Json);
  };
  if (!plainWrong) {
    for (const { kind, failed } of groups) {
      const [example] = failed;
      if (!example) continue;
      add(kind === "wrong-result" && isWrongType(example) ? "wrong-type" : kind, example);
    }
    // A flaw that only ordinary inputs show.
    if (kinds.every(({ kind }) => kind === "mutates-input"))
      add(fixed?.mutation.about ?? "wrong-result", wrong[0]);
    return reduce(kinds, fixed);
  }
  const about = fixed?.mutation.about;
  if (about !== undefined && about !== "mutates-input") {
    add(about, wrong.find(({ one }) => one.kind === about) ?? plainWrong);
    return kinds;
  }
  if (wrong.filter(({ one }) => one.kind === "plain").every(isWrongType)) add("wrong-type", plainWrong);
  else add("wrong-result", wrong.find(({ one }) => one.kind === "ordinary") ?? plainWrong);
  const empty = groups.find(({ kind }) => kind === "empty-input")?.failed[0];
  if (empty) add("empty-input", empty);
  return kinds;
}

/** A flaw shows itself in inputs of other groups, too: only the groups that need it are named. */
function reduce(kinds: { kind: FindingKind; example?: Tried }[], fixed: Fixed | undefined) {
  const has = (kind: FindingKind) => kinds.some((one) => one.kind === kind);
  const about = fixed?.mutation.about;
  const others = kinds.filter(({ kind }) => kind !== "mutates-input");
  // The change says what the inputs at an edge only show.
  if (
    about !== undefined &&
    about !== "mutates-input" &&
    others.length === 1 &&
    others[0]?.kind === "boundary"
  )
    return kinds.map((one) => (one === others[0] ? { ...one, kind: about } : one));
  if (about !== undefined && has(about) && kinds.filter(({ kind }) => kind !== "mutates-input").length > 1)
    return kinds.filter(({ kind }) => kind === about || kind === "mutates-input");
  const implied: [by: FindingKind, kind: FindingKind][] = [
    ["unsorted-input", "number-sort"],
    ["falsy-value", "wrong-order"],
    ["wrong-result", "ties"],
    ["ties", "boundary"],
    ["touching-intervals", "boundary"],
    ["unsorted-input", "touching-intervals"],
  ];
  const isImplied = (kind: FindingKind) =>
    (kind === "large-input" && others.length > 1) ||
    implied.some(([by, other]) => other === kind && by !== kind && has(by));
  return kinds.filter(({ kind }) => !isImplied(kind));
}

/**
 * Makes a judge that runs programs in QuickJS.
 * @param quickJs the module, from `newQuickJSWASMModuleFromVariant`
 * @param onTick called often while a program runs, and not while one of its built-in functions does
 * @returns a function that judges a submission. It is synchronous, takes no clock, and gives the same result for the same
 *   submission. It throws a `CodeJudgeError` for an unknown task or code that is no text.
 */
export function createJudge(
  quickJs: QuickJSWASMModule,
  onTick: () => void = () => {},
): (submission: Submission) => Judgement {
  const engine = { quickJs, onTick };
  return ({ task: id, code }) => {
    if (!Object.hasOwn(tasks, id)) throw new CodeJudgeError("unknown-task", `"${String(id)}" is no task`);
    if (typeof code !== "string") throw new CodeJudgeError("no-code", "A submission needs code");
    return judge(engine, code, tasks[id]);
  };
}

function judge(engine: Engine, code: string, task: Task): Judgement {
  if (code.length > maxCodeLength)
    return broken([finding("syntax", { line: 1, text: `Is longer than ${maxCodeLength} characters.` })]);
  const parsed = parseProgram(code);
  if ("message" in parsed) {
    const hint = hints.find(([pattern]) => pattern.test(code))?.[1] ?? "";
    return broken([finding("syntax", { line: parsed.line, text: `${parsed.message}. ${hint}`.trim() })]);
  }
  const { tree } = parsed;
  const observations = observe(code, tree, task.id);
  const outside = findOutside(tree);
  if (outside !== undefined)
    return broken([finding("outside", { line: lineOf(code, outside) })], { observations });

  const sandbox = new Sandbox(engine);
  let run: QuickJSHandle | undefined;
  try {
    const failure = sandbox.run(code);
    run = sandbox.find(functionOf(task));
    if (sandbox.isTampered()) return broken([finding("tampering", { line: 1 })], { observations });
    if (!run) {
      const kind = failure ? failureKinds[failure.failure] : "missing-function";
      return broken([finding(kind, { line: 1, ...(failure && { text: failure.message }) })], {
        observations,
      });
    }
    const tried = tryAll(sandbox, run, casesOf(task));
    if (sandbox.isTampered()) return broken([finding("tampering", { line: 1 })], { observations });
    return weigh(engine, sandbox, code, task, tree, tried, observations);
  } finally {
    sandbox.close([run]);
  }
}

function weigh(
  engine: Engine,
  sandbox: Sandbox,
  code: string,
  task: Task,
  tree: Program,
  tried: readonly Tried[],
  observations: Judgement["observations"],
): Judgement {
  const ordinary = tried.filter(({ one }) => one.kind === "ordinary");
  const others = tried.filter(({ one }) => one.kind !== "ordinary");
  const passed = (list: readonly Tried[]) => ({
    passed: list.filter(({ isRight: right }) => right).length,
    total: list.length,
  });
  const counts = { ordinary: passed(ordinary), edges: passed(others), observations };
  const failed = ordinary.filter(({ outcome }) => !outcome.isDone);
  const [firstFailed] = failed;
  const memory = tried.find(({ outcome }) => !outcome.isDone && outcome.failure === "memory");
  if (memory || (firstFailed && failed.length >= ordinary.length * 0.9)) {
    const shown = memory ?? firstFailed;
    const kind = shown && !shown.outcome.isDone ? failureKinds[shown.outcome.failure] : "throws";
    return broken([finding(kind, { line: 1, ...(shown && shownBy(shown)) })], counts);
  }
  const { growth, steps } = measureGrowth(engine, task, code, tree);
  const slow: Finding[] =
    growth === "quadratic" || growth === "worse" ? [finding("slow-growth", { line: slowLine(code) })] : [];
  const isSound = tried.every(({ isRight: right, outcome }) => right && outcome.isDone && !outcome.isChanged);
  if (isSound) return { verdict: "sound", growth, findings: slow, steps, ...counts };
  const fixed = findFix(sandbox, code, task, tree, tried);
  const findings = explain(task, tried, fixed).map(({ kind, example }) =>
    finding(kind, { ...(fixed && { line: fixed.mutation.line }), ...(example && shownBy(example)) }),
  );
  const share = ordinary.filter(({ isRight: right }) => right).length / Math.max(ordinary.length, 1);
  const verdict = fixed ? "slip" : share >= 0.5 ? "partly" : "wrong";
  return {
    verdict,
    growth,
    findings: [...findings, ...slow],
    ...(fixed && { fix: fixed.fix }),
    steps,
    ...counts,
  };
}

/** The line of the innermost loop or callback, where repeated work is likely. */
function slowLine(code: string): number {
  const lines = code.split("\n");
  const deepest = lines.findLastIndex((line) =>
    /\b(?:for|while)\b|\.(?:some|find|findIndex|filter|includes|indexOf|forEach|every|reduce|splice|shift)\(/.test(
      line,
    ),
  );
  return Math.max(deepest + 1, 1);
}
