import type { Program } from "acorn";
import { costPrelude, countSteps } from "./instrument.ts";
import { type Engine, Sandbox } from "./sandbox.ts";
import type { Task } from "./tasks/task.ts";
import type { Growth, StepCounts } from "./types.ts";

const sizes = [8, 16, 32, 64, 128, 256, 512, 1024];
/** Ticks for one size. A size that takes more ends the family: the smaller ones decide. */
const ticks = 400;
/** With this many steps, a larger size would show nothing new. */
const enoughSteps = 40_000;
/** The smallest sizes that may decide. */
const minSizes = 3;

/** Bounds between classes: by how much the increase of steps grows as n doubles. */
const bounds: [least: number, growth: Growth][] = [
  [5.6, "worse"],
  [2.75, "quadratic"],
  [2.11, "linearithmic"],
  [1.35, "linear"],
  [0, "log"],
];

/** The class of growth of counts at doubling n. Differences leave out what does not depend on n. */
export function classOf(counts: readonly { n: number; steps: number }[]): Growth | undefined {
  const [first, second, third] = counts.slice(-3).map(({ steps }) => steps);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const [early, late] = [second - first, third - second];
  // A search that ends immediately, and the like: nothing grows.
  if (late <= Math.max(4, third * 0.01)) return "constant";
  if (early <= 0) return "linear";
  return bounds.find(([least]) => late / early >= least)?.[1];
}

/** A list is sorted whose length grows with the input: at least as many steps as sorting takes. */
const growsInSorting = (sorted: readonly number[]) => {
  const [first = 0, second = 0, third = 0] = sorted.slice(-3);
  return second >= first * 1.9 && third >= second * 1.9 && first > 0;
};

const order: Growth[] = ["constant", "log", "linear", "linearithmic", "quadratic", "worse"];

/** Counts the steps of a program over the families of its task, and gives the worst class. */
export function measureGrowth(
  engine: Engine,
  task: Task,
  source: string,
  tree: Program,
): { growth: Growth | null; steps: StepCounts[] } {
  const counted = countSteps(source, tree);
  const classes: Growth[] = [];
  const steps = task.families.map(({ name, make }): StepCounts => {
    const sandbox = new Sandbox(engine, costPrelude);
    const isBroken = sandbox.run(counted);
    const run = isBroken ? undefined : sandbox.find(task.id);
    const counts: StepCounts["counts"] = [];
    const sorted: number[] = [];
    if (run) {
      for (const n of sizes) {
        const before = sandbox.readNumber("__steps");
        const outcome = sandbox.call(run, make(n), ticks);
        if (!outcome.isDone) break;
        const taken = sandbox.readNumber("__steps") - before;
        counts.push({ n, steps: taken });
        sorted.push(sandbox.readNumber("__sorted"));
        if (taken > enoughSteps && counts.length >= minSizes) break;
      }
    }
    sandbox.close([run]);
    const grown = counts.length >= minSizes ? classOf(counts) : undefined;
    if (grown) classes.push(grown, ...(growsInSorting(sorted) ? (["linearithmic"] as const) : []));
    return { family: name, counts };
  });
  const worst = classes.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? null;
  return { growth: worst, steps };
}
