import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fastGrowing, growthOf, nastyTexts, patternsUsed, repeated } from "word-patterns/growth";
import { assess, criteria } from "./index.ts";
import { quotesIn } from "./language/quotes.ts";

/** 1 is a time in proportion to the text, 2 to its square. */
const limit = 1.5;
/** For patterns that see at most 120 characters, before and after a quotation. */
const quoteLimit = 2.4;

const texts = readFileSync(join(import.meta.dirname, "../regression/cases.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const { text, a }: { text?: string; a?: string } = JSON.parse(line);
    return text ?? a ?? "";
  });
const question = { id: "any", text: "" };
const assessAll = (text: string) => assess({ question, criteria: criteria.map(({ id }) => id), text });

test("no pattern takes much longer than its text grows", async () => {
  const inQuotes = await patternsUsed(() => texts.forEach(quotesIn));
  const patterns = await patternsUsed(() => texts.forEach(assessAll));
  expect(patterns.length).toBeGreaterThan(200);
  const names = new Set(inQuotes.map(String));
  const others = patterns.filter((pattern) => !names.has(String(pattern)));
  expect(fastGrowing(others, limit)).toEqual([]);
  expect(fastGrowing(inQuotes, quoteLimit)).toEqual([]);
});

test.each(Object.entries({ ...nastyTexts, adverbs: repeated("i only really 've since then ") }))(
  "an answer of %s takes no longer than its length grows",
  (_, textOf) => {
    expect(growthOf(assessAll, textOf, limit)).toBeLessThan(limit);
  },
);
