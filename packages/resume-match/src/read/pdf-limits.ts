import { Inflate } from "fflate";
import { ReadError } from "./read-error.ts";

/** Shorter streams cannot unpack to more than the limits below. */
const harmlessBytes = 4_000;
/** A page's drawing is a few hundred kilobytes at most; fonts are larger, and pictures are never unpacked. */
const maxDrawingBytes = 6_000_000;
const maxFontBytes = 40_000_000;
const maxTotalBytes = 80_000_000;
const pieceBytes = 16_384;

/**
 * Refuses a PDF whose packed streams unpack to more than any page draws. The PDF reader has no limit: half a megabyte
 * may become half a gigabyte. Each stream is unpacked in pieces that are dropped immediately.
 *
 * @throws ReadError `too-large`
 */
export function refusePdfBombs(bytes: Uint8Array): void {
  let total = 0;
  for (const { dictionary, start, end } of findStreams(bytes)) {
    if (
      end - start < harmlessBytes ||
      !/\/(FlateDecode|Fl)\b/.test(dictionary) ||
      /\/Subtype\s*\/Image/.test(dictionary)
    )
      continue;
    const limit = /\/Length1\b|\/FontFile|\/Type1C|\/CIDFontType0C|\/OpenType/.test(dictionary)
      ? maxFontBytes
      : maxDrawingBytes;
    total += unpackedSize(bytes.subarray(start, end), Math.min(limit, maxTotalBytes - total));
  }
}

function unpackedSize(packed: Uint8Array, limit: number): number {
  let size = 0;
  // The first two bytes are zlib's header, followed by a plain deflate stream.
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > limit)
      throw new ReadError("too-large", "The PDF unpacks to far more than a résumé's pages hold");
  });
  try {
    for (let index = 2; index < packed.length; index += pieceBytes)
      inflate.push(packed.subarray(index, index + pieceBytes), index + pieceBytes >= packed.length);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    // Leave damaged or encrypted streams to the PDF reader.
  }
  return size;
}

const encoder = new TextEncoder();
const opening = encoder.encode("stream");
const closing = encoder.encode("endstream");

function* findStreams(bytes: Uint8Array): Generator<{ dictionary: string; start: number; end: number }> {
  const latin = new TextDecoder("latin1");
  let from = 0;
  for (;;) {
    const opener = find(bytes, opening, from);
    if (opener < 0) return;
    const end = find(bytes, closing, opener + opening.length);
    if (end < 0) return;
    const start = opener + opening.length + (bytes[opener + opening.length] === 13 ? 2 : 1);
    const dictionary = latin.decode(bytes.subarray(Math.max(from, opener - 1_000), opener));
    yield { dictionary: dictionary.slice(dictionary.lastIndexOf(" obj")), start, end };
    from = end + closing.length;
  }
}

function find(bytes: Uint8Array, pattern: Uint8Array, from: number): number {
  const [first = 0] = pattern;
  for (let index = bytes.indexOf(first, from); index >= 0; index = bytes.indexOf(first, index + 1)) {
    let step = 1;
    while (step < pattern.length && bytes[index + step] === pattern[step]) step += 1;
    if (step === pattern.length) return index;
  }
  return -1;
}
