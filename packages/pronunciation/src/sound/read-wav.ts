import { SpeechError } from "../speech-error.ts";
import { mixDown } from "./mix-down.ts";

/** Mono samples, full scale 1, and their rate in samples per second. */
export type Sound = { samples: Float32Array; sampleRate: number };

/** Ten minutes of stereo float at 48 kHz. Longer files are refused before unpacking. */
const maxSeconds = 600;
const [pcm, float, extensible] = [1, 3, 0xfffe];

type Format = { coding: number; channels: number; sampleRate: number; bits: number };

function readFormat(view: DataView, offset: number, size: number): Format {
  const coding = view.getUint16(offset, true);
  return {
    coding: coding === extensible && size >= 26 ? view.getUint16(offset + 24, true) : coding,
    channels: view.getUint16(offset + 2, true),
    sampleRate: view.getUint32(offset + 4, true),
    bits: view.getUint16(offset + 14, true),
  };
}

/** Returns a reader of one sample, full scale 1. */
function sampleReader({ coding, bits }: Format, view: DataView): ((offset: number) => number) | undefined {
  if (coding === float) {
    if (bits === 32) return (offset) => view.getFloat32(offset, true);
    return bits === 64 ? (offset) => view.getFloat64(offset, true) : undefined;
  }
  if (coding !== pcm) return undefined;
  switch (bits) {
    case 8:
      return (offset) => (view.getUint8(offset) - 128) / 128;
    case 16:
      return (offset) => view.getInt16(offset, true) / 32_768;
    case 24:
      return (offset) => ((view.getInt8(offset + 2) << 16) | view.getUint16(offset, true)) / 8_388_608;
    case 32:
      return (offset) => view.getInt32(offset, true) / 2_147_483_648;
    default:
      return undefined;
  }
}

const tag = (bytes: Uint8Array, offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4));

/** Whether the bytes start like a WAV file. */
export function isWav(bytes: Uint8Array): boolean {
  return tag(bytes, 0) === "RIFF" && tag(bytes, 8) === "WAVE";
}

/**
 * Reads a WAV file: PCM of 8, 16, 24 or 32 bits or float of 32 or 64, any rate from 4 to 768 kHz, up to 32 channels
 * mixed down to mono. NaN and infinity become silence; a truncated file is read as far as possible.
 *
 * @throws SpeechError `empty-file`, `not-audio`, `unsupported-audio`, `too-long` (over 600 s)
 */
export function readWav(bytes: Uint8Array): Sound {
  if (bytes.length === 0) throw new SpeechError("empty-file", "the file is empty");
  if (!isWav(bytes)) throw new SpeechError("not-audio", "the file is no WAV recording");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Format | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = tag(bytes, offset);
    const size = view.getUint32(offset + 4, true);
    if (name === "fmt " && offset + 24 <= bytes.length)
      format = readFormat(view, offset + 8, Math.min(size, bytes.length - offset - 8));
    if (name === "data") return readData(view, offset + 8, size, format);
    offset += 8 + size + (size % 2);
  }
  throw new SpeechError("not-audio", "the WAV file has no sound");
}

function readData(view: DataView, start: number, size: number, format: Format | undefined): Sound {
  if (!format) throw new SpeechError("not-audio", "the WAV file does not say how its sound is stored");
  const { channels, sampleRate, bits } = format;
  const read = sampleReader(format, view);
  const isPlausible = channels > 0 && channels <= 32 && sampleRate >= 4000 && sampleRate <= 768_000;
  if (!read || !isPlausible)
    throw new SpeechError("unsupported-audio", "the WAV file is stored in a way that is not read");
  const width = bits / 8;
  const count = Math.floor(Math.min(size, view.byteLength - start) / (width * channels));
  if (count === 0) throw new SpeechError("empty-file", "the WAV file has no sound");
  if (count > maxSeconds * sampleRate)
    throw new SpeechError("too-long", `the recording is longer than ${maxSeconds} seconds`);
  const sound = Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(count);
    for (let i = 0; i < count; i += 1) {
      const value = read(start + (i * channels + channel) * width);
      samples[i] = Number.isFinite(value) ? Math.min(Math.max(value, -1), 1) : 0;
    }
    return samples;
  });
  return { samples: mixDown(sound), sampleRate };
}
