import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { extractFeatures, sampleRate } from "../hear/front-end.ts";
import { isReliable, measureQuality } from "./quality.ts";

const measure = (samples: Float32Array) =>
  measureQuality(samples, extractFeatures(samples).levels, sampleRate);

it("measures length, level, clipping and the distance to the background", () => {
  const loud = sine(300, 2, sampleRate, 0.5);
  const soft = sine(300, 1, sampleRate, 0.05);
  const quality = measure(Float32Array.of(...loud, ...soft));
  expect(quality).toMatchObject({ seconds: 3, clippedShare: 0 });
  expect(quality.snrDb).toBeCloseTo(20, 0);
  expect(quality.rms).toBeCloseTo(0.29, 2);
  expect(isReliable(quality)).toBe(true);
});

it("trusts neither noise nor clipping", () => {
  const square = sine(300, 1, sampleRate, 3).map((sample) => Math.min(Math.max(sample, -1), 1));
  expect(measure(square).clippedShare).toBeGreaterThan(0.5);
  expect(isReliable(measure(square))).toBe(false);
  expect(isReliable(measure(sine(300, 1)))).toBe(false);
});

it("accepts an empty recording", () => {
  expect(measure(new Float32Array())).toEqual({ seconds: 0, snrDb: 0, clippedShare: 0, rms: 0 });
});
