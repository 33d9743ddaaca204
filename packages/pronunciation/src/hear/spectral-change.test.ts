import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { readWav } from "../sound/read-wav.ts";
import { extractFeatures } from "./front-end.ts";
import { spectralChange } from "./spectral-change.ts";

const measureChange = (samples: Float32Array) => spectralChange(extractFeatures(samples));

test("speech changes, a tone does not, at any level; pauses do not count", () => {
  const { samples } = readWav(readFileSync(new URL("../fixtures/order.wav", import.meta.url)));
  const change = measureChange(samples);
  expect(change).toBeGreaterThan(30);
  expect(measureChange(samples.map((sample) => sample / 8))).toBeCloseTo(change, 0);
  expect(measureChange(Float32Array.of(...new Float32Array(48_000), ...samples))).toBeGreaterThan(30);
  expect(measureChange(Float32Array.from(sine(440, 1.5)))).toBeLessThan(5);
  expect(measureChange(new Float32Array())).toBe(0);
});
