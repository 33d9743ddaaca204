import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isDiskFull, receiveFile, TooLarge } from "#server/files/receive-file.ts";
import { removeMarkedFiles } from "#server/files/remove-files.ts";
import { bodyStream } from "#server/http/read-body.ts";
import { errorCode, log } from "#server/log.ts";
import { markUnused, registerFile } from "#server/store/files.ts";
import { retryAfterSeconds } from "#server/store/open-store.ts";
import { countRefusal } from "#server/trace/operation.ts";
import { type Answer, problem } from "./answers.ts";
import type { Call, Parts } from "./call.ts";

/** The bytes are of this type for the store of files: nothing else can be known of them. */
const type = "sealed";
/** While the same bytes are just being removed. */
const removalRetrySeconds = 2;
/** While too many bodies arrive. */
const busyRetrySeconds = 5;

type Bytes = { hash: string; size: number; path: string };

/** Receives a body into a temporary file, which is removed when the work with it has ended. */
export async function withBody(
  parts: Parts,
  call: Call,
  maxBytes: number,
  work: (bytes: Bytes) => Promise<Answer>,
): Promise<Answer> {
  const answer = await parts.uploads(call.client, () => receiveBody(parts, call, maxBytes, work));
  return answer ?? problem("too-many", busyRetrySeconds);
}

async function receiveBody(
  { files }: Parts,
  { request }: Call,
  maxBytes: number,
  work: (bytes: Bytes) => Promise<Answer>,
): Promise<Answer> {
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) return problem("too-large");
  if (await isDiskFull(files.temporaryFolder)) {
    countRefusal("upload-refused-disk");
    log("error", "upload-refused", { cause: "disk" });
    return problem("store-unavailable", retryAfterSeconds);
  }
  const path = join(files.temporaryFolder, randomUUID());
  try {
    const received = await receiveFile(bodyStream(request), path, { maxBytes });
    if (received.size === 0) return problem("bad-request");
    return await work({ ...received, path });
  } catch (error) {
    if (error instanceof TooLarge) return problem("too-large");
    throw error;
  } finally {
    // Also fails if the disk has become read-only. The daily sweep removes leftovers.
    await rm(path, { force: true }).catch(() => {});
  }
}

/** Stores bytes, then runs work that refers to them. If nothing does afterwards, they are removed again. */
export async function keepBytes(
  { store, files }: Parts,
  { hash, size, path }: Bytes,
  work: () => Promise<{ isKept: boolean; answer: Answer }>,
): Promise<Answer> {
  const isRegistered = await store.inGroup((tx) => registerFile({ db: tx }, { hash, size, type }));
  if (!isRegistered) return problem("store-unavailable", removalRetrySeconds);
  let isKept = false;
  try {
    await files.put(hash, path);
    const result = await work();
    isKept = result.isKept;
    return result.answer;
  } finally {
    if (!isKept)
      await store
        .inTransaction((tx) => markUnused(store, tx, [hash]))
        .then(() => removeMarkedFiles({ store, files }, Date.now(), [hash]))
        // The daily sweep removes them.
        .catch((error: unknown) => log("warn", "round-bytes-not-removed", { failure: errorCode(error) }));
  }
}
