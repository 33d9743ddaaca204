import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A range of bytes in the file. */
export type ByteRange = { offset: number; length: number };

/**
 * Keeps bytes outside the process's memory, in an unlinked file that disappears with the process, however it
 * ends. The OS caches frequent reads, so a synchronous read takes less time than a turn of the event loop.
 */
export function createPageCacheFile(directory: string) {
  let file: number | undefined;
  let isClosed = false;
  let size = 0;

  function open(): number {
    const path = join(directory, `answers-${randomUUID()}`);
    const opened = openSync(path, "wx+", 0o600);
    unlinkSync(path);
    return opened;
  }

  return {
    /** In bytes. */
    size: () => size,
    /** @throws {Error} if the disk is full, or after `close` */
    append(bytes: Buffer): ByteRange {
      if (isClosed) throw new Error("The page cache's file is closed");
      file ??= open();
      for (let written = 0; written < bytes.length; )
        written += writeSync(file, bytes, written, bytes.length - written, size + written);
      const range = { offset: size, length: bytes.length };
      size += bytes.length;
      return range;
    },
    /** @throws {Error} if the disk returns too few bytes, or after `close` */
    read({ offset, length }: ByteRange): Buffer {
      const bytes = Buffer.allocUnsafe(length);
      if (file === undefined || readSync(file, bytes, 0, length, offset) !== length)
        throw new Error("A cached page cannot be read");
      return bytes;
    },
    close(): void {
      isClosed = true;
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
