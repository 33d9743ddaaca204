import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { resample } from "./resample.ts";

const middle = (samples: Float32Array) => samples.subarray(800, samples.length - 800);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
/** Upward zero crossings per second. */
const pitch = (samples: Float32Array) =>
  (16_000 * samples.filter((sample, i) => i > 0 && sample >= 0 && (samples[i - 1] ?? 0) < 0).length) /
  samples.length;

it("leaves 16 kHz unchanged", () => {
  const samples = sine(440, 0.1);
  expect(resample(samples, 16_000)).toBe(samples);
});

it.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000, 192_000])(
  "keeps a tone's level, pitch and phase from %i Hz",
  (rate) => {
    const out = resample(sine(1000, 1, rate), rate);
    expect(out.length).toBeGreaterThanOrEqual(15_999);
    expect(rms(middle(out))).toBeCloseTo(0.5 / Math.SQRT2, 2);
    expect(pitch(middle(out))).toBeCloseTo(1000, -1.5);
    const expected = sine(1000, 1);
    expect(rms(middle(out.map((sample, i) => sample - (expected[i] ?? 0))))).toBeLessThan(0.005);
  },
);

it("removes frequencies above 8 kHz", () => {
  for (const hertz of [9500, 12_000, 20_000])
    expect(rms(middle(resample(sine(hertz, 1, 48_000), 48_000)))).toBeLessThan(0.0035);
});

it("accepts no samples and few", () => {
  expect(resample(new Float32Array(), 44_100)).toHaveLength(0);
  expect(resample(new Float32Array(3), 48_000)).toHaveLength(1);
});
