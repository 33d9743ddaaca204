import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { sampleRate } from "../hear/front-end.ts";
import { highPass } from "./high-pass.ts";

/** Decibels that a tone loses, after the filter has settled. */
function loss(hertz: number): number {
  const settled = (samples: Float32Array) => samples.subarray(sampleRate / 2);
  const power = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample * sample, 0);
  const tone = sine(hertz, 1);
  return 10 * Math.log10(power(settled(tone)) / power(settled(highPass(tone, sampleRate))));
}

it("removes hum and keeps the voice", () => {
  expect(loss(50)).toBeGreaterThan(23);
  expect(loss(60)).toBeGreaterThan(17);
  expect(loss(100)).toBeCloseTo(3, 0);
  for (const hertz of [200, 1000, 3000]) expect(loss(hertz)).toBeCloseTo(0, 1);
});

it("removes an offset from the first sample on", () => {
  expect(Math.max(...highPass(new Float32Array(1000).fill(0.3), sampleRate).map(Math.abs))).toBeLessThan(
    1e-6,
  );
});

it("returns silence for samples that are not numbers, and nothing for nothing", () => {
  expect(highPass(new Float32Array(50).fill(Number.NaN), sampleRate).every((sample) => sample === 0)).toBe(
    true,
  );
  expect(highPass(new Float32Array(), sampleRate)).toHaveLength(0);
});
