import { expect, test } from "vitest";
import { fastGrowing, patternsUsed } from "word-patterns/growth";

/** Some patterns take time by the square of a line, which is short. None may take more. */
const limit = 2.4;

test("no pattern takes time by more than the square of its text", async () => {
  const patterns = await patternsUsed(new URL("./run-engine.ts", import.meta.url));
  expect(patterns.length).toBeGreaterThan(400);
  expect(fastGrowing(patterns, limit)).toEqual([]);
});
