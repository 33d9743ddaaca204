import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { open, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { secondMs } from "#domain/time.ts";
import { errorCode } from "#server/log.ts";
import { RetryableError } from "#server/outbox/errors.ts";
import { observe } from "#server/trace/operation.ts";
import type { FileStore, StoredFile } from "./file-store.ts";

export type Bucket = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

type Limits = {
  /** Timeout of one attempt. */
  timeoutMs: number;
  /** Delays before the second, third, … attempt. */
  retryDelaysMs: readonly number[];
};

/** Short, because a visitor is waiting. */
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

  type Method = "PUT" | "GET" | "DELETE";
  type Init = { body?: Buffer<ArrayBuffer>; headers?: Record<string, string> };

  async function attempt(method: Method, url: string, init?: Init): Promise<Response> {
    try {
      return await observe(
        { kind: "bucket", name: method },
        () => client.fetch(url, { method, signal: AbortSignal.timeout(timeoutMs), ...init }),
        ({ status }) => (isTransient(status) ? "failed" : "ok"),
      );
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      throw new RetryableError(`s3-${errorCode(cause)}`);
    }
  }

  /** Safe to retry: the same bytes have the same name. */
  async function request(method: Method, url: string, init?: Init): Promise<Response> {
    for (const delayMs of retryDelaysMs) {
      const response = await attempt(method, url, init).catch(() => undefined);
      if (response && !isTransient(response.status)) return response;
      await response?.body?.cancel();
      await wait(delayMs);
    }
    return attempt(method, url, init);
  }

  async function expectOk(response: Response): Promise<void> {
    if (response.ok) return;
    await response.body?.cancel();
    throw new RetryableError(`s3-${response.status}`);
  }

  return {
    temporaryFolder,
    async put(hash, path) {
      // The server verifies the bytes against the hash before it responds.
      const headers = { "X-Amz-Content-Sha256": hash, "Content-Type": "application/octet-stream" };
      const response = await request("PUT", urlFor(hash), { body: await readFile(path), headers });
      await expectOk(response);
      await response.body?.cancel();
      await rm(path, { force: true });
    },
    async read(hash) {
      const response = await request("GET", urlFor(hash));
      await expectOk(response);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (createHash("sha256").update(bytes).digest("hex") !== hash)
        throw new Error("The file does not match its hash");
      return bytes;
    },
    async stream(hash) {
      const response = await request("GET", urlFor(hash));
      await expectOk(response);
      // By way of the disk: the reader may be slower than the timeout of the bucket allows.
      const path = join(temporaryFolder, randomUUID());
      try {
        await writeFile(path, response.body ?? "", { flag: "wx", mode: 0o600 });
        return (await open(path)).createReadStream();
      } finally {
        // What is open stays readable.
        await rm(path, { force: true });
      }
    },
    async remove(hash) {
      const response = await request("DELETE", urlFor(hash));
      if (response.status !== 404) await expectOk(response);
      await response.body?.cancel();
    },
    async *list() {
      for (let token: string | undefined = ""; token !== undefined; ) {
        const query = new URLSearchParams({ "list-type": "2", prefix: "files/" });
        if (token !== "") query.set("continuation-token", token);
        const response = await request("GET", `${bucket.endpoint}/${bucket.bucket}?${query}`);
        await expectOk(response);
        const listing = readListing(await response.text());
        yield listing.files;
        token = listing.next;
      }
    },
  };
}

/** One response of ListObjectsV2; `next` continues an incomplete listing. */
function readListing(xml: string): { files: StoredFile[]; next?: string | undefined } {
  const elementText = (text: string, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1];
  const files = xml
    .split("<Contents>")
    .slice(1)
    .flatMap((text) => {
      const [, hash] = /^files\/([0-9a-f]{64})$/.exec(elementText(text, "Key") ?? "") ?? [];
      const modifiedAt = Date.parse(elementText(text, "LastModified") ?? "");
      return hash === undefined || Number.isNaN(modifiedAt) ? [] : [{ hash, modifiedAt }];
    });
  const next =
    elementText(xml, "IsTruncated") === "true" ? elementText(xml, "NextContinuationToken") : undefined;
  return { files, next: next === undefined ? undefined : decodeXml(next) };
}

const decodeXml = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
