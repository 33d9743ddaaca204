import { expect, test } from "vitest";
import { editDistance } from "./edit-distance.ts";
import { indexWords, prefixRange, similarWords } from "./word-index.ts";

/** Reference implementation of the Damerau–Levenshtein distance. */
function fullDistance(a: string, b: string): number {
  const cells = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => cells[i]?.[j] ?? Number.NaN;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const row = cells[i];
      if (!row) continue;
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + same,
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(a.length, b.length);
}

/** All words of up to five letters from a, b and c. */
function* shortWords(length = 5): Generator<string> {
  yield "";
  if (length > 0) for (const rest of shortWords(length - 1)) for (const letter of "abc") yield letter + rest;
}

test("the distance equals the reference, up to the limit", () => {
  const words = [...new Set(shortWords())];
  const wrong: string[] = [];
  for (const a of words.filter((_, index) => index % 7 === 0)) {
    for (const b of words) {
      const full = fullDistance(a, b);
      for (const limit of [0, 1, 2]) {
        const expected = Math.min(full, limit + 1);
        if (editDistance(a, b, limit) !== expected) wrong.push(`${a} ${b} ${limit}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("similar words are those that a comparison with each word finds", () => {
  const index = indexWords(["developer", "developers", "devops", "envelope", "java", "javascript", "jva"]);
  const found = (word: string, limit: number) =>
    similarWords(index, word, limit).map(({ index: at, distance }) => [index.words[at], distance]);
  expect(found("develoepr", 2)).toEqual([
    ["developer", 1],
    ["developers", 2],
  ]);
  expect(found("java", 1)).toEqual([
    ["java", 0],
    ["jva", 1],
  ]);
  const all = indexWords(shortWords());
  for (const word of ["abcab", "cc", ""]) {
    const near = all.words.filter((other) => fullDistance(word, other) <= 2);
    expect(similarWords(all, word, 2).map(({ index: at }) => all.words[at])).toEqual(near);
  }
});

test("words with a prefix are a range", () => {
  const index = indexWords(["java", "javascript", "jav", "kotlin", "java"]);
  expect(prefixRange(index, "java")).toEqual([1, 3]);
  expect(prefixRange(index, "")).toEqual([0, 4]);
  expect(prefixRange(index, "x")).toEqual([4, 4]);
});
