import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { errorCode } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import type { FileStore } from "./file-store.ts";

export type Bucket = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Limits = {
  /** Milliseconds for one attempt. */
  timeout: number;
  /** Milliseconds before the second, third, … attempt. */
  waits: readonly number[];
};

/** Somebody waits for it, at the most this long: what does not work then is said, and nothing is lost. */
const defaultLimits: Limits = { timeout: 8_000, waits: [250, 1_000] };

/** What may have passed a moment later. */
const isTransient = (status: number) => status >= 500 || status === 408 || status === 429;

/** Files in a bucket that speaks S3, as `files/<hash>`, addressed by path so that any such server will do. */
export function s3Files(
  directory: string,
  bucket: Bucket,
  { timeout, waits }: Limits = defaultLimits,
): FileStore {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const urlOf = (hash: string) => `${bucket.endpoint}/${bucket.bucket}/files/${hash}`;
  const temporaryFolder = join(directory, "files", "new");
  mkdirSync(temporaryFolder, { recursive: true });

  async function attempt(method: string, hash: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    try {
      return await client.fetch(urlOf(hash), {
        method,
        signal: AbortSignal.timeout(timeout),
        // The server holds what arrives against the hash before it says that it has it.
        ...(body && {
          body,
          headers: { "X-Amz-Content-Sha256": hash, "Content-Type": "application/octet-stream" },
        }),
      });
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new RetryableError(`s3-${errorCode(cause)}`);
    }
  }

  /** The same bytes have the same name: doing it twice does no harm. */
  async function ask(method: string, hash: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    for (const pause of waits) {
      const response = await attempt(method, hash, body).catch(() => undefined);
      if (response && !isTransient(response.status)) return response;
      await response?.body?.cancel();
      await wait(pause);
    }
    return attempt(method, hash, body);
  }

  async function expectOk(response: Response): Promise<void> {
    if (response.ok) return;
    await response.body?.cancel();
    throw new RetryableError(`s3-${response.status}`);
  }

  return {
    temporaryFolder,
    async put(hash, path) {
      const response = await ask("PUT", hash, await readFile(path));
      await expectOk(response);
      await response.body?.cancel();
      await rm(path, { force: true });
    },
    async read(hash) {
      const response = await ask("GET", hash);
      await expectOk(response);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (createHash("sha256").update(bytes).digest("hex") !== hash)
        throw new Error("The file is not what was stored");
      return bytes;
    },
    async remove(hash) {
      const response = await ask("DELETE", hash);
      if (response.status !== 404) await expectOk(response);
      await response.body?.cancel();
    },
  };
}
