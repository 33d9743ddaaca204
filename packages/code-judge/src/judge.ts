import type { Program } from "acorn";
import type { QuickJSHandle } from "quickjs-emscripten-core";
import { CodeJudgeError } from "./code-judge-error.ts";
import { type Fixed, findFix } from "./find-fix.ts";
import { measureGrowth } from "./growth.ts";
import { observe } from "./observations.ts";
import { readSource } from "./read-source.ts";
import { type Engine, type Failed, type Failure, isTrap, printingPrelude, Sandbox } from "./sandbox.ts";
import { findOutside, isFunction, lineOf, type NodeOf, walk } from "./syntax.ts";
import { functionOf, type Task } from "./tasks/task.ts";
import { type TaskId, tasks } from "./tasks/tasks.ts";
import { isRight, type Tried, tryAll } from "./try-all.ts";
import type { Example, ExamplesRun, Finding, FindingKind, Json, Judgement } from "./types.ts";

/** A program for one of the tasks. */
export type Submission = { task: TaskId; code: string };

/** More characters are not read: no task needs a tenth of them. */
export const maxCodeLength = 60_000;
/** Tick limit of all calls of a program. */
const maxTicks = 6_000;

const hints: [RegExp, string][] = [
  [
    /:\s*(?:number|string|boolean|any|void|Array<)|\binterface\b|\bas \w+|<T>/,
    "Types of TypeScript are no part of JavaScript.",
  ],
  [/^\s*(?:import|export)\b/m, "The task is a script: `import` and `export` are for modules."],
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
    failed: wrong.filter(
      ({ one }) => one.kind === kind && !wrong.some((other) => other.one.kind === one.unless),
    ),
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

const hasFailed = (one: Tried): one is Tried & { outcome: Failed & { isDone: false } } => !one.outcome.isDone;

/** A judge of programs. What it finds does not depend on how fast or busy the machine is. */
export type Judge = {
  judge: (submission: Submission) => Promise<Judgement>;
  /** Calls a program's function with examples, and keeps what it prints. */
  runExamples: (submission: Submission, examples: readonly Example[]) => Promise<ExamplesRun>;
};

/**
 * Makes a judge that runs programs in QuickJS.
 * @param loadModule makes a new instance of the module, whose memory has a maximum
 * @param onTick called often while a program runs, and not while one of its built-in functions does
 * @returns functions that take no clock, and give the same result for the same submission. They reject with a
 *   `CodeJudgeError` for an unknown task or code that is no text.
 */
export function createJudge(loadModule: Engine["loadModule"], onTick: () => void = () => {}): Judge {
  const engine = { loadModule, onTick };
  const read = ({ task: id, code }: Submission) => {
    if (!Object.hasOwn(tasks, id)) throw new CodeJudgeError("unknown-task", `"${String(id)}" is no task`);
    if (typeof code !== "string") throw new CodeJudgeError("no-code", "A submission needs code");
    return readProgram(code, tasks[id]);
  };
  return {
    async judge(submission) {
      const program = read(submission);
      if ("finding" in program) return broken([program.finding], { observations: program.observations });
      const { observations } = program;
      const ran = runProgram(await Sandbox.create(engine, { maxTicks }), program);
      return "finding" in ran
        ? broken([ran.finding], { observations })
        : weigh(engine, program, ran, observations);
    },
    async runExamples(submission, examples) {
      const program = read(submission);
      if ("finding" in program) return { finding: program.finding, printed: [], runs: [] };
      return callExamples(
        await Sandbox.create(engine, { maxTicks, prelude: printingPrelude }),
        program,
        examples,
      );
    },
  };
}

/** A program that was read. */
type Read = { code: string; tree: Program; task: Task };
type Observations = Judgement["observations"];

/** Reads a submission. @returns a finding if it is no program, or not one that may run */
function readProgram(
  submitted: string,
  task: Task,
): (Read & { observations: Observations }) | { finding: Finding; observations: Observations } {
  const refuse = (found: Finding, observations: Observations = []) => ({ finding: found, observations });
  if (submitted.length > maxCodeLength)
    return refuse(finding("syntax", { line: 1, text: `Is longer than ${maxCodeLength} characters.` }));
  const source = readSource(submitted);
  if ("message" in source) {
    const { message, ...at } = source;
    const hint = hints.find(([pattern]) => pattern.test(submitted))?.[1] ?? "";
    return refuse(finding("syntax", { ...at, text: `${message}. ${hint}`.trim() }));
  }
  const { code, tree, note } = source;
  const observations = observe(code, tree, task.id);
  if (note) observations.unshift({ kind: "around", ...note });
  const outside = findOutside(tree);
  if (outside !== undefined) return refuse(finding("outside", { line: lineOf(code, outside) }), observations);
  return { code, tree, task, observations };
}

/** How a program ran. `failed`: it ended with an error, but its function was there. */
type Ran = { tried: Tried[]; ticks: number; failed?: Failed | undefined };

/** Runs a program. @returns its function, or a finding if there is none to call */
function startProgram(
  sandbox: Sandbox,
  program: Read,
): { run: QuickJSHandle; ticks: number; failed: Failed | undefined } | { finding: Finding } {
  const { code, task } = program;
  const failed = sandbox.run(code);
  const { ticksTaken: ticks } = sandbox;
  if (sandbox.isTampered()) return { finding: finding("tampering", { line: 1 }) };
  if (failed && failed.failure !== "throws") {
    const kind = failureKinds[failed.failure];
    const text = `${sentences[kind]} It is what stands outside of the function.`;
    return { finding: finding(kind, { line: lineOfFailure(program, failed), text }) };
  }
  const run = sandbox.find(functionOf(task));
  if (!run || "failure" in run)
    return {
      finding: failed
        ? finding("throws", {
            line: lineOfFailure(program, failed),
            text: `Ends with an error: ${describe(program, failed)}.`,
          })
        : finding("missing-function", { line: 1 }),
    };
  return { run, ticks, failed };
}

/** What a broken module says of the program that was in it. */
function trapFinding(error: unknown): Finding {
  if (!isTrap(error)) throw error;
  return finding(error instanceof RangeError ? "deep-recursion" : "memory", { line: 1 });
}

/** Runs a program and calls its function with all inputs. @returns a finding if there is nothing to weigh */
function runProgram(sandbox: Sandbox, program: Read): Ran | { finding: Finding } {
  try {
    const started = startProgram(sandbox, program);
    if ("finding" in started) return started;
    const { run, ticks, failed } = started;
    const tried = tryAll(sandbox, run, program.task);
    if (sandbox.isTampered()) return { finding: finding("tampering", { line: 1 }) };
    return { tried, ticks, failed };
  } catch (error) {
    return { finding: trapFinding(error) };
  }
}

/** Runs a program and calls its function with examples, until it uses up what its calls have together. */
function callExamples(sandbox: Sandbox, program: Read, examples: readonly Example[]): ExamplesRun {
  const done: ExamplesRun = { printed: [], runs: [] };
  try {
    const started = startProgram(sandbox, program);
    done.printed = sandbox.takePrinted();
    if ("finding" in started) return { ...done, finding: started.finding };
    for (const { input, expected } of examples) {
      const outcome = sandbox.call(started.run, input);
      done.runs.push({
        got: outcome.isDone
          ? outcome.text
          : outcome.failure === "throws"
            ? describe(program, outcome)
            : sentences[failureKinds[outcome.failure]],
        ...(expected !== undefined && { isRight: isRight(outcome, JSON.stringify(expected)) }),
        printed: sandbox.takePrinted(),
      });
      if (!outcome.isDone && outcome.failure === "memory") break;
    }
    return done;
  } catch (error) {
    return { ...done, finding: trapFinding(error) };
  }
}

/**
 * The name in the call at a place where something was no function. QuickJS gives the place of what it evaluated last, which
 * may be in another call, among the arguments: then there is no name.
 */
function calledAt({ code, tree }: Read, { line, column }: NonNullable<Failed["at"]>): string | undefined {
  const lines = code.split("\n");
  const offset = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  let called: NodeOf<"CallExpression"> | undefined;
  for (const { node } of walk(tree)) {
    if (node.start > offset || node.end <= offset) continue;
    if (isFunction(node)) called = undefined;
    if (node.type !== "CallExpression") continue;
    if (called?.arguments.some(({ start, end }) => start <= node.start && node.end <= end)) return undefined;
    called = node;
  }
  if (!called) return undefined;
  const { callee } = called;
  const name = callee.type === "MemberExpression" && !callee.computed ? callee.property : callee;
  return name.type === "Identifier" ? name.name : undefined;
}

const missingName = ({ message }: Failed) => /^ReferenceError: (\S+) is not defined$/.exec(message)?.[1];

/** The line where a program failed. QuickJS has none of its own for a name, but that of what it did before. */
function lineOfFailure({ code, tree }: Read, failed: Failed): number {
  const name = missingName(failed);
  if (name !== undefined)
    for (const { node } of walk(tree))
      if (node.type === "Identifier" && node.name === name) return lineOf(code, node.start);
  return failed.at?.line ?? 1;
}

/** What a program lacked here, if that is why it failed: a name or a function. */
function missingIn(program: Read, failed: Failed): string | undefined {
  const { message, at } = failed;
  const name = missingName(failed);
  if (name !== undefined) return `${name} is not defined here`;
  const called = message === "TypeError: not a function" && at ? calledAt(program, at) : undefined;
  return called === undefined ? undefined : `${called} is no function here`;
}

const describe = (program: Read, failed: Failed) =>
  missingIn(program, failed) ?? failed.message.slice(0, 120);

/** The finding for a program that fails on nearly all ordinary inputs, or uses up the memory. */
function failureFinding(
  program: Read,
  { failed }: Ran,
  shown: Tried & { outcome: Failed & { isDone: false } },
): Finding {
  const { outcome } = shown;
  const kind = failureKinds[outcome.failure];
  const first = failed ? ` It ended with an error before: ${describe(program, failed)}.` : "";
  return finding(kind, {
    line: lineOfFailure(program, outcome),
    ...shownBy(shown),
    ...(kind === "throws" && {
      text: `Ends with an error on ordinary input: ${describe(program, outcome)}.${first}`,
    }),
  });
}

async function weigh(
  engine: Engine,
  program: Read,
  ran: Ran,
  observations: Judgement["observations"],
): Promise<Judgement> {
  const { code, tree, task } = program;
  const { tried, failed } = ran;
  const ordinary = tried.filter(({ one }) => one.kind === "ordinary");
  const others = tried.filter(({ one }) => one.kind !== "ordinary");
  const passed = (list: readonly Tried[]) => ({
    passed: list.filter(({ isRight: right }) => right).length,
    total: list.length,
  });
  if (failed)
    observations.unshift({
      kind: "around",
      line: lineOfFailure(program, failed),
      text: `The program ends with an error outside of the function: ${describe(program, failed)}.`,
    });
  const counts = { ordinary: passed(ordinary), edges: passed(others), observations };
  const failing = ordinary.filter(hasFailed);
  const shown =
    tried.filter(hasFailed).find(({ outcome }) => outcome.failure === "memory") ??
    (failing.length >= ordinary.length * 0.9 ? failing[0] : undefined);
  if (shown) return broken([failureFinding(program, ran, shown)], counts);
  const { growth, steps } = await measureGrowth(engine, task, code, tree);
  const slow: Finding[] =
    growth === "quadratic" || growth === "worse" ? [finding("slow-growth", { line: slowLine(code) })] : [];
  const isSound = tried.every(({ isRight: right, outcome }) => right && outcome.isDone && !outcome.isChanged);
  if (isSound) return { verdict: "sound", growth, findings: slow, steps, ...counts };
  const fixed = await findFix(engine, { ...program, ...ran });
  const findings = explain(task, tried, fixed).map(({ kind, example }, index) => {
    const lacking = example && hasFailed(example) ? missingIn(program, example.outcome) : undefined;
    const before = failed && index === 0 ? describe(program, failed) : undefined;
    const text = [
      sentences[kind],
      ...[lacking, before].flatMap((part) => (part === undefined ? [] : `${part}.`)),
    ];
    return finding(kind, {
      text: text.join(" "),
      ...(fixed && { line: fixed.fix.line }),
      ...(example && shownBy(example)),
    });
  });
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
