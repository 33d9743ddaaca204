const megabyte = 1024 * 1024;
/** A round has at most 20,000 files, and a few programs add entries of their own. */
const maxEntries = 25_000;
const maxDirectoryBytes = 16 * megabyte;
const maxUnpackedBytes = 3_000 * megabyte;
/** Texts pack to a tenth; only zeros and repetitions pack to less than a hundredth. */
const maxRatio = 200;
const ratioFreeBytes = 5 * megabyte;
const endBytes = 22;
const headerBytes = 30;

/** Why a file cannot be read as a ZIP. */
export type ZipFault =
  | "NO_ZIP"
  | "ENCRYPTED"
  | "BROKEN"
  | "TOO_LARGE"
  /** Made to harm: a bomb, paths that lead elsewhere, entries that overlap or that there are twice. */
  | "HOSTILE";

export class ZipError extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault, detail: string) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
  }
}

export type ZipEntry = {
  /** As in the ZIP; a folder ends with a slash. */
  path: string;
  /** Unpacked. */
  size: number;
  packed: number;
  isPacked: boolean;
  offset: number;
};

const readBytes = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** A path that stays inside the folder into which a ZIP is unpacked, on every system. */
function isTame(path: string): boolean {
  if (path === "" || path.length > 400 || /[\\\p{Cc}]/u.test(path) || /^(\/|[a-z]:)/i.test(path))
    return false;
  return path.split("/").every((part) => part !== ".." && part !== ".");
}

async function findDirectory(file: Blob): Promise<{ count: number; offset: number; end: number }> {
  const from = Math.max(0, file.size - endBytes - 0xffff);
  const tail = viewOf(await readBytes(file, from, file.size));
  for (let at = tail.byteLength - endBytes; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const count = tail.getUint16(at + 10, true);
    const size = tail.getUint32(at + 12, true);
    const offset = tail.getUint32(at + 16, true);
    if (count === 0xffff || offset === 0xffff_ffff) throw new ZipError("TOO_LARGE", "64-bit directory");
    if (count > maxEntries) throw new ZipError("HOSTILE", `${count} entries`);
    if (size > maxDirectoryBytes) throw new ZipError("HOSTILE", `directory of ${size} bytes`);
    if (offset + size > from + at) throw new ZipError("BROKEN", "directory outside the file");
    return { count, offset, end: offset + size };
  }
  throw new ZipError("NO_ZIP", "no directory");
}

function readEntry(bytes: Uint8Array, at: number): { entry: ZipEntry; next: number } {
  const view = viewOf(bytes);
  if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50)
    throw new ZipError("BROKEN", "directory");
  if (view.getUint16(at + 8, true) & 1) throw new ZipError("ENCRYPTED", "asks for a password");
  const nameEnd = at + 46 + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > bytes.length) throw new ZipError("BROKEN", "directory");
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new ZipError("BROKEN", `packed by method ${method}`);
  const path = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd));
  if (!isTame(path)) throw new ZipError("HOSTILE", "path leads elsewhere");
  const entry = {
    path,
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    isPacked: method === 8,
    offset: view.getUint32(at + 42, true),
  };
  if (!entry.isPacked && entry.size !== entry.packed) throw new ZipError("BROKEN", "sizes differ");
  return { entry, next };
}

/** Refuses what would unpack to far more than the file is, or reads the same bytes for several entries. */
function checkSizes(entries: readonly ZipEntry[], end: number): void {
  let total = 0;
  let free = 0;
  const paths = new Set<string>();
  for (const { path, size, packed, offset } of entries.toSorted((a, b) => a.offset - b.offset)) {
    total += size;
    if (total > maxUnpackedBytes) throw new ZipError("TOO_LARGE", "unpacks to more than 3 GB");
    if (size > ratioFreeBytes && size > packed * maxRatio) throw new ZipError("HOSTILE", "a bomb");
    if (paths.has(path)) throw new ZipError("HOSTILE", "a path twice");
    if (offset < free) throw new ZipError("HOSTILE", "entries overlap");
    paths.add(path);
    free = offset + headerBytes + packed;
    if (free > end) throw new ZipError("BROKEN", "entry outside the file");
  }
}

/**
 * The entries of a ZIP, read from its directory; files are read one by one with `readZipEntry`.
 * @throws {ZipError}
 */
export async function readZipDirectory(file: Blob): Promise<ZipEntry[]> {
  const head = file.size < 4 ? undefined : viewOf(await readBytes(file, 0, 4)).getUint32(0, true);
  if (head !== 0x04034b50 && head !== 0x06054b50) throw new ZipError("NO_ZIP", "no ZIP");
  if (file.size > maxUnpackedBytes) throw new ZipError("TOO_LARGE", "larger than 3 GB");
  const { count, offset, end } = await findDirectory(file);
  const bytes = await readBytes(file, offset, end);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    const { entry, next } = readEntry(bytes, at);
    entries.push(entry);
    at = next;
  }
  checkSizes(entries, offset);
  return entries;
}

/** Unpacks at most `size` bytes, whatever the packed ones are. */
async function unpack(packed: Blob, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const output = new Uint8Array(size);
  let length = 0;
  const reader = packed.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ZipError("BROKEN", "packed bytes");
    });
    if (done) break;
    if (length + value.length > size) {
      reader.cancel().catch(() => {});
      throw new ZipError("HOSTILE", "unpacks to more than it declares");
    }
    output.set(value, length);
    length += value.length;
  }
  if (length !== size) throw new ZipError("BROKEN", "unpacks to less than it declares");
  return output;
}

/** The bytes of an entry. @throws {ZipError} also if it has more than `maxBytes` */
export async function readZipEntry(
  file: Blob,
  { offset, packed, size, isPacked }: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (size > maxBytes) throw new ZipError("TOO_LARGE", `${size} bytes`);
  const header = viewOf(await readBytes(file, offset, offset + headerBytes));
  if (header.byteLength < headerBytes || header.getUint32(0, true) !== 0x04034b50)
    throw new ZipError("BROKEN", "header");
  const start = offset + headerBytes + header.getUint16(26, true) + header.getUint16(28, true);
  const body = file.slice(start, start + packed);
  if (body.size < packed) throw new ZipError("BROKEN", "cut off");
  return isPacked ? unpack(body, size) : new Uint8Array(await body.arrayBuffer());
}
