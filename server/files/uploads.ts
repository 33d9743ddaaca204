import { createHash, randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { maxUploadBytes, type RefusedUpload, type SavedUpload } from "#domain/upload.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import { insertUpload, registerFile } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import type { FileStore } from "./file-store.ts";
import { agreedType, createSniffer, displayName } from "./file-type.ts";

/** An office has one network address. */
const perClient = { limit: 60, window: 60 * 60 * 1000 };

class TooLarge extends Error {}

/** Files are written as they come, and take part in a form once their bytes are on the disk. */
export function createUploads(store: Store, files: FileStore) {
  const countClient = createRateLimit(perClient);

  /**
   * Writes a stream to a temporary file and reads no more of it than a file may have. Whether it is text is seen on the
   * way: thirty files at once have no place in memory. @throws {TooLarge}
   */
  async function receive(bytes: Readable, path: string) {
    const digest = createHash("sha256");
    const sniffer = createSniffer();
    let size = 0;
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        digest.update(chunk);
        sniffer.take(chunk);
        if (size > maxUploadBytes) done(new TooLarge());
        else done(null, chunk);
      },
    });
    await pipeline(bytes, count, createWriteStream(path, { flags: "wx", mode: 0o600 }));
    return { hash: digest.digest("hex"), size, sniffed: sniffer.end() };
  }

  /**
   * Keeps a file for a form that is not complete yet. What is refused leaves nothing behind, and its stream is destroyed
   * and perhaps not read to its end.
   */
  return async (bytes: Readable, sentName: string, client: string): Promise<SavedUpload> => {
    const name = displayName(sentName);
    const refused = (reason: RefusedUpload): SavedUpload => ({ kind: "REFUSED", reason, name });
    if (!countClient(client).isAllowed) {
      bytes.destroy();
      return refused("TOO_MANY");
    }
    const path = join(files.temporaryFolder, randomUUID());
    try {
      const { hash, size, sniffed } = await receive(bytes, path);
      if (size === 0) return refused("EMPTY");
      const type = agreedType(sniffed, name);
      if (!type) return refused("WRONG_TYPE");
      await registerFile(store, { hash, size, type });
      await files.put(hash, path);
      const { id } = await insertUpload(store, { file: hash, name });
      return { kind: "SAVED", id, name, size };
    } catch (error) {
      if (error instanceof TooLarge) return refused("TOO_LARGE");
      log("error", "upload-not-kept", { failure: errorCode(error) });
      return refused("UNAVAILABLE");
    } finally {
      await rm(path, { force: true });
    }
  };
}

export type SaveUpload = ReturnType<typeof createUploads>;
