import { expect, test } from "vitest";
import { typingBars } from "./session.ts";

test("the bar with most keys is the highest, a single key is visible, and no keys give no bar", () => {
  expect(typingBars([0, 1, 9, 18])).toEqual([0, 1, 5, 9]);
  expect(typingBars([0, 0])).toEqual([0, 0]);
});
