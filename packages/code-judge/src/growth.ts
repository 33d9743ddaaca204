import type { Program } from "acorn";
import { costPrelude, countSteps } from "./instrument.ts";
import { type Engine, isTrap, Sandbox } from "./sandbox.ts";
import { functionOf, type Task } from "./tasks/task.ts";
import type { Growth, Json, StepCounts } from "./types.ts";

const sizes = [8, 16, 32, 64, 128, 256, 512, 1024];
/** Tick limit for one size. If a size exceeds it, the smaller ones decide. */
const ticks = 400;
/** Beyond this many steps, larger sizes would show nothing new. */
const enoughSteps = 40_000;
/** Sizes needed for a decision. */
const minSizes = 3;

/** Lower bounds of the classes: the factor by which the increase of steps grows when n doubles. */
const bounds: [least: number, growth: Growth][] = [
  [5.6, "worse"],
  [2.75, "quadratic"],
  [2.11, "linearithmic"],
  [1.35, "linear"],
  [0, "log"],
];

/** Growth class from step counts at doubling n. Differences cancel what does not depend on n. */
export function classOf(counts: readonly { n: number; steps: number }[]): Growth | undefined {
  const [first, second, third] = counts.slice(-3).map(({ steps }) => steps);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const [early, late] = [second - first, third - second];
  // Nothing grows, as in a search that ends immediately.
  if (late <= Math.max(4, third * 0.01)) return "constant";
  if (early <= 0) return "linear";
  return bounds.find(([least]) => late / early >= least)?.[1];
}

/** Whether the longest sorted list grows with the input; the class is then at least linearithmic. */
const growsInSorting = (sorted: readonly number[]) => {
  const [first = 0, second = 0, third = 0] = sorted.slice(-3);
  return second >= first * 1.9 && third >= second * 1.9 && first > 0;
};

const order: Growth[] = ["constant", "log", "linear", "linearithmic", "quadratic", "worse"];

/** Counts steps as the input doubles, until there are enough, or a size takes too many. */
function countFamily(sandbox: Sandbox, counted: string, task: Task, make: (n: number) => Json) {
  const counts: StepCounts["counts"] = [];
  const sorted: number[] = [];
  // An error after the function leaves it as it is.
  try {
    sandbox.run(counted);
    const run = sandbox.find(functionOf(task));
    if (!run || "failure" in run) return { counts, sorted };
    for (const n of sizes) {
      const before = sandbox.readNumber("__steps");
      const outcome = sandbox.call(run, make(n), ticks);
      if (!outcome.isDone) break;
      const taken = sandbox.readNumber("__steps") - before;
      counts.push({ n, steps: taken });
      sorted.push(sandbox.readNumber("__sorted"));
      if (taken > enoughSteps && counts.length >= minSizes) break;
    }
  } catch (error) {
    if (!isTrap(error)) throw error;
  }
  return { counts, sorted };
}

/** Counts a program's steps for each family of inputs, and returns the worst growth class. */
export async function measureGrowth(
  engine: Engine,
  task: Task,
  source: string,
  tree: Program,
): Promise<{ growth: Growth | null; steps: StepCounts[] }> {
  const counted = countSteps(source, tree);
  const classes: Growth[] = [];
  const steps: StepCounts[] = [];
  for (const { name, make } of task.families) {
    const sandbox = await Sandbox.create(engine, { prelude: costPrelude });
    const { counts, sorted } = countFamily(sandbox, counted, task, make);
    const grown = counts.length >= minSizes ? classOf(counts) : undefined;
    if (grown) classes.push(grown, ...(growsInSorting(sorted) ? (["linearithmic"] as const) : []));
    steps.push({ family: name, counts });
  }
  const worst = classes.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? null;
  return { growth: worst, steps };
}
