import { expect, test } from "vitest";
import { editDistance } from "#domain/text/edit-distance.ts";
import { indexWords } from "#domain/text/word-index.ts";
import { spellingSuggestions } from "./spelling-suggestions.ts";

test("the distance counts inserted, missing, replaced and swapped letters", () => {
  expect(editDistance("java", "java", 2)).toBe(0);
  expect(editDistance("jvaa", "java", 2)).toBe(1);
  expect(editDistance("jav", "java", 2)).toBe(1);
  expect(editDistance("devloppr", "developer", 2)).toBe(2);
  expect(editDistance("writer", "manager", 2)).toBe(3);
});

test("short words must be closer than long ones, and the closest come first", () => {
  expect(spellingSuggestions("qb", indexWords(["qa", "ab"]))).toEqual([]);
  expect(spellingSuggestions("pythn", indexWords(["python", "pylon", "path"]))).toEqual(["python"]);
  expect(spellingSuggestions("developr", indexWords(["developers", "developer", "envelope"]))).toEqual([
    "developer",
    "developers",
  ]);
});
