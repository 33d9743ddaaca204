import { closeSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";

/** Something that is looked for, in each of its forms. */
export type Planted = { what: string; forms: readonly Buffer[] };

const base64Alphabets = ["base64", "base64url"] as const;

/** In base64, the letters that do not depend on what stands before and after. */
function base64Forms(bytes: Buffer): Buffer[] {
  return [0, 1, 2].flatMap((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes]);
    const sure = whole.subarray(0, whole.length - (whole.length % 3));
    const skipped = Math.ceil((before * 4) / 3);
    return base64Alphabets.map((alphabet) => Buffer.from(sure.toString(alphabet).slice(skipped)));
  });
}

/** The bytes themselves, in base64 at each offset, in hexadecimal, and with a percent sign before each. */
function byteForms(bytes: Buffer): Buffer[] {
  const hex = bytes.toString("hex");
  const percent = hex.replace(/../g, "%$&");
  const texts = [hex, hex.toUpperCase(), percent, percent.toUpperCase()];
  return [bytes, ...base64Forms(bytes), ...texts.map((text) => Buffer.from(text))];
}

/** A text in every form in which a program may hold or write it. */
function textForms(text: string): Buffer[] {
  const wide = Buffer.from(text, "utf16le");
  const escaped = text.replace(/[^\x20-\x7e]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  });
  const encoded = encodeURIComponent(text);
  return [
    ...byteForms(Buffer.from(text)),
    Buffer.from(text, "latin1"),
    ...[wide, Buffer.from(wide).swap16()],
    ...[escaped, encoded, encoded.replaceAll("%20", "+")].map((form) => Buffer.from(form)),
  ];
}

export function plantedText(what: string, text: string): Planted {
  const forms = new Map(textForms(text).map((form) => [form.toString("hex"), form]));
  return { what, forms: [...forms.values()] };
}

/** A secret of random bytes, as it is and as texts of it. */
export const plantedSecret = (what: string, bytes: Buffer, ...texts: string[]): Planted => ({
  what,
  forms: [...byteForms(bytes), ...[bytes.toString("base64url"), ...texts].flatMap(textForms)],
});

/** Forms are found by a hash of their first four bytes. */
const prefixBytes = 4;
const tableBits = 20;
const slotOf = (prefix: number) => Math.imul(prefix, 0x9e3779b1) >>> (32 - tableBits);

export type Scan = { bytes: number; found: string[] };

/** Looks for many texts at once: a memory image is read only once, byte by byte. */
export function createScanner(planted: readonly Planted[]) {
  const isTaken = new Uint8Array(2 ** tableBits);
  const byPrefix = new Map<number, { what: string; form: Buffer }[]>();
  for (const { what, forms } of planted) {
    for (const form of forms) {
      if (form.length < prefixBytes) throw new Error(`A form of ${what} is too short`);
      const prefix = form.readInt32BE(0);
      isTaken[slotOf(prefix)] = 1;
      byPrefix.set(prefix, [...(byPrefix.get(prefix) ?? []), { what, form }]);
    }
  }
  const longest = Math.max(...planted.flatMap(({ forms }) => forms.map(({ length }) => length)));

  function searchChunk(chunk: Buffer, found: Set<string>): void {
    let prefix = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      prefix = (prefix << 8) | (chunk[at] as number);
      if (isTaken[slotOf(prefix)] === 0) continue;
      const start = at + 1 - prefixBytes;
      for (const { what, form } of byPrefix.get(prefix) ?? [])
        if (start >= 0 && chunk.subarray(start, start + form.length).equals(form)) found.add(what);
    }
  }

  /** What is in these pieces, which follow each other. */
  return (pieces: Iterable<Buffer>): Scan => {
    const found = new Set<string>();
    let bytes = 0;
    let rest = Buffer.alloc(0);
    for (const piece of pieces) {
      bytes += piece.length;
      const chunk = Buffer.concat([rest, piece]);
      searchChunk(chunk, found);
      rest = Buffer.from(chunk.subarray(Math.max(0, chunk.length - longest + 1)));
    }
    return { bytes, found: [...found].sort() };
  };
}
export type Scanner = ReturnType<typeof createScanner>;

const pieceBytes = 8 * 1024 * 1024;

/** Reads up to `length` bytes from a place; less if the file ends, nothing if it cannot be read there. */
function readPiece(file: number, position: number, length: number): Buffer {
  const piece = Buffer.alloc(length);
  try {
    return piece.subarray(0, readSync(file, piece, 0, length, position));
  } catch {
    return piece.subarray(0, 0);
  }
}

function* piecesOfFile(path: string): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    for (let position = 0; ; ) {
      const piece = readPiece(file, position, pieceBytes);
      if (piece.length === 0) return;
      yield piece;
      position += piece.length;
    }
  } finally {
    closeSync(file);
  }
}

/** Every file of the folders, with its path: names can tell something, too. */
export function* piecesOfFolders(...folders: string[]): Generator<Buffer> {
  for (const folder of folders) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      yield Buffer.from(`${path}\n`);
      if (entry.isFile()) yield* piecesOfFile(path);
    }
  }
}

const memoryPieceBytes = 1024 * 1024;
const empty = Buffer.alloc(memoryPieceBytes);
/** Stands for memory that was never written: no form of a text has so many zeros. */
const gap = Buffer.alloc(1024);

/**
 * An image of all memory that a process can read itself, from the kernel; pieces without content are left out. The process
 * stands still meanwhile.
 */
export function readMemory(pid: number): Buffer[] {
  const image: Buffer[] = [];
  process.kill(pid, "SIGSTOP");
  const memory = openSync(`/proc/${pid}/mem`, "r");
  try {
    for (const line of readFileSync(`/proc/${pid}/maps`, "utf8").split("\n")) {
      const [, from = "", to = "", name = ""] = /^(\w+)-(\w+) r\S+ \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
      if (from === "" || name === "[vvar]" || name === "[vsyscall]") continue;
      const end = Number.parseInt(to, 16);
      for (let position = Number.parseInt(from, 16); position < end; ) {
        const piece = readPiece(memory, position, Math.min(memoryPieceBytes, end - position));
        if (piece.length === 0) break;
        const isEmpty = piece.equals(empty.subarray(0, piece.length));
        if (!isEmpty) image.push(piece);
        else if (image.at(-1) !== gap) image.push(gap);
        position += piece.length;
      }
    }
  } finally {
    closeSync(memory);
    process.kill(pid, "SIGCONT");
  }
  return image;
}
