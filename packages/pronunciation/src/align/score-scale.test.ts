import { expect, it } from "vitest";
import { onScale, phoneScore, wordScore } from "./score-scale.ts";

it("onScale is linear between points and level beyond them", () => {
  const scale = [
    [0, 0],
    [0.5, 0.25],
    [1, 1],
  ] as const;
  expect([-1, 0, 0.25, 0.5, 0.75, 1, 2].map((value) => onScale(scale, value))).toEqual([
    0, 0, 0.125, 0.25, 0.625, 1, 1,
  ]);
});

it.each([
  ["phoneScore", phoneScore],
  ["wordScore", wordScore],
])("%s rises from 0 to 1", (_, score) => {
  const scores = Array.from({ length: 101 }, (_, i) => score(i / 100));
  expect(scores[0]).toBe(0);
  expect(scores.at(-1)).toBe(1);
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
});
