import { expect, test } from "vitest";
import { makePhone, makeReport, makeWord } from "./sample-report.ts";
import { tableRows } from "./table-rows.ts";

const words = [
  makeWord("think", {
    score: 29,
    start: 1,
    end: 1.5,
    phones: [makePhone("TH", { heardAs: "S" }), makePhone("K")],
  }),
  makeWord("big", { status: "skipped", score: 0, start: null, end: null }),
  makeWord("red", { status: "replaced", score: 0, start: 2, end: 2.25 }),
  makeWord("car", { score: 50, start: 3, end: 3.5 }),
];

test("every word has a row with its time, band and score", () => {
  expect(tableRows(makeReport({ words }))).toEqual([
    {
      kind: "word",
      index: 0,
      text: "think",
      start: 1,
      seconds: 0.5,
      band: "check",
      score: 29,
      sounds: [{ phone: "TH", heardAs: "S" }],
    },
    {
      kind: "word",
      index: 1,
      text: "big",
      start: null,
      seconds: null,
      band: "skipped",
      score: null,
      sounds: [],
    },
    {
      kind: "word",
      index: 2,
      text: "red",
      start: 2,
      seconds: 0.25,
      band: "replaced",
      score: null,
      sounds: [],
    },
    {
      kind: "word",
      index: 3,
      text: "car",
      start: 3,
      seconds: 0.5,
      band: "clear",
      score: 50,
      sounds: [],
    },
  ]);
});

test("pauses and extra speech have rows between the words, ordered by time", () => {
  const report = makeReport({
    words,
    pauses: [{ afterWord: 2, start: 2.8, seconds: 0.5 }],
    extras: [
      { afterWord: 2, start: 2.5, end: 2.75 },
      { afterWord: -1, start: 0.25, end: 0.5 },
    ],
  });
  expect(tableRows(report).map((row) => (row.kind === "word" ? row.text : [row.kind, row.seconds]))).toEqual([
    ["extra", 0.25],
    "think",
    "big",
    "red",
    ["extra", 0.25],
    ["pause", 0.5],
    "car",
  ]);
});

test("a noisy recording shows no sounds", () => {
  const report = makeReport({
    words,
    quality: { seconds: 4, snrDb: 8, clippedShare: 0, rms: 0.1 },
  });
  expect(tableRows(report)[0]).toMatchObject({ text: "think", sounds: [] });
});
