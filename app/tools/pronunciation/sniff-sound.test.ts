import { expect, test } from "vitest";
import { encodeWav } from "./encode-wav.ts";
import { sniffSound, wavSeconds } from "./sniff-sound.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("the bytes of a file decide its kind, not its name", () => {
  expect(sniffSound(bytesOf("RIFF\0\0\0\0WAVEfmt "))).toBe("wav");
  expect(sniffSound(bytesOf("RIFF\0\0\0\0AVI LIST"))).toBe("other");
  for (const start of [
    "OggS\0\0\0\0\0\0\0\0",
    "ID3\x04\0\0\0\0\0\0\0\0",
    "\0\0\0\x18ftypM4A ",
    "\xff\xfb\x90\0",
    "\x1a\x45\xdf\xa3\0\0\0\0",
  ])
    expect(sniffSound(bytesOf(start)), start).toBe("media");
  for (const start of ["", "This is a text", "%PDF-1.7", "\x89PNG\r\n\x1a\n"])
    expect(sniffSound(bytesOf(start)), start).toBe("other");
});

test("the header of a WAV has its length", async () => {
  const wav = new Uint8Array(await encodeWav(new Float32Array(24_000)).arrayBuffer());
  expect(wavSeconds(wav, wav.length)).toBe(1.5);
  // A two-hour file with a correct header.
  const hours = wav.slice();
  new DataView(hours.buffer).setUint32(40, 7200 * 32_000, true);
  expect(wavSeconds(hours.subarray(0, 64), 44 + 7200 * 32_000)).toBe(7200);
  // An interrupted recorder writes size 0.
  new DataView(hours.buffer).setUint32(40, 0, true);
  expect(wavSeconds(hours, hours.length)).toBe(1.5);
  expect(wavSeconds(bytesOf("RIFF\0\0\0\0WAVE"), 12)).toBeUndefined();
  expect(wavSeconds(bytesOf("RIFF\0\0\0\0WAVEdata\0\0\0\0"), 20)).toBeUndefined();
});
