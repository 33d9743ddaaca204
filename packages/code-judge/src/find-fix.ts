import type { Program } from "acorn";
import type { QuickJSHandle } from "quickjs-emscripten-core";
import { borrowedMutations } from "./borrowed-mutations.ts";
import { compoundMutations } from "./compound-mutations.ts";
import { applyMutation, type Mutation } from "./mutation.ts";
import { listMutations } from "./mutations.ts";
import { type Engine, type Failed, isTrap, Sandbox } from "./sandbox.ts";
import { lineOf } from "./syntax.ts";
import { functionOf, type Task } from "./tasks/task.ts";
import { isRight, type Tried } from "./try-all.ts";
import type { Fix } from "./types.ts";

/** A mutated program may have become endless: it may take this many ticks more than four times the original's. */
const spareTicks = 1;
/** If the original's own call did not end. */
const mutantTicks = 30;
/** On large inputs, whose right result may take long. */
const largeTicks = 150;
/*
 * The search has a budget of its own, in steps and tries. Used up, there is a verdict without a fix.
 */
const searchTicks = 1_500;
const maxMutants = 12_000;
/** Compiling takes time for each character, and no steps. */
const maxCharacters = 12_000_000;
/** Sandboxes that mutants may use up. */
const maxSandboxes = 4;

export type Fixed = { mutation: Mutation; fix: Fix };

/** The program whose fix is searched, and how it ran. */
export type Original = {
  code: string;
  tree: Program;
  task: Task;
  tried: readonly Tried[];
  /** Ticks that it took before its function was called. */
  ticks: number;
};

/** The usual slips first, then those that take more than one change, then changes that borrow from the program. */
function* candidateMutations({ code, tree, task }: Original): Generator<Mutation> {
  yield* listMutations(code, tree, task);
  yield* compoundMutations(code, tree);
  yield* borrowedMutations(code, tree, task);
}

/**
 * An expression for the function of a mutant, which has a scope of its own. The function is found even if the program ends
 * with an error after it; a directive stays the first of its statements.
 */
function expressionFor(mutant: string, mutation: Mutation, { tree, task }: Original): string {
  const directives = tree.body.findLast((one) => "directive" in one)?.end ?? 0;
  const at = mutation.start >= directives ? directives : 0;
  const find = `() => ${functionOf(task)}`;
  return `(() => { let __find; try { (() => {${mutant.slice(0, at)};__find = ${find};${mutant.slice(at)}\n})(); } catch {} return __find(); })()`;
}

/** Whether the sandbox is full. A text or list that would be too long fills nothing. */
const isOutOfMemory = ({ message }: Failed) => /out of memory/.test(message);

/** Tries a mutant on the inputs, in an order that shows most wrong ones soon. */
function createTrial({ tried }: Original) {
  const isBad = ({ isRight: right, outcome }: Tried) => !right || (outcome.isDone && outcome.isChanged);
  // Large inputs come last, and of the others those that fail now come first; later the one that showed the last mutant to be
  // wrong, which mostly shows the next one, too.
  const isLarge = ({ one }: Tried) => one.kind === "large-input";
  const order = tried.toSorted(
    (a, b) => Number(isLarge(a)) - Number(isLarge(b)) || Number(isBad(b)) - Number(isBad(a)),
  );
  return (sandbox: Sandbox, run: QuickJSHandle): "sound" | "wrong" | "memory" => {
    let isMemory = false;
    const index = order.findIndex(({ one, outcome: original, ticks }) => {
      const isEndless = !original.isDone && original.failure === "endless";
      const least = one.kind === "large-input" ? largeTicks : isEndless ? mutantTicks : spareTicks;
      const limit = 4 * (isEndless ? 0 : ticks) + least;
      const outcome = sandbox.call(run, one.input, limit);
      isMemory = !outcome.isDone && isOutOfMemory(outcome);
      return !isRight(outcome, one.expected) || !outcome.isDone || outcome.isChanged;
    });
    const shown = order[index];
    if (shown && !isLarge(shown)) order.unshift(...order.splice(index, 1));
    return index === -1 ? "sound" : isMemory ? "memory" : "wrong";
  };
}

/** Looks for a change of one line that makes a program sound. */
export async function findFix(engine: Engine, original: Original): Promise<Fixed | undefined> {
  const { code, ticks } = original;
  const tryMutant = createTrial(original);
  const judgeIn = (sandbox: Sandbox, expression: string) => {
    const run = sandbox.find(expression, 4 * ticks + spareTicks);
    if (!run) return "wrong";
    if ("failure" in run) return isOutOfMemory(run) ? "memory" : "wrong";
    const result = tryMutant(sandbox, run);
    run.dispose();
    return result;
  };
  let sandbox = await Sandbox.create(engine);
  let [sandboxes, spentTicks, characters] = [1, 0, 0];
  const seen = new Set<string>();
  for (const mutation of candidateMutations(original)) {
    if (spentTicks + sandbox.ticksTaken > searchTicks || characters > maxCharacters) return undefined;
    const mutant = applyMutation(code, mutation);
    if (seen.has(mutant)) continue;
    if (seen.size >= maxMutants) return undefined;
    seen.add(mutant);
    characters += mutant.length;
    engine.onTick();
    let result: "sound" | "wrong" | "memory";
    try {
      result = judgeIn(sandbox, expressionFor(mutant, mutation, original));
    } catch (error) {
      if (!isTrap(error)) throw error;
      result = "memory";
    }
    if (result === "memory") {
      if (sandboxes >= maxSandboxes) return undefined;
      sandboxes += 1;
      spentTicks += sandbox.ticksTaken;
      sandbox = await Sandbox.create(engine);
    }
    if (result !== "sound") continue;
    const line = lineOf(code, mutation.start);
    const lineText = (source: string) => source.split("\n")[line - 1] ?? "";
    return { mutation, fix: { line, before: lineText(code), after: lineText(mutant), code: mutant } };
  }
  return undefined;
}
