import { Inflate } from "fflate";
import { ReadError } from "./read-error.ts";

const MEGABYTE = 1024 * 1024;
const MAX_TOTAL = 60 * MEGABYTE;
const MAX_ENTRY = 20 * MEGABYTE;
const MAX_RATIO = 100;
/** Small entries may have any ratio. */
const RATIO_FREE = 5 * MEGABYTE;
const MAX_ENTRIES = 10_000;
/** Packed bytes per step: with deflate's highest ratio (1,032) about 4 MB of output between two checks. */
const PIECE = 4096;

type Entry = { name: string; size: number; packed: number; method: number; offset: number; crc: number };

/** A zip with its directory read. Names ignore case; only `read` inflates. */
export type Zip = {
  names: string[];
  /** An entry's bytes, `null` if the zip has none of that name. Throws `corrupt` and `too-large`. */
  read: (name: string) => Uint8Array | null;
};

/**
 * Reads the central directory and rejects what it declares to be a bomb (`too-large`), `encrypted` or
 * `corrupt`.
 */
export function openZip(bytes: Uint8Array): Zip {
  const entries = readDirectory(bytes);
  let total = 0;
  for (const entry of entries.values()) {
    total += entry.size;
    if (entry.size > RATIO_FREE && entry.size > entry.packed * MAX_RATIO) {
      throw new ReadError("too-large", `${entry.name} unpacks to more than ${MAX_RATIO} times its size`);
    }
  }
  if (total > MAX_TOTAL) throw new ReadError("too-large", "the file unpacks to more than 60 MB");
  return {
    names: [...entries.values()].map((entry) => entry.name),
    read: (name) => {
      const entry = entries.get(name.toLowerCase());
      return entry ? inflateEntry(bytes, entry) : null;
    },
  };
}

function createView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function corrupt(part: string): ReadError {
  return new ReadError("corrupt", `broken zip: ${part}`);
}

/** Offset of the end-of-directory record, searched from the end of the file. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let offset = view.byteLength - 22; offset >= first; offset -= 1) {
    if (view.getUint32(offset, true) === 0x06054b50) return offset;
  }
  throw corrupt("end");
}

function readDirectory(bytes: Uint8Array): Map<string, Entry> {
  const view = createView(bytes);
  if (view.byteLength < 22) throw corrupt("end");
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new ReadError("too-large", `more than ${MAX_ENTRIES} entries in the zip`);
  let offset = view.getUint32(end + 16, true);
  const entries = new Map<string, Entry>();
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > end || view.getUint32(offset, true) !== 0x02014b50) throw corrupt("directory");
    if (view.getUint16(offset + 8, true) & 1) throw new ReadError("encrypted", "the zip asks for a password");
    const nameLength = view.getUint16(offset + 28, true);
    const extraLength = view.getUint16(offset + 30, true);
    const next = offset + 46 + nameLength + extraLength + view.getUint16(offset + 32, true);
    if (next > end) throw corrupt("directory");
    const name = new TextDecoder()
      .decode(bytes.subarray(offset + 46, offset + 46 + nameLength))
      .replaceAll("\\", "/");
    const entry = readEntry(view, offset, name, offset + 46 + nameLength, extraLength);
    if (!entries.has(name.toLowerCase())) entries.set(name.toLowerCase(), entry);
    offset = next;
  }
  return entries;
}

function readEntry(
  view: DataView,
  offset: number,
  name: string,
  extraOffset: number,
  extraLength: number,
): Entry {
  const entry = {
    name,
    method: view.getUint16(offset + 10, true),
    crc: view.getUint32(offset + 16, true),
    packed: view.getUint32(offset + 20, true),
    size: view.getUint32(offset + 24, true),
    offset: view.getUint32(offset + 42, true),
  };
  // Some writers put every length into the 64-bit field, even for small files.
  for (let field = extraOffset; field + 4 <= extraOffset + extraLength; ) {
    const length = view.getUint16(field + 2, true);
    if (view.getUint16(field, true) === 1) readLongLengths(view, field + 4, length, entry);
    field += 4 + length;
  }
  return entry;
}

function readLongLengths(view: DataView, start: number, length: number, entry: Entry): void {
  let offset = start;
  const readLength = (short: number): number => {
    if (short !== 0xffffffff) return short;
    if (offset + 8 > start + length || offset + 8 > view.byteLength) throw corrupt("directory");
    const value = view.getUint32(offset, true) + view.getUint32(offset + 4, true) * 2 ** 32;
    offset += 8;
    return value;
  };
  entry.size = readLength(entry.size);
  entry.packed = readLength(entry.packed);
  entry.offset = readLength(entry.offset);
}

function inflateEntry(bytes: Uint8Array, entry: Entry): Uint8Array {
  const view = createView(bytes);
  const header = entry.offset;
  if (header + 30 > bytes.length || view.getUint32(header, true) !== 0x04034b50) throw corrupt(entry.name);
  const start = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true);
  if (start + entry.packed > bytes.length) throw corrupt(entry.name);
  const packed = bytes.subarray(start, start + entry.packed);
  if (entry.size > MAX_ENTRY) throw new ReadError("too-large", `${entry.name} unpacks to more than 20 MB`);
  if (entry.method !== 0 && entry.method !== 8) throw corrupt(entry.name);
  const data = entry.method === 0 ? packed : inflate(packed, entry);
  if (data.length !== entry.size) throw corrupt(entry.name);
  if (crc32(data) !== entry.crc) throw corrupt(entry.name);
  return data;
}

/** Produces at most the declared size plus one piece's output, whatever the packed bytes are. */
function inflate(packed: Uint8Array, entry: Entry): Uint8Array {
  const output = new Uint8Array(entry.size);
  let length = 0;
  const stream = new Inflate((chunk) => {
    if (length + chunk.length > entry.size) {
      throw new ReadError("too-large", `${entry.name} unpacks to more than the zip declares`);
    }
    output.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let offset = 0; offset < packed.length || offset === 0; offset += PIECE) {
      stream.push(packed.subarray(offset, offset + PIECE), offset + PIECE >= packed.length);
    }
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw corrupt(entry.name);
  }
  return output.subarray(0, length);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(data: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of data) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}
