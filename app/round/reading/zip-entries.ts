/*
 * Reads a ZIP from a `Blob` by slices, so that an archive of 500 MB is never in memory as a whole. fflate inflates;
 * its own reader of archives passes encrypted entries on as damaged ones, and trusts the sizes that they declare.
 */

export const maxEntries = 5_000;
/** All files of a drop together, unpacked. */
export const maxUnpackedBytes = 500 * 1024 * 1024;
/** Packed bytes per step: with deflate's highest ratio (1,032) about 4 MB of output between two checks. */
const stepBytes = 4096;

/** What an archive's directory says of an entry. Sizes may be lies: only `packed` is used, to know what to read. */
export type ZipEntry = {
  path: string;
  packed: number;
  method: number;
  offset: number;
  isEncrypted: boolean;
};
export type ZipFault = "archive-corrupt" | "archive-too-many";
export type ZipDirectory = { entries: ZipEntry[] } | { fault: ZipFault };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endBytes = 22;

async function viewOf(blob: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await blob.slice(start, end).arrayBuffer());
}

function findEnd(view: DataView): number | undefined {
  for (let offset = view.byteLength - endBytes; offset >= 0; offset -= 1)
    if (view.getUint32(offset, true) === endSignature) return offset;
  return undefined;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin1 = new TextDecoder("latin1");
function decodePath(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes).replaceAll("\\", "/");
  } catch {
    return latin1.decode(bytes).replaceAll("\\", "/");
  }
}

/** The files of an archive; folders are left out. */
export async function readZipDirectory(blob: Blob): Promise<ZipDirectory> {
  const tailStart = Math.max(0, blob.size - endBytes - 0xffff);
  const tail = await viewOf(blob, tailStart, blob.size);
  const end = findEnd(tail);
  if (end === undefined) return { fault: "archive-corrupt" };
  const count = tail.getUint16(end + 10, true);
  const size = tail.getUint32(end + 12, true);
  const start = tail.getUint32(end + 16, true);
  // 0xffff and 0xffffffff stand for numbers in the 64-bit format, which is for more and larger files.
  if (count === 0xffff || start === 0xffffffff || size > maxEntries * 4096)
    return { fault: "archive-too-many" };
  if (start + size > tailStart + end) return { fault: "archive-corrupt" };
  const directory = await viewOf(blob, start, start + size);
  const entries: ZipEntry[] = [];
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    if (offset + 46 > directory.byteLength || directory.getUint32(offset, true) !== entrySignature)
      return { fault: "archive-corrupt" };
    const pathLength = directory.getUint16(offset + 28, true);
    const next =
      offset +
      46 +
      pathLength +
      directory.getUint16(offset + 30, true) +
      directory.getUint16(offset + 32, true);
    if (next > directory.byteLength) return { fault: "archive-corrupt" };
    const path = decodePath(new Uint8Array(directory.buffer, offset + 46, pathLength));
    if (!path.endsWith("/"))
      entries.push({
        path,
        // Bit 0: encrypted; bit 6: strongly encrypted.
        isEncrypted: (directory.getUint16(offset + 8, true) & 0x41) !== 0,
        method: directory.getUint16(offset + 10, true),
        packed: directory.getUint32(offset + 20, true),
        offset: directory.getUint32(offset + 42, true),
      });
    offset = next;
  }
  return entries.length > maxEntries ? { fault: "archive-too-many" } : { entries };
}

/** `unpacked` counts what was really unpacked, also of an entry that became too large. */
export type Unpacked = { unpacked: number } & (
  | { bytes: ArrayBuffer }
  | { code: "too-large" | "corrupt" | "encrypted" }
);

/** Thrown out of fflate's callback to stop an entry that becomes too large. */
class TooLarge extends Error {}

/**
 * Unpacks an entry, at most `maxBytes` and one step's output whatever it declares.
 * @param breathe called between steps; may wait, so that the page can answer
 */
export async function unpackEntry(
  blob: Blob,
  entry: ZipEntry,
  maxBytes: number,
  breathe: () => Promise<void>,
): Promise<Unpacked> {
  if (entry.isEncrypted) return { code: "encrypted", unpacked: 0 };
  if (entry.method !== 0 && entry.method !== 8) return { code: "corrupt", unpacked: 0 };
  const header = await viewOf(blob, entry.offset, entry.offset + 30);
  if (header.byteLength < 30 || header.getUint32(0, true) !== fileSignature)
    return { code: "corrupt", unpacked: 0 };
  const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  if (start + entry.packed > blob.size) return { code: "corrupt", unpacked: 0 };
  if (entry.method === 0) {
    if (entry.packed > maxBytes) return { code: "too-large", unpacked: 0 };
    return { bytes: await blob.slice(start, start + entry.packed).arrayBuffer(), unpacked: entry.packed };
  }
  // Deflate never makes a résumé longer by more than a few bytes.
  if (entry.packed > 2 * maxBytes) return { code: "too-large", unpacked: 0 };
  const packed = new Uint8Array(await blob.slice(start, start + entry.packed).arrayBuffer());
  const { Inflate } = await import("fflate");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let unpacked = 0;
  let isEnded = false;
  const stream = new Inflate((chunk, isLast) => {
    unpacked += chunk.length;
    isEnded ||= isLast;
    if (unpacked > maxBytes) throw new TooLarge();
    chunks.push(chunk.slice());
  });
  try {
    for (let offset = 0; offset < packed.length; offset += stepBytes) {
      await breathe();
      stream.push(packed.subarray(offset, offset + stepBytes), offset + stepBytes >= packed.length);
    }
  } catch (error) {
    return { code: error instanceof TooLarge ? "too-large" : "corrupt", unpacked };
  }
  if (!isEnded) return { code: "corrupt", unpacked };
  return { bytes: await new Blob(chunks).arrayBuffer(), unpacked };
}
