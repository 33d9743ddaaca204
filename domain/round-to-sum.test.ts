import { expect, test } from "vitest";
import { roundToSum } from "./round-to-sum.ts";

test("the largest remainders are rounded up until the sum is reached", () => {
  expect(roundToSum([61.5, 14.4, 9.5], 85)).toEqual([62, 14, 9]);
  expect(roundToSum([61.5, 14.4, 9.5], 86)).toEqual([62, 14, 10]);
  expect(roundToSum([0, 0], 0)).toEqual([0, 0]);
  expect(roundToSum([], 0)).toEqual([]);
});

test("no number exceeds its limit", () => {
  expect(roundToSum([60.2, 14.4, 9.9], 85, [69, 14, 10])).toEqual([61, 14, 10]);
});
