import { expect, test } from "vitest";
import { typingBars } from "./session.ts";

test("the bar with most keys is the highest, a single key shows, and nothing is drawn where no key was pressed", () => {
  expect(typingBars([0, 1, 9, 18])).toEqual([0, 1, 5, 9]);
  expect(typingBars([0, 0])).toEqual([0, 0]);
});
