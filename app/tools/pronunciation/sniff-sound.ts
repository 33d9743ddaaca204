/** The type of a file by its magic number. `media`: the browser may be able to play it. */
export type SoundKind = "wav" | "media" | "other";

const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function isMpegFrame(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0;
}

const matroska = [0x1a, 0x45, 0xdf, 0xa3];

/** @param bytes at least the first 12 bytes of a file */
export function sniffSound(bytes: Uint8Array): SoundKind {
  const start = ascii(bytes, 0, 4);
  if (["RIFF", "RIFX", "RF64"].includes(start) && ascii(bytes, 8, 4) === "WAVE") return "wav";
  const isMedia =
    start === "OggS" ||
    start === "fLaC" ||
    start.startsWith("ID3") ||
    ascii(bytes, 4, 4) === "ftyp" ||
    matroska.every((byte, index) => bytes[index] === byte) ||
    isMpegFrame(bytes);
  return isMedia ? "media" : "other";
}

/** Duration in seconds from a WAV header; `undefined` if `bytes` does not include all of it. */
export function wavSeconds(bytes: Uint8Array, fileSize: number): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let bytesPerSecond = 0;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = ascii(bytes, offset, 4);
    const size = view.getUint32(offset + 4, true);
    if (name === "fmt " && offset + 20 <= bytes.length) bytesPerSecond = view.getUint32(offset + 16, true);
    // An interrupted recorder writes 0 or the maximum, so the file size limits the value.
    if (name === "data") {
      const actualSize = Math.min(size === 0 ? fileSize : size, fileSize - offset - 8);
      return bytesPerSecond > 0 ? actualSize / bytesPerSecond : undefined;
    }
    offset += 8 + size + (size % 2);
  }
  return undefined;
}
