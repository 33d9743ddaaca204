import { describe, expect, it } from "vitest";
import type { Unit } from "./align.ts";
import { confidenceInText, rateReading } from "./whole-reading.ts";

const sounds = (count: number, rating: number) =>
  Array.from({ length: count }, () => ({ general: rating, experts: rating }));

describe("rateReading", () => {
  it("approaches the mean of many sounds, and stays near the usual rating with few", () => {
    expect(rateReading(sounds(1000, 0.5))).toBeCloseTo(0.5, 2);
    expect(rateReading(sounds(5, 0.5))).toBeCloseTo(0.7);
    expect(rateReading([])).toBe(0);
  });

  it("counts both outputs alike", () => {
    expect(rateReading([{ general: 0.8, experts: 1 }])).toBeCloseTo(0.9);
  });
});

describe("confidenceInText", () => {
  const word: Unit = { kind: "word", word: 0, variant: 0, start: 0, end: 100, phoneStarts: [0] };
  const garbage = (frames: number): Unit => ({ kind: "garbage", word: 1, start: 100, end: 100 + frames });
  const confidence = (units: Unit[], rating = 0.5) => confidenceInText(20, units, sounds(4, rating));

  it("falls with speech outside the words, but no further than by half of all", () => {
    expect(confidence([word])).toBe(40);
    expect(confidence([word, garbage(25)])).toBeCloseTo(34);
    expect(confidence([word, garbage(100)])).toBe(25);
    expect(confidence([word, garbage(900)])).toBe(25);
  });

  it("rises with the sounds' ratings, and needs none", () => {
    expect(confidence([word], 0.9)).toBeCloseTo(56);
    expect(confidenceInText(20, [], [])).toBe(20);
  });
});
