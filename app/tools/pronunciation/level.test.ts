import { expect, test } from "vitest";
import { levelName } from "./level.ts";

const tone = (height: number) =>
  Float32Array.from({ length: 1600 }, (_, index) => height * Math.sin(index / 7));

test("louder sound has a greater height and another name", () => {
  const levels = [0, 0.0005, 0.01, 0.2, 1].map((height) => levelName(tone(height)));
  expect(levels.map(({ name }) => name)).toEqual(["silent", "silent", "quiet", "good", "loud"]);
  const heights = levels.map(({ height }) => height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights[0]).toBe(0);
  expect(heights.at(-1)).toBeLessThanOrEqual(1);
});
