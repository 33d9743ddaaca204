/** What a file is by its first bytes, whatever its name says. `media`: something that the browser's player may know. */
export type SoundKind = "wav" | "media" | "other";

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function isFrameOfMpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}

const matroska = [0x1a, 0x45, 0xdf, 0xa3];

/** Tells a file's kind from its first 12 bytes or more. */
export function sniffSound(bytes: Uint8Array): SoundKind {
  const start = ascii(bytes, 0, 4);
  if (["RIFF", "RIFX", "RF64"].includes(start) && ascii(bytes, 8, 4) === "WAVE") return "wav";
  const isMedia =
    start === "OggS" ||
    start === "fLaC" ||
    start.startsWith("ID3") ||
    ascii(bytes, 4, 4) === "ftyp" ||
    matroska.every((byte, at) => bytes[at] === byte) ||
    isFrameOfMpeg(bytes);
  return isMedia ? "media" : "other";
}

/** The length in seconds that a WAV's header promises; nothing where the beginning of the file does not say it. */
export function wavSeconds(bytes: Uint8Array, fileSize: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = ascii(bytes, at, 4);
    const size = view.getUint32(at + 4, true);
    if (name === "fmt " && at + 20 <= bytes.length) bytesPerSecond = view.getUint32(at + 16, true);
    // A recorder that was interrupted leaves 0 or the largest number: what is there counts.
    if (name === "data") {
      const there = Math.min(size === 0 ? fileSize : size, fileSize - at - 8);
      return bytesPerSecond > 0 ? there / bytesPerSecond : undefined;
    }
    at += 8 + size + (size % 2);
  }
  return undefined;
}
