import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Free space that files leave for database and log: bytes or a share of the disk, whichever is less. */
export const defaultMinFree = { minFreeBytes: 1024 ** 3, minFreeShare: 0.1 };

/** Whether the disk of a folder has too little room for another file. */
export async function isDiskFull(
  folder: string,
  { minFreeBytes, minFreeShare } = defaultMinFree,
): Promise<boolean> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return bavail * bsize < Math.min(minFreeBytes, minFreeShare * blocks * bsize);
}

/** A file has more bytes than it may have. */
export class TooLarge extends Error {
  override name = "TooLarge";
}

type Options = { maxBytes: number; onChunk?: (chunk: Buffer) => void };

/**
 * Writes a stream to a new file and computes its hash on the way: many files at once would not fit in memory.
 * @throws {TooLarge} once there are more than `maxBytes`
 */
export async function receiveFile(
  bytes: Readable,
  path: string,
  { maxBytes, onChunk }: Options,
): Promise<{ hash: string; size: number }> {
  const digest = createHash("sha256");
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      onChunk?.(chunk);
      if (size > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
  await pipeline(bytes, count, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  return { hash: digest.digest("hex"), size };
}
