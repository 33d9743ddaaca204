import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { hourMs } from "#domain/time.ts";
import { maxUploadBytes, type RefusedUpload, type SavedUpload } from "#domain/upload.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { BrokenOff } from "#server/http/read-body.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import {
  countUnclaimedBytes,
  dropUnclaimed,
  findClaimed,
  insertUpload,
  registerFile,
} from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { makeDue } from "#server/store/outbox-table.ts";
import { countRefusal } from "#server/trace/operation.ts";
import { createClientBytes } from "./client-bytes.ts";
import type { FileStore } from "./file-store.ts";
import { checkExtension, createSniffer, displayName } from "./file-type.ts";
import { defaultMinFree, isDiskFull, receiveFile, TooLarge } from "./receive-file.ts";

/** Many people can share an office's IP address, so the quota per address is high. */
const perClient = { limit: 60, window: hourMs };

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;

/** Total of files that no application uses: about 500 of the maximum size. They are erased after a day. */
export const maxUnclaimedBytes = 5 * gigabyte;

/** From this age on, unclaimed uploads make room for new ones: a form is sent seconds after its files. */
const minDropAgeMs = hourMs;
/** Room is made for this share of the sum at once. */
const dropShare = 0.1;

const defaultQuota = {
  ...defaultMinFree,
  maxUnclaimedBytes,
  maxClientBytes: 60 * megabyte,
};

/** Saves files while they arrive. A form can refer to a file once it is stored. */
export function createUploads(store: Store, files: FileStore, quota: Partial<typeof defaultQuota> = {}) {
  const countClient = createRateLimit(perClient);
  const { minFreeBytes, minFreeShare, maxUnclaimedBytes, maxClientBytes } = { ...defaultQuota, ...quota };
  const takeBytes = createClientBytes(maxClientBytes, (hashes) => findClaimed(store, hashes));

  /** The reason why no file can be accepted now, if any. */
  async function findShortage(): Promise<"disk" | "unclaimed" | undefined> {
    if (await isDiskFull(files.temporaryFolder, { minFreeBytes, minFreeShare })) return "disk";
    if ((await countUnclaimedBytes(store)) < maxUnclaimedBytes) return undefined;
    const dropped = await dropUnclaimed(store, {
      maxBytes: maxUnclaimedBytes * (1 - dropShare),
      before: Date.now() - minDropAgeMs,
    });
    if (dropped > 0) {
      log("warn", "uploads-dropped", { uploads: dropped });
      await makeDue(store, "erase-expired", Date.now());
    }
    return (await countUnclaimedBytes(store)) < maxUnclaimedBytes ? undefined : "unclaimed";
  }

  /** @throws {TooLarge} */
  async function receive(bytes: Readable, path: string) {
    const sniffer = createSniffer();
    const received = await receiveFile(bytes, path, { maxBytes: maxUploadBytes, onChunk: sniffer.add });
    return { ...received, detectedType: sniffer.end() };
  }

  /**
   * Saves a file for a form that is not complete yet. A refused file leaves nothing behind; its stream is
   * destroyed, possibly before its end.
   */
  return async (bytes: Readable, sentName: string, client: string): Promise<SavedUpload> => {
    const name = displayName(sentName);
    const refused = (reason: RefusedUpload): SavedUpload => ({ kind: "REFUSED", reason, name });
    if (!countClient(client).isAllowed) {
      bytes.destroy();
      logRefusal("uploads-too-many");
      return refused("TOO_MANY");
    }
    // The sender may disconnect before anything reads the stream.
    bytes.on("error", () => {});
    const path = join(files.temporaryFolder, randomUUID());
    try {
      const shortage = await findShortage();
      if (shortage) {
        bytes.destroy();
        countRefusal(`upload-refused-${shortage}`);
        log("error", "upload-refused", { cause: shortage });
        return refused("UNAVAILABLE");
      }
      const { hash, size, detectedType } = await receive(bytes, path);
      if (size === 0) return refused("EMPTY");
      const type = checkExtension(detectedType, name);
      if (!type) return refused("WRONG_TYPE");
      if (!(await takeBytes(client, { hash, size }))) {
        logRefusal("uploads-too-many-bytes");
        return refused("TOO_MANY");
      }
      // The same bytes are just being removed; a retry in a moment can store them again.
      if (!(await registerFile(store, { hash, size, type }))) return refused("UNAVAILABLE");
      await files.put(hash, path);
      const { id } = await insertUpload(store, { file: hash, name });
      return { kind: "SAVED", id, name, size };
    } catch (error) {
      if (error instanceof TooLarge) return refused("TOO_LARGE");
      log(bytes.errored instanceof BrokenOff ? "info" : "error", "upload-not-saved", {
        failure: errorCode(error),
      });
      return refused("UNAVAILABLE");
    } finally {
      // Also fails if the disk has become read-only. The daily sweep removes leftovers.
      await rm(path, { force: true }).catch(() => {});
    }
  };
}

export type SaveUpload = ReturnType<typeof createUploads>;
