import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { readWav } from "../sound/read-wav.ts";
import { hearFeatures } from "./front-end.ts";
import { spectralChange } from "./spectral-change.ts";

const movement = (samples: Float32Array) => spectralChange(hearFeatures(samples));

test("speech moves, a tone does not, however loud; pauses do not count", () => {
  const { samples } = readWav(readFileSync(new URL("../fixtures/order.wav", import.meta.url)));
  const moved = movement(samples);
  expect(moved).toBeGreaterThan(30);
  expect(movement(samples.map((sample) => sample / 8))).toBeCloseTo(moved, 0);
  expect(movement(Float32Array.of(...new Float32Array(48_000), ...samples))).toBeGreaterThan(30);
  expect(movement(Float32Array.from(sine(440, 1.5)))).toBeLessThan(5);
  expect(movement(new Float32Array())).toBe(0);
});
