import { describe, expect, it } from "vitest";
import { makeWav, sine, type WavFormat } from "../fixtures/make-wav.ts";
import { isWav, readWav } from "./read-wav.ts";

const tone = sine(300, 0.1);
const lengthOrCode = (bytes: Uint8Array) => {
  try {
    return readWav(bytes).samples.length;
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
};
const maxDifference = (a: Float32Array, b: ArrayLike<number>) =>
  a.reduce((max, sample, i) => Math.max(max, Math.abs(sample - (b[i] ?? 0))), 0);

describe("readWav", () => {
  it.each<[string, WavFormat, number]>([
    ["8 bits", { bits: 8 }, 0.01],
    ["16 bits", { bits: 16 }, 1e-4],
    ["24 bits", { bits: 24 }, 1e-6],
    ["32 bits", { bits: 32 }, 1e-6],
    ["float of 32 bits", { bits: 32, isFloat: true }, 1e-7],
    ["float of 64 bits", { bits: 64, isFloat: true }, 1e-7],
    ["an extensible header, PCM", { isExtensible: true }, 1e-4],
    ["an extensible header, float", { bits: 32, isFloat: true, isExtensible: true }, 1e-7],
  ])("reads %s", (_, format, error) => {
    const { samples, sampleRate } = readWav(makeWav([tone], format));
    expect(sampleRate).toBe(16_000);
    expect(samples).toHaveLength(tone.length);
    expect(maxDifference(samples, tone)).toBeLessThan(error);
  });

  it("mixes channels down", () => {
    const { samples } = readWav(makeWav([tone, tone.map((sample) => sample / 2)]));
    expect(
      maxDifference(
        samples,
        tone.map((sample) => 0.75 * sample),
      ),
    ).toBeLessThan(1e-4);
  });

  it("hears a voice whose channels cancel each other", () => {
    const { samples } = readWav(makeWav([tone, tone.map((sample) => -sample)]));
    expect(maxDifference(samples, tone)).toBeLessThan(1e-4);
  });

  it("reads 192 kHz", () => {
    const fast = sine(300, 0.1, 192_000);
    const sound = readWav(makeWav([fast], { sampleRate: 192_000 }));
    expect(sound.sampleRate).toBe(192_000);
    expect(sound.samples).toHaveLength(fast.length);
  });

  it("reads a truncated file as far as possible", () => {
    expect(readWav(makeWav([tone]).subarray(0, 44 + 501)).samples).toHaveLength(250);
  });

  it("trusts the file's length, not a header of two hours", () => {
    expect(readWav(makeWav([tone], { claimedBytes: 7200 * 32_000 })).samples).toHaveLength(tone.length);
    expect(readWav(makeWav([tone], { claimedBytes: 0xffffffff })).samples).toHaveLength(tone.length);
  });

  it("reads NaN and infinity as silence, and clips beyond full scale", () => {
    const bytes = makeWav([[Number.NaN, Number.POSITIVE_INFINITY, 7, -7, 0.5]], { bits: 32, isFloat: true });
    expect([...readWav(bytes).samples]).toEqual([0, 0, 1, -1, 0.5]);
  });

  it("skips unknown chunks with their padding", () => {
    const wav = makeWav([tone]);
    const note = new TextEncoder().encode("LIST\x03\0\0\0abc\0");
    const bytes = new Uint8Array([...wav.subarray(0, 12), ...note, ...wav.subarray(12)]);
    expect(readWav(bytes).samples).toHaveLength(tone.length);
  });

  it("refuses unreadable files with a code", () => {
    const wav = makeWav([tone]);
    const withBits = wav.slice();
    withBits[34] = 12;
    const withoutChannels = wav.slice();
    withoutChannels[22] = 0;
    const compressed = wav.slice();
    compressed[20] = 0x55;
    expect(lengthOrCode(new Uint8Array())).toBe("empty-file");
    expect(lengthOrCode(new TextEncoder().encode("This is a letter, whatever its name says."))).toBe(
      "not-audio",
    );
    expect(lengthOrCode(wav.subarray(0, 3))).toBe("not-audio");
    expect(lengthOrCode(wav.subarray(0, 36))).toBe("not-audio");
    expect(lengthOrCode(wav.subarray(0, 44))).toBe("empty-file");
    expect(lengthOrCode(withBits)).toBe("unsupported-audio");
    expect(lengthOrCode(withoutChannels)).toBe("unsupported-audio");
    expect(lengthOrCode(compressed)).toBe("unsupported-audio");
    expect(lengthOrCode(makeWav([new Float32Array(601 * 4000)], { bits: 8, sampleRate: 4000 }))).toBe(
      "too-long",
    );
  });

  it("survives truncation at any byte", () => {
    const wav = makeWav([tone.subarray(0, 4)], { isExtensible: true });
    for (let length = 0; length < wav.length; length += 1) {
      expect(lengthOrCode(wav.slice(0, length))).toBeTypeOf(length < 70 ? "string" : "number");
    }
  });
});

it("isWav checks the first bytes", () => {
  expect(isWav(makeWav([tone]))).toBe(true);
  expect(isWav(new Uint8Array())).toBe(false);
  expect(isWav(new TextEncoder().encode("RIFF0000AVI "))).toBe(false);
});
