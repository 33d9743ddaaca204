import { existsSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { watchIntrinsics } from "./intrinsics.ts";
import { createScorer, defaultProcesses, type Scorer, scoringProcesses } from "./scorer.ts";

const program = `${import.meta.dirname}/hostile.fixture.ts`;
const scorers: Scorer[] = [];
function open(options: Partial<Parameters<typeof createScorer>[0]> = {}) {
  const scorer = createScorer({ program, processes: 1, ...options });
  scorers.push(scorer);
  return scorer;
}
afterEach(() => {
  for (const scorer of scorers.splice(0)) scorer.close();
});

/** Id of the process that scored it, or the failure. */
async function scoredBy(scorer: Scorer, deed: string): Promise<string> {
  const outcome = await scorer.score("posting", Buffer.from(deed));
  return outcome.kind === "SCORED" ? outcome.engine : outcome.failure;
}

test("a process scores one file after the other, up to its number, and ends when it is idle", async () => {
  const scorer = open({ filesPerProcess: 3, idleMs: 50 });
  const pids: string[] = [];
  for (const name of ["one", "two", "three", "four"]) pids.push(await scoredBy(scorer, name));
  const [first, second, third, fourth] = pids;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
  for (const pid of pids) await eventually(() => expect(existsSync(`/proc/${pid}`)).toBe(false));
});

test.each([
  ["answer later", "scored"],
  ["answer twice", "malformed-outcome"],
  ["wrong id", "malformed-outcome"],
  ["exit", "malformed-outcome"],
  ["fail", "encrypted"],
  ["grow", "scored"],
  ["spend", "scored"],
])("after a file that makes its process %s, another process scores the next one", async (deed, expected) => {
  const scorer = open({ processorSeconds: 2.5 });
  // Together they spend what a single file may.
  const first = await scoredBy(scorer, deed === "spend" ? deed : "honest");
  const hostile = await scoredBy(scorer, deed);
  expect(hostile).toBe(expected === "scored" ? first : expected);
  // Before any other file arrives.
  if (deed === "answer later") await eventually(() => expect(existsSync(`/proc/${hostile}`)).toBe(false));
  await eventually(async () => {
    const outcome = await scorer.score("posting", Buffer.from("the next"));
    expect(outcome).toMatchObject({ kind: "SCORED", report: '"the next"' });
    expect(outcome).not.toMatchObject({ engine: hostile });
  });
  await eventually(() => expect(existsSync(`/proc/${first}`)).toBe(false));
});

test("a failure counts only from a new process, and each file has all of its processor time", async () => {
  const scorer = open({ processorSeconds: 1 });
  const honest = await scoredBy(scorer, "honest");
  expect(await scoredBy(scorer, "loop")).toBe("timed-out");
  const next = await scoredBy(scorer, "honest");
  expect(Number(next)).toBeGreaterThan(0);
  expect(next).not.toBe(honest);
});

test("as many files are scored at once as processes are allowed; an urgent one is the next", async () => {
  const scorer = open({ processes: 2, filesPerProcess: 1 });
  const order: string[] = [];
  const score = async (name: string, isUrgent = false) => {
    await scorer.score("posting", Buffer.from(name), { isUrgent });
    order.push(name);
  };
  const all = [score("a"), score("b"), score("c"), score("d"), score("urgent", true)];
  await Promise.all(all);
  expect(order.indexOf("urgent")).toBeLessThan(order.indexOf("d"));
  expect(order).toHaveLength(5);
});

test("what a file changes in the language itself is noticed", () => {
  const isUntouched = watchIntrinsics();
  expect(isUntouched()).toBe(true);
  Object.defineProperty(Object.prototype, "polluted", { value: 1, configurable: true });
  expect(isUntouched()).toBe(false);
  Reflect.deleteProperty(Object.prototype, "polluted");
  expect(isUntouched()).toBe(true);
  const { parse } = JSON;
  JSON.parse = () => ({ score: 100 });
  const isNoticed = !isUntouched();
  JSON.parse = parse;
  expect(isNoticed).toBe(true);
});

test("by default one core stays free and half of the memory; a setting beyond the memory is refused", () => {
  expect([1, 2, 4, 16].map((cores) => defaultProcesses(cores, 64_000))).toEqual([1, 1, 3, 8]);
  expect([500, 1_000, 2_000, 4_000].map((megabytes) => defaultProcesses(16, megabytes))).toEqual([
    1, 1, 2, 5,
  ]);
  expect(scoringProcesses(5, 2_000)).toBe(5);
  expect(() => scoringProcesses(6, 2_000)).toThrow(
    "Settings: SCORING_PROCESSES=6: must be 5 or less: each may take 400 MB, and there are 2000 MB",
  );
});
