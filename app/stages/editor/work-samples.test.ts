import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { countsOf, judgeReasoning } from "./reasoning.ts";
import { follow } from "./situation.ts";

const { reasoning, situation } = content.workSamples;
const counts = countsOf(reasoning);
const usesOf = (answer: number) => {
  const { uses } = judgeReasoning(counts, answer);
  return uses && [...uses.values()];
};

test("the right answer includes every correction", () => {
  expect(judgeReasoning(counts, 40).right).toBe(25 + 4 - 4 + (48 - 52) + (71 - 52));
});

test.each([
  [40, ["MET", "MET", "MET"]],
  [88, ["MET", "MISSED", "MET"]],
  [26, ["MET", "MET", "MISSED"]],
  [49, ["MISSED", "MISSED", "MISSED"]],
  [12, ["MET", "MET", "REVERSED"]],
  [41, undefined],
])("%s is explained by the facts that it uses", (answer, uses) => {
  expect(usesOf(answer)).toEqual(uses);
});

test("every path through the conversation ends, and every turn and end is reachable", () => {
  const reached = new Set<string>();
  const walk = (path: number[]) => {
    const { turn, end, exchanges } = follow(situation, path);
    expect(exchanges).toHaveLength(path.length);
    reached.add((turn ?? end)?.id ?? "");
    turn?.replies.forEach((_, place) => {
      walk([...path, place]);
    });
    expect(turn === undefined).toBe(end !== undefined);
  };
  walk([]);
  expect([...reached].sort()).toEqual([...situation.turns, ...situation.ends].map(({ id }) => id).sort());
});

test("a nonexistent reply leaves the conversation unchanged", () => {
  expect(follow(situation, [0, 9]).exchanges).toHaveLength(1);
});
