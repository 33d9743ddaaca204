import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, statfs } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "#server/files/file-store.ts";
import { bodyStream } from "#server/http/read-body.ts";
import { registerFile } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";

/** Free space that sealed bytes leave for database and log. */
const minFreeBytes = 1024 ** 3;

class TooLarge extends Error {}

/**
 * Stores the body of a request among the site's files, as it arrives. Until a row refers to it, the sweep may remove it
 * after a day. @returns its hash and size; or why it is not stored
 */
export async function receiveSealed(
  { store, files }: { store: Store; files: FileStore },
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ hash: string; size: number } | "too-large" | "store-unavailable"> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return "too-large";
  const { bavail, bsize } = await statfs(files.temporaryFolder);
  if (bavail * bsize < minFreeBytes) return "store-unavailable";
  const path = join(files.temporaryFolder, randomUUID());
  const digest = createHash("sha256");
  let size = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      digest.update(chunk);
      if (size > maxBytes) done(new TooLarge());
      else done(null, chunk);
    },
  });
  try {
    await pipeline(bodyStream(request), count, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    const hash = digest.digest("hex");
    if (!(await registerFile(store, { hash, size, type: "sealed" }))) return "store-unavailable";
    await files.put(hash, path);
    return { hash, size };
  } catch (error) {
    if (error instanceof TooLarge) return "too-large";
    throw error;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
