import { expect, test } from "vitest";
import { fastGrowing, growthOf, nastyTexts, patternsUsed, repeated } from "word-patterns/growth";
import { assess, criteria } from "../src/index.ts";

/** 1 is a time in proportion to the text, 2 to its square. */
const limit = 1.5;
/** For patterns that see at most 120 characters, before and after a quotation. */
const quoteLimit = 2.4;

test("no pattern takes much longer than its text grows", async () => {
  const inQuotes = await patternsUsed(new URL("./run-quotes.ts", import.meta.url));
  const patterns = await patternsUsed(new URL("./run-engine.ts", import.meta.url));
  expect(patterns.length).toBeGreaterThan(200);
  const names = new Set(inQuotes.map(String));
  const others = patterns.filter((pattern) => !names.has(String(pattern)));
  expect(fastGrowing(others, limit)).toEqual([]);
  expect(fastGrowing(inQuotes, quoteLimit)).toEqual([]);
});

const question = { id: "any", text: "" };
const assessAll = (text: string) => assess({ question, criteria: criteria.map(({ id }) => id), text });

test.each(Object.entries({ ...nastyTexts, adverbs: repeated("i only really 've since then ") }))(
  "an answer of %s takes no longer than its length grows",
  (_, textOf) => {
    expect(growthOf(assessAll, textOf, limit)).toBeLessThan(limit);
  },
);
