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

test("words that were not found have no span, the others keep their number", () => {
  expect(spans.map(({ index, text, hearing }) => [index, text, hearing])).toEqual([
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
])("at %d s stands word %s", (seconds, index) => {
  expect(wordAt(spans, seconds)).toBe(index);
});

test("without words nothing is met", () => {
  expect(wordAt([], 1)).toBeUndefined();
});

test("peaks are the lowest and highest sample of each part", () => {
  const samples = Float32Array.from([0.5, -0.25, 0, 0.125, 1, -1]);
  expect([...wavePeaks(samples, 3)]).toEqual([-0.25, 0.5, 0, 0.125, -1, 1]);
});

test("peaks of no samples, of not a number, and of more parts than samples are flat", () => {
  expect([...wavePeaks(new Float32Array(0), 2)]).toEqual([0, 0, 0, 0]);
  expect([...wavePeaks(Float32Array.from([Number.NaN]), 1)]).toEqual([0, 0]);
  expect([...wavePeaks(Float32Array.from([1]), 2)]).toEqual([0, 0, 0, 1]);
});

test("labels that would meet go to the next lane, or away", () => {
  const labels = [
    { x: 0, width: 40 },
    { x: 20, width: 40 },
    { x: 30, width: 40 },
    { x: 46, width: 10 },
  ];
  expect(placeLabels(labels, 2)).toEqual([0, 1, undefined, 0]);
});
