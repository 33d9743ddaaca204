import { expect, test } from "vitest";
import { makeReport, makeWord } from "./sample-report.ts";
import { placeLabels, wavePeaks, waveSpans, wordAt } from "./wave-spans.ts";

const spans = waveSpans(
  makeReport({
    words: [
      makeWord("good", { start: 1, end: 1.5, score: 20 }),
      makeWord("big", { status: "skipped", start: null, end: null }),
      makeWord("morning", { start: 1.5, end: 2.25 }),
      makeWord("you", { start: 3, end: 3.25, status: "replaced" }),
    ],
  }),
);

test("words that are not in the recording have no span, the others keep their index", () => {
  expect(spans.map(({ index, text, band }) => [index, text, band])).toEqual([
    [0, "good", "check"],
    [2, "morning", "clear"],
    [3, "you", "replaced"],
  ]);
});

test.each([
  [1.2, 0],
  [0.9, 0],
  [1.9, 2],
  [2.35, 2],
  [2.6, undefined],
  [2.9, 3],
  [9, undefined],
])("at %d s the word is %s", (seconds, index) => {
  expect(wordAt(spans, seconds)).toBe(index);
});

test("without words there is no word at any time", () => {
  expect(wordAt([], 1)).toBeUndefined();
});

test("peaks are the lowest and highest sample of each part", () => {
  const samples = Float32Array.from([0.5, -0.25, 0, 0.125, 1, -1]);
  expect([...wavePeaks(samples, 3)]).toEqual([-0.25, 0.5, 0, 0.125, -1, 1]);
});

test("no samples, not a number, and more parts than samples give flat peaks", () => {
  expect([...wavePeaks(new Float32Array(0), 2)]).toEqual([0, 0, 0, 0]);
  expect([...wavePeaks(Float32Array.from([Number.NaN]), 1)]).toEqual([0, 0]);
  expect([...wavePeaks(Float32Array.from([1]), 2)]).toEqual([0, 0, 0, 1]);
});

test("labels that would overlap move to the next lane or are left out", () => {
  const labels = [
    { x: 0, width: 40 },
    { x: 20, width: 40 },
    { x: 30, width: 40 },
    { x: 46, width: 10 },
  ];
  expect(placeLabels(labels, 2)).toEqual([0, 1, undefined, 0]);
});
