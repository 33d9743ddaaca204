import { expect, test } from "vitest";
import { fastGrowing, growthOf, nastyTexts, patternsUsed, repeated } from "word-patterns/growth";
import { readReplies } from "./run-replies.ts";

/** 1 is a time in proportion to the text, 2 to its square. */
const limit = 1.5;

test("no pattern of the closed lists takes much longer than its text grows", async () => {
  // Facts are read in a text without long words, numbers and gaps, so their patterns do not count here.
  const ofFacts = new Set((await patternsUsed(new URL("./run-fields.ts", import.meta.url))).map(String));
  const used = await patternsUsed(new URL("./run-replies.ts", import.meta.url));
  const patterns = used.filter((pattern) => !ofFacts.has(String(pattern)));
  expect(patterns.length).toBeGreaterThan(80);
  expect(fastGrowing(patterns, limit)).toEqual([]);
});

/** Rows of words that several lists have. */
const rows = {
  courtesy: repeated("please sir hey "),
  refusals: repeated("please don't want to get any of your "),
  closings: repeated("end this chat "),
  days: repeated("roz roz "),
  persons: repeated("real person "),
};

test.each(Object.entries({ ...nastyTexts, ...rows }))(
  "a message of %s takes no longer than its length grows",
  (_, textOf) => {
    expect(growthOf(readReplies, textOf, limit)).toBeLessThan(limit);
  },
);
