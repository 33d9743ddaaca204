import { randomUUID } from "node:crypto";
import { closeSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Where bytes lie in the file. */
export type ByteRange = { offset: number; length: number };

/**
 * Bytes beside the process's memory: in a file that has no name, so that it ends with the process, however that ends. The
 * system keeps at hand what is read often, and a read of that is over before a turn of the event loop would be.
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
    /** @throws {Error} when the disk takes no more, or after `close` */
    keep(bytes: Buffer): ByteRange {
      if (isClosed) throw new Error("The file of answers is closed");
      file ??= open();
      for (let written = 0; written < bytes.length; )
        written += writeSync(file, bytes, written, bytes.length - written, size + written);
      const place = { offset: size, length: bytes.length };
      size += bytes.length;
      return place;
    },
    /** @throws {Error} when the disk gives other than was kept, or after `close` */
    read({ offset, length }: ByteRange): Buffer {
      const bytes = Buffer.allocUnsafe(length);
      if (file === undefined || readSync(file, bytes, 0, length, offset) !== length)
        throw new Error("A kept answer cannot be read");
      return bytes;
    },
    close(): void {
      isClosed = true;
      if (file !== undefined) closeSync(file);
      file = undefined;
    },
  };
}
