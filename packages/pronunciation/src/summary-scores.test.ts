import { describe, expect, it } from "vitest";
import { scoreBand, summaryScores } from "./summary-scores.ts";

/** `spoken` words of `count`, one each .4 s: 150 words a minute. */
const reading = (rating: number, count: number, spoken = count) => ({
  rating,
  words: Array.from({ length: count }, (_, word) =>
    word < spoken
      ? { word, start: word * 40, end: word * 40 + 40, score: rating, spokenWords: 1, phones: [] }
      : undefined,
  ),
});
const texts = (count: number, endsPhrase = false) =>
  Array.from({ length: count }, () => ({ text: "word", pronunciations: [], endsPhrase }));
const pause = { afterWord: 1, start: 0.8, seconds: 0.5 };
const extra = { afterWord: 1, start: 0.8, end: 1.1 };

describe("summaryScores", () => {
  it("is full for a clear reading at an easy pace", () => {
    expect(summaryScores(reading(1, 4), texts(4), [], [], false)).toEqual({
      overall: 100,
      accuracy: 100,
      fluency: 100,
      completeness: 100,
      wordsPerMinute: 150,
    });
  });

  it("counts missing words against completeness and overall, not against accuracy", () => {
    const scores = summaryScores(reading(0.85, 4, 2), texts(4), [], [], false);
    expect(scores).toMatchObject({ completeness: 50, accuracy: 73 });
    expect(scores.overall).toBe(40);
  });

  it("subtracts pauses inside phrases from fluency, but not those between phrases", () => {
    const decoded = reading(1, 4);
    expect(summaryScores(decoded, texts(4), [pause], [], false).fluency).toBe(92);
    expect(summaryScores(decoded, texts(4, true), [pause], [], false).fluency).toBe(100);
  });

  it("subtracts 3 for each extra word and caps a reading of unsure text at 40", () => {
    const decoded = reading(1, 4);
    expect(summaryScores(decoded, texts(4), [], [extra, extra], false).overall).toBe(94);
    expect(summaryScores(decoded, texts(4), [], [], true).overall).toBe(40);
  });

  it("stays within 0 and 100, and finite if nothing was decoded", () => {
    const scores = summaryScores(reading(0, 2, 0), texts(2), [], [], false);
    expect(scores).toEqual({ overall: 0, accuracy: 0, fluency: 45, completeness: 0, wordsPerMinute: 0 });
    expect(summaryScores(reading(0.01, 2), texts(2), [pause], Array(50).fill(extra), false).overall).toBe(0);
  });

  it("rises with the rating", () => {
    const accuracies = [0, 0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].map(
      (rating) => summaryScores(reading(rating, 2), texts(2), [], [], false).accuracy,
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
