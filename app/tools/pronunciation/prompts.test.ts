import { createLexicon, readText } from "pronunciation";
import { loadDictionary } from "pronunciation/node";
import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { countWords, secondsToRead } from "./count-words.ts";

const { prompts, sample, families, levels } = content.pronunciationTest;
const lexicon = createLexicon(loadDictionary());

test("every family has texts of every level, without duplicates", () => {
  for (const family of Object.keys(families))
    for (const level of Object.keys(levels))
      expect(
        prompts.filter((prompt) => prompt.family === family && prompt.level === level).length,
        `${family}, ${level}`,
      ).toBeGreaterThanOrEqual(2);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(prompts.length);
});

test.each([...prompts, { id: "sample", text: sample.text }])(
  "$id takes 5 to 15 seconds, in words of the dictionary",
  ({ text }) => {
    const { words, unknown } = readText(text, lexicon);
    expect(unknown).toEqual([]);
    expect(countWords(text), "page and engine count alike").toBe(words.length);
    expect(secondsToRead(words.length)).toBeGreaterThanOrEqual(5);
    expect(secondsToRead(words.length)).toBeLessThanOrEqual(15);
  },
);

test("a word is letters of any script, with an apostrophe or hyphen inside", () => {
  const text = "I don't: a follow-up, “naïve” — 3 of नमस्ते दुनिया 🙂";
  expect(countWords(text)).toBe(9);
  expect(readText(text, lexicon).words).toHaveLength(9);
  expect(countWords(" … ")).toBe(0);
});
