import { describe, expect, test } from "vitest";
import { practiceHints } from "./practice-hints.ts";
import { makePhone, makeReport, makeWord } from "./sample-report.ts";

const kindsOf = (...given: Parameters<typeof practiceHints>) =>
  practiceHints(...given).map(({ kind }) => kind);
const quality = { seconds: 4, snrDb: 30, clippedShare: 0, rms: 0.1 };

test("a good reading gets three hints, too", () => {
  const words = [makeWord("hello", { score: 90 }), makeWord("there", { score: 70 })];
  expect(practiceHints(makeReport({ words }), "Hello there")).toEqual([
    { kind: "lowest", word: "there", score: 70 },
    { kind: "again" },
    { kind: "longer" },
  ]);
});

test("there are at most three hints, and a poor recording comes first", () => {
  const report = makeReport({
    words: [
      makeWord("think", { phones: [makePhone("TH", { score: 10 })] }),
      makeWord("you", { status: "skipped" }),
    ],
    pauses: [{ afterWord: 0, start: 1, seconds: 1 }],
    wordsPerMinute: 60,
    quality: { ...quality, rms: 0.005 },
  });
  expect(kindsOf(report, "Think you")).toEqual(["quiet", "skipped", "sound"]);
});

describe("sounds", () => {
  const low = (phone: string, score = 10, heardAs: string | null = null) =>
    makePhone(phone, { score, heardAs });
  const words = [
    makeWord("think", { phones: [low("TH", 20, "S"), low("NG", 1)] }),
    makeWord("three", { phones: [low("TH", 25), makePhone("R")] }),
    makeWord("thin", { phones: [makePhone("TH"), low("IH", 29)] }),
    makeWord("think", { phones: [low("TH", 20)] }),
  ];

  test("the sound that is most often to check comes first, with its words, each once", () => {
    expect(practiceHints(makeReport({ words }), "")).toEqual([
      { kind: "sound", phone: "TH", heardAs: "S", words: ["think", "three"] },
      { kind: "sound", phone: "NG", heardAs: null, words: ["think"] },
      { kind: "again" },
    ]);
  });

  test("a sound in the fair band needs no hint", () => {
    const fair = [makeWord("think", { phones: [low("TH", 30)] })];
    expect(kindsOf(makeReport({ words: fair }), "")).not.toContain("sound");
  });

  test.each([
    { ...quality, snrDb: 14 },
    { ...quality, clippedShare: 0.006 },
  ])("a poor recording gets words instead of sounds (%o)", (poor) => {
    const withLow = [...words, makeWord("blue", { score: 12 })];
    const [first, second] = practiceHints(makeReport({ words: withLow, quality: poor }), "");
    expect(first).toEqual(poor.snrDb < 15 ? { kind: "noisy", snrDb: 14 } : { kind: "clipped" });
    expect(second).toEqual({ kind: "word", words: ["blue"] });
  });
});

describe("pauses", () => {
  const text = "Good morning, thank you for calling. How";
  const words = text.split(" ").map((word) => makeWord(word.replace(/\W/g, "")));
  const at = (...after: number[]) =>
    makeReport({
      words,
      pauses: after.map((afterWord) => ({
        afterWord,
        start: 0,
        seconds: 0.5 + afterWord / 10,
      })),
    });

  test("a pause at a comma, a full stop or the end needs no hint", () => {
    expect(kindsOf(at(1, 5, 6), text)).not.toContain("pauses");
  });

  test("neither does a pause at a dash between spaces", () => {
    const read = makeReport({ words, pauses: [{ afterWord: 1, start: 0, seconds: 2 }] });
    expect(kindsOf(read, text.replace(",", " –"))).not.toContain("pauses");
  });

  test("the longest pause within a phrase gets a hint with the word before it", () => {
    expect(practiceHints(at(0, 1, 3), text)[0]).toEqual({
      kind: "pauses",
      word: "you",
      seconds: 0.8,
    });
  });
});

test.each([
  [109, "slow"],
  [110, "lowest"],
  [200, "lowest"],
  [201, "fast"],
])("at %i words a minute the hint is: %s", (wordsPerMinute, kind) => {
  expect(kindsOf(makeReport({ wordsPerMinute }), "Hello there")[0]).toBe(kind);
});

test("replaced words and extra speech have their own hints", () => {
  const words = [makeWord("red", { status: "replaced", score: 0 }), makeWord("car")];
  const report = makeReport({
    words,
    extras: [
      { afterWord: -1, start: 0, end: 0.4 },
      { afterWord: 0, start: 1, end: 2 },
    ],
  });
  expect(practiceHints(report, "Red car")).toEqual([
    { kind: "replaced", words: ["red"] },
    { kind: "extras" },
    { kind: "lowest", word: "car", score: 80 },
  ]);
});

test("a reading without any spoken word has hints, too", () => {
  const words = [makeWord("red", { status: "skipped", score: 0, start: null, end: null })];
  expect(kindsOf(makeReport({ words }), "Red")).toEqual(["skipped", "again", "longer"]);
});
