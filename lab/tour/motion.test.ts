import { expect, test } from "vitest";
import { between, minimumJerk, onPath, reachSeconds } from "./motion.ts";

const steps = Array.from({ length: 31 }, (_, index) => index / 30);

test("a movement begins and ends at rest, and never turns back", () => {
  const shares = steps.map(minimumJerk);
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares[1]).toBeLessThan(0.001);
  expect(shares.at(-2)).toBeGreaterThan(0.999);
});

test("a path ends at its target, whatever its direction, and bends a little", () => {
  for (const to of [
    { x: 900, y: 100 },
    { x: -300, y: 500 },
    { x: 0, y: 0 },
  ]) {
    const from = { x: 200, y: 300 };
    expect(onPath(from, to, 0)).toEqual(from);
    expect(onPath(from, to, 1)).toEqual(to);
    const middle = onPath(from, to, 0.5);
    const straight = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const bend = Math.hypot(middle.x - straight.x, middle.y - straight.y);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    expect(bend / length).toBeCloseTo(0.07);
  }
});

test("far and small targets take longer, and none takes more than a second or two", () => {
  expect(reachSeconds(800, 40)).toBeGreaterThan(reachSeconds(400, 40));
  expect(reachSeconds(400, 40)).toBeGreaterThan(reachSeconds(400, 200));
  expect(reachSeconds(2000, 30)).toBeLessThan(1.2);
});

test("a zoom goes from view to view; a pan keeps its width", () => {
  const from = { x: 0, y: 0, width: 1200 };
  const to = { x: 300, y: 150, width: 600 };
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  // Zooming is geometric: half of the time gives the square root of the factor.
  expect(between(from, to, 0.5).width).toBeCloseTo(1200 / Math.SQRT2);
  expect(between(from, { ...to, width: 1200 }, 0.5)).toEqual({ x: 150, y: 75, width: 1200 });
});
