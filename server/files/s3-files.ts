import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { secondMs } from "#domain/time.ts";
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
  /** Time for one attempt. */
  timeoutMs: number;
  /** Delays before the second, third, … attempt. */
  retryDelaysMs: readonly number[];
};

/** Short, since a visitor waits for the answer. */
const defaultLimits: Limits = { timeoutMs: 8 * secondMs, retryDelaysMs: [250, 1_000] };

const isTransient = (status: number) => status >= 500 || status === 408 || status === 429;

/** Files in an S3 bucket, as `files/<hash>`. Path-style addresses work with every S3 server. */
export function s3Files(
  directory: string,
  bucket: Bucket,
  { timeoutMs, retryDelaysMs }: Limits = defaultLimits,
): FileStore {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 0 });
  const urlFor = (hash: string) => `${bucket.endpoint}/${bucket.bucket}/files/${hash}`;
  const temporaryFolder = join(directory, "files", "new");
  mkdirSync(temporaryFolder, { recursive: true });

  async function attempt(method: string, hash: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    try {
      return await client.fetch(urlFor(hash), {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        // The server checks the bytes against the hash before it answers.
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

  /** Repeating is safe: the same bytes have the same name. */
  async function request(method: string, hash: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    for (const delayMs of retryDelaysMs) {
      const response = await attempt(method, hash, body).catch(() => undefined);
      if (response && !isTransient(response.status)) return response;
      await response?.body?.cancel();
      await wait(delayMs);
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
      const response = await request("PUT", hash, await readFile(path));
      await expectOk(response);
      await response.body?.cancel();
      await rm(path, { force: true });
    },
    async read(hash) {
      const response = await request("GET", hash);
      await expectOk(response);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (createHash("sha256").update(bytes).digest("hex") !== hash)
        throw new Error("The file does not match its hash");
      return bytes;
    },
    async remove(hash) {
      const response = await request("DELETE", hash);
      if (response.status !== 404) await expectOk(response);
      await response.body?.cancel();
    },
  };
}
