import { Inflate } from "fflate";
import { ReadError } from "./read-error.ts";

/** A page's drawing is a few hundred kilobytes at most; fonts and pictures are larger. */
const maxDrawingBytes = 6_000_000;
const maxFontBytes = 40_000_000;
const maxTotalBytes = 80_000_000;
/** The PDF reader leaves large pictures packed: they count only as work. */
const maxWorkBytes = 400_000_000;
const pieceBytes = 16_384;

/**
 * Refuses a PDF whose packed streams unpack to more than any page draws. The PDF reader has no limit: half a
 * megabyte may become half a gigabyte. Each stream is unpacked in pieces that are dropped immediately.
 *
 * The bytes of a stream decide, not its dictionary, wherever that is possible: names may be written as
 * `/#46lateDecode`, strings may contain the words of a stream, and a length may be wrong.
 *
 * @throws ReadError `too-large`
 */
export function refusePdfBombs(bytes: Uint8Array): void {
  let total = 0;
  let work = 0;
  let before: Filter[][] = [];
  for (const { dictionary, start } of findStreams(bytes)) {
    const isPicture = /\/Subtype\s*\/Image/.test(dictionary);
    const isFont = /\/Length1\b|\/FontFile|\/Type1C|\/CIDFontType0C|\/OpenType/.test(dictionary);
    const limit = Math.min(
      isPicture || isFont ? maxFontBytes : maxDrawingBytes,
      isPicture ? maxWorkBytes - work : maxTotalBytes - total,
    );
    const packed = bytes.subarray(start);
    const declared = readFilters(dictionary);
    // A string that contains "stream" may separate a dictionary from its stream.
    const chains = new Map([...declared, ...before].map((chain) => [chain.join(), chain]));
    before = declared;
    if (isZlib(packed)) chains.set("flate", ["flate"]);
    else chains.delete("flate");
    const sizes = [...chains.values()].map((chain) => unpackedSize(packed, chain, limit));
    const size = Math.max(0, ...sizes);
    work += size;
    if (!isPicture) total += size;
  }
}

function tooLarge(): ReadError {
  return new ReadError("too-large", "The PDF unpacks to far more than a résumé's pages hold");
}

/** Filters that expand data, and filters that only decode text. Image filters come last and do neither. */
type Filter = "flate" | "lzw" | "run-length" | "hex" | "base85";
const filters: Record<string, Filter> = {
  FlateDecode: "flate",
  Fl: "flate",
  LZWDecode: "lzw",
  LZW: "lzw",
  RunLengthDecode: "run-length",
  RL: "run-length",
  ASCIIHexDecode: "hex",
  AHx: "hex",
  ASCII85Decode: "base85",
  A85: "base85",
};

/** The chains of filters that a text declares. */
function readFilters(text: string): Filter[][] {
  const declarations = text.matchAll(/\/Filter\s*(\[[^\]]{0,2000}\]|\/[^\s/[\]<>()]+)/g);
  return [...declarations]
    .map(([, names = ""]) => {
      const chain = [...names.matchAll(/\/([^\s/[\]<>()]+)/g)].flatMap(
        ([, name = ""]) => filters[name] ?? [],
      );
      const packing = chain.filter((filter) => filter !== "hex" && filter !== "base85");
      // Compressing twice gains nothing, but each pass may multiply the length by a thousand.
      if (packing.length > 1 || chain.length > 4) throw tooLarge();
      return chain;
    })
    .filter((chain) => chain.length > 0);
}

/** Consumes bytes; returns false when it needs no more. */
type Stage = (bytes: Uint8Array) => boolean;

