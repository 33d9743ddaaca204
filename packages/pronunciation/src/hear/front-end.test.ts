import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { extractFeatures, featureSize } from "./front-end.ts";
import { powerSpectrum } from "./power-spectrum.ts";

function naiveSpectrum(samples: Float64Array): number[] {
  return Array.from({ length: samples.length / 2 + 1 }, (_, bin) => {
    let [real, imaginary] = [0, 0];
    samples.forEach((sample, i) => {
      real += sample * Math.cos((2 * Math.PI * bin * i) / samples.length);
      imaginary -= sample * Math.sin((2 * Math.PI * bin * i) / samples.length);
    });
    return real ** 2 + imaginary ** 2;
  });
}

it("powerSpectrum is the discrete Fourier transform's power", () => {
  const samples = Float64Array.from({ length: 512 }, (_, i) => Math.sin(i * i) + ((i * 7919) % 13) / 13);
  const expected = naiveSpectrum(samples);
  powerSpectrum(samples).forEach((power, bin) => {
    expect(power).toBeCloseTo(expected[bin] ?? 0, 5);
  });
});

it("has one frame per 10 ms that fits completely", () => {
  expect(extractFeatures(new Float32Array(409)).count).toBe(0);
  expect(extractFeatures(new Float32Array(410)).count).toBe(1);
  const second = extractFeatures(sine(500, 1));
  expect(second.count).toBe(98);
  expect(second.values).toHaveLength(98 * featureSize);
  expect(second.levels[50]).toBeCloseTo(20 * Math.log10(0.5 / Math.SQRT2), 0);
});

it("distinguishes low from high sounds", () => {
  // Before mean subtraction a low tone has its energy in the first filters: the second coefficient is high.
  const tones = extractFeatures(Float32Array.of(...sine(250, 1), ...sine(3000, 1)));
  const second = (frame: number) => tones.values[frame * featureSize + 1] ?? 0;
  expect(second(50)).toBeGreaterThan(0);
  expect(second(150)).toBeLessThan(0);
});

it("is independent of level, and shows change only at changes", () => {
  const speech = Float32Array.of(...sine(400, 0.5), ...sine(1500, 0.5), ...sine(400, 0.5));
  const [loud, soft] = [extractFeatures(speech), extractFeatures(speech.map((sample) => sample / 8))];
  const difference = loud.values.map((value, i) => Math.abs(value - (soft.values[i] ?? 0)));
  expect(Math.max(...difference)).toBeLessThan(0.35);
  const change = (frame: number) =>
    Math.hypot(...loud.values.subarray(frame * featureSize + 13, frame * featureSize + 26));
  expect(change(25)).toBeLessThan(change(49) / 5);
});

it("stays finite in silence and at full scale", () => {
  for (const samples of [new Float32Array(4000), sine(1000, 0.3, 16_000, 1)])
    expect(extractFeatures(samples).values.every(Number.isFinite)).toBe(true);
});
