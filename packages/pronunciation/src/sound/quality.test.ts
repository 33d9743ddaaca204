import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { extractFeatures, sampleRate } from "../hear/front-end.ts";
import { highPass } from "./high-pass.ts";
import { isReliable, measureQuality } from "./quality.ts";

function measure(samples: Float32Array) {
  const filtered = highPass(samples, sampleRate);
  return measureQuality(samples, filtered, extractFeatures(filtered).bands, sampleRate);
}

const hiss = (height: number) => {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return height * (state / 2 ** 31 - 1);
  };
};
/** Four seconds of hiss, of which every fourth .3 s is `decibels` softer. */
function gatedHiss(decibels: number): Float32Array {
  const next = hiss(0.5);
  return Float32Array.from({ length: 4 * sampleRate }, (_, i) =>
    Math.floor(i / 4800) % 4 === 3 ? next() * 10 ** (-decibels / 20) : next(),
  );
}

it("measures length, level and clipping", () => {
  const loud = sine(300, 2, sampleRate, 0.5);
  const soft = sine(300, 1, sampleRate, 0.05);
  const quality = measure(Float32Array.of(...loud, ...soft));
  expect(quality).toMatchObject({ seconds: 3, clippedShare: 0 });
  expect(quality.rms).toBeCloseTo(0.29, 2);
});

it("measures how far sound stands above its soft moments", () => {
  const [clear, covered] = [measure(gatedHiss(45)), measure(gatedHiss(20))];
  expect(clear.snrDb - covered.snrDb).toBeGreaterThan(10);
  expect(isReliable(clear)).toBe(true);
  expect(isReliable(covered)).toBe(false);
});

it("ignores an offset and hum", () => {
  const clear = gatedHiss(45);
  const hum = sine(50, 4, sampleRate, 0.05);
  const humming = measure(clear.map((sample, i) => sample / 2 + 0.1 + (hum[i] ?? 0)));
  const quiet = measure(clear.map((sample) => sample / 2));
  expect(Math.abs(humming.snrDb - quiet.snrDb)).toBeLessThan(3);
  expect(humming.rms).toBeCloseTo(quiet.rms, 2);
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