function unpackedSize(packed: Uint8Array, chain: readonly Filter[], limit: number): number {
  let size = 0;
  let read = 0;
  const count = (more: number): boolean => {
    size += more;
    if (size > limit) throw tooLarge();
    return true;
  };
  // Compressed twice, whatever the dictionary says.
  let again: Stage | undefined;
  let innermost: Stage = (bytes) => {
    if (size === 0 && chain.includes("flate") && isZlib(bytes))
      again = inflateStage((more) => count(more.length));
    if (again) again = tryAgain(again, bytes);
    return count(bytes.length);
  };
  for (const filter of chain.toReversed()) innermost = stages[filter](innermost, count);
  try {
    for (let index = 0; index < packed.length; index += pieceBytes) {
      read += pieceBytes;
      if (read > limit * 2 || !innermost(packed.subarray(index, index + pieceBytes))) break;
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
    // Leave damaged or encrypted streams to the PDF reader.
  }
  return size;
}

/** Bytes may only look packed: an error or an end stops the second unpacking. */
function tryAgain(stage: Stage, bytes: Uint8Array): Stage | undefined {
  try {
    return stage(bytes) ? stage : undefined;
  } catch (error) {
    if (error instanceof ReadError) throw error;
    return undefined;
  }
}

const stages: Record<Filter, (next: Stage, count: (more: number) => boolean) => Stage> = {
  flate: inflateStage,
  lzw: (_, count) => lzwStage(count),
  "run-length": (_, count) => runLengthStage(count),
  hex: hexStage,
  base85: base85Stage,
};

function isZlib(bytes: Uint8Array): boolean {
  const [method = 0, flags = 0] = bytes;
  return (method & 15) === 8 && method < 0x80 && ((method << 8) | flags) % 31 === 0;
}

function inflateStage(next: Stage): Stage {
  let output = 0;
  let header = 2;
  const inflate = new Inflate((chunk) => {
    output += chunk.length;
    if (chunk.length > 0) next(chunk);
  });
  return (bytes) => {
    const data = bytes.subarray(Math.min(header, bytes.length));
    header -= bytes.length - data.length;
    if (data.length === 0) return true;
    const begun = output;
    inflate.push(data);
    // Every piece unpacks to something, until the stream has ended.
    return output > begun || data.length < pieceBytes / 2;
  };
}

/**
 * Counts the bytes that codes of 9 to 12 bits stand for: each new code is one byte longer than the one before
 * it.
 */
function lzwStage(count: (more: number) => boolean): Stage {
  const lengths = new Uint16Array(4_097).fill(1, 0, 256);
  let [buffer, bits, width, next, previous] = [0, 0, 9, 258, 0];
  return (bytes) => {
    for (const byte of bytes) {
      buffer = ((buffer << 8) | byte) & 0xffffff;
      bits += 8;
      if (bits < width) continue;
      bits -= width;
      const code = (buffer >>> bits) & ((1 << width) - 1);
      if (code === 257) return false;
      if (code === 256) {
        [width, next, previous] = [9, 258, 0];
        continue;
      }
      if (code > next) return false;
      const length = code === next ? previous + 1 : (lengths[code] ?? 1);
      if (previous > 0 && next < 4_096) {
        lengths[next] = previous + 1;
        next += 1;
      }
      count(length);
      previous = length;
      width = next >= 2_047 ? 12 : next >= 1_023 ? 11 : next >= 511 ? 10 : 9;
    }
    return true;
  };
}

function runLengthStage(count: (more: number) => boolean): Stage {
  let literal = 0;
  let isRun = false;
  return (bytes) => {
    for (const byte of bytes) {
      if (literal > 0) literal -= 1;
      else if (isRun) isRun = false;
      else if (byte === 128) return false;
      else if (byte < 128) {
        literal = byte + 1;
        count(literal);
      } else isRun = count(257 - byte);
    }
    return true;
  };
}

function hexStage(next: Stage): Stage {
  let high = -1;
  return (bytes) => {
    const decoded = new Uint8Array(bytes.length);
    let length = 0;
    for (const byte of bytes) {
      if (byte === 62) {
        next(decoded.subarray(0, length));
        return false;
      }
      const digit = Number.parseInt(String.fromCharCode(byte), 16);
      if (Number.isNaN(digit)) continue;
      if (high < 0) high = digit;
      else {
        decoded[length] = high * 16 + digit;
        length += 1;
        high = -1;
      }
    }
    return length === 0 || next(decoded.subarray(0, length));
  };
}

function base85Stage(next: Stage): Stage {
  let [value, digits] = [0, 0];
  return (bytes) => {
    const decoded = new Uint8Array(bytes.length * 4);
    let length = 0;
    const write = (count: number) => {
      for (let shift = 24; shift > 24 - 8 * count; shift -= 8) {
        decoded[length] = Math.floor(value / 2 ** shift) & 255;
        length += 1;
      }
      [value, digits] = [0, 0];
    };
    for (const byte of bytes) {
      if (byte === 126) {
        next(decoded.subarray(0, length));
        return false;
      }
      if (byte === 122 && digits === 0) write(4);
      if (byte < 33 || byte > 117) continue;
      value = value * 85 + byte - 33;
      digits += 1;
      if (digits === 5) write(4);
    }
    return length === 0 || next(decoded.subarray(0, length));
  };
}

const encoder = new TextEncoder();
const opening = encoder.encode("stream");
const latin = new TextDecoder("latin1");

/** Long enough for any dictionary; anything further back is the end of another stream. */
const maxDictionaryBytes = 20_000;

/** Yields every position where a stream may start, with the text since the previous one. */
function* findStreams(bytes: Uint8Array): Generator<{ dictionary: string; start: number }> {
  let from = 0;
  for (;;) {
    const opener = find(bytes, opening, from);
    if (opener < 0) return;
    const end = opener + opening.length;
    const isEnd = bytes[opener - 1] === 100 && bytes[opener - 2] === 110 && bytes[opener - 3] === 101;
    const start = end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1);
    if (!isEnd && (bytes[end] === 10 || bytes[end] === 13 || bytes[end] === 32)) {
      const text = latin.decode(bytes.subarray(Math.max(from, opener - maxDictionaryBytes), opener));
      yield { dictionary: decodeNames(text), start };
    }
    from = end;
  }
}

/** `/#46lateDecode` is `/FlateDecode`, and a comment is a space. */
function decodeNames(text: string): string {
  const decoded = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded.includes("%") ? `${decoded} ${decoded.replace(/%[^\r\n]*/g, " ")}` : decoded;
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
