import { expect, it } from "vitest";
import { sine } from "../fixtures/make-wav.ts";
import { mixDown } from "./mix-down.ts";

const voice = Float32Array.from(sine(300, 0.1));
const scaled = (factor: number, offset = 0) => voice.map((sample) => factor * sample + offset);

it("takes the mean of the channels", () => {
  expect(mixDown([voice, scaled(0.5)])).toEqual(scaled(0.75));
  expect(mixDown([voice])).toEqual(voice);
  expect(mixDown([])).toHaveLength(0);
});

it("takes the loudest channel where channels cancel each other, with any offset", () => {
  expect(mixDown([scaled(-0.9), voice])).toEqual(voice);
  expect(mixDown([scaled(1, 0.2), scaled(-0.9, 0.2)])).toEqual(scaled(1, 0.2));
});

it("keeps the mix with one silent channel", () => {
  expect(mixDown([voice, scaled(0)])).toEqual(scaled(0.5));
});
