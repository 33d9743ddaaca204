import { describe, expect, it } from "vitest";
import type { DecodedWord } from "./align/decoding.ts";
import { readingAccuracy, scoreBand, summaryScores } from "./summary-scores.ts";

/** One word each .4 s: 150 words a minute. */
const decodedWords = (...scores: (number | undefined)[]): (DecodedWord | undefined)[] =>
  scores.map((score, word) =>
    score === undefined
      ? undefined
      : { word, start: word * 40, end: word * 40 + 40, score, partScores: [score], phones: [] },
  );
const texts = (count: number, endsPhrase = false) =>
  Array.from({ length: count }, () => ({ text: "word", pronunciations: [], endsPhrase }));
const pause = { afterWord: 1, start: 0.8, seconds: 0.5 };
const extra = { afterWord: 1, start: 0.8, end: 1.1 };

describe("summaryScores", () => {
  it("is full for a clear reading at an easy pace", () => {
    expect(summaryScores(decodedWords(1, 1, 1, 1), texts(4), [], [], false)).toEqual({
      overall: 100,
      accuracy: 100,
      fluency: 100,
      completeness: 100,
      wordsPerMinute: 150,
    });
  });

  it("counts missing words against completeness and overall, not against accuracy", () => {
    const scores = summaryScores(decodedWords(0.7, 0.7, undefined, undefined), texts(4), [], [], false);
    expect(scores).toMatchObject({ completeness: 50, accuracy: 72 });
    expect(scores.overall).toBe(40);
  });

  it("subtracts pauses inside phrases from fluency, but not those between phrases", () => {
    const decoded = decodedWords(1, 1, 1, 1);
    expect(summaryScores(decoded, texts(4), [pause], [], false).fluency).toBe(92);
    expect(summaryScores(decoded, texts(4, true), [pause], [], false).fluency).toBe(100);
  });

  it("subtracts 3 for each extra word and caps a reading of unsure text at 40", () => {
    const decoded = decodedWords(1, 1, 1, 1);
    expect(summaryScores(decoded, texts(4), [], [extra, extra], false).overall).toBe(94);
    expect(summaryScores(decoded, texts(4), [], [], true).overall).toBe(40);
  });

  it("stays within 0 and 100, and finite if nothing was decoded", () => {
    const scores = summaryScores(decodedWords(undefined, undefined), texts(2), [], [], false);
    expect(scores).toEqual({ overall: 0, accuracy: 0, fluency: 45, completeness: 0, wordsPerMinute: 0 });
    expect(
      summaryScores(decodedWords(0.01, 0.01), texts(2), [pause], Array(50).fill(extra), false).overall,
    ).toBe(0);
  });

  it("rises with the words' scores", () => {
    const accuracies = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
      (score) => summaryScores(decodedWords(score, score), texts(2), [], [], false).accuracy,
    );
    expect(accuracies).toEqual([...new Set(accuracies)].sort((a, b) => a - b));
  });
});

it("scoreBand has three bands, at 30 and 50", () => {
  expect([0, 29, 30, 49, 50, 100].map(scoreBand)).toEqual([
    "check",
    "check",
    "fair",
    "fair",
    "clear",
    "clear",
  ]);
});

it("readingAccuracy is a mean in percent", () => {
  expect(readingAccuracy([])).toBe(0);
  expect(readingAccuracy([0.5, 1])).toBe(75);
});
