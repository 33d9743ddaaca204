import { createHash } from "node:crypto";
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import S3rver from "@20minutes/s3rver";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import type { FileStore, StoredFile } from "./file-store.ts";
import { type Bucket, s3Files } from "./s3-files.ts";

const root = mkdtempSync(`${tmpdir()}/s3-`);
const quick = { timeoutMs: 10_000, retryDelaysMs: [20, 50] };
let peer: S3rver;
let bucket: Bucket;
let directory: string;

const startPeer = async (port = 0) => {
  peer = new S3rver({
    ...{ address: "127.0.0.1", silent: true, directory: `${directory}/peer` },
    ...{ port, configureBuckets: [{ name: "resumes" }] },
  });
  return (await peer.run()).port;
};
beforeEach(async () => {
  directory = mkdtempSync(`${root}/data-`);
  const port = await startPeer();
  const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };
  bucket = { endpoint: `http://127.0.0.1:${port}`, bucket: "resumes", region: "us-east-1", ...keys };
});
afterEach(() => peer.close());
afterAll(() => rmSync(root, { recursive: true }));

function writeTemporary(bytes: Buffer) {
  const path = `${directory}/files/new/upload-1`;
  writeFileSync(path, bytes);
  return { path, hash: createHash("sha256").update(bytes).digest("hex") };
}

test("a file is put, read, put again and removed, and leaves no temporary file", async () => {
  const files = s3Files(directory, bucket, quick);
  const bytes = Buffer.concat([Buffer.from("résumé \0"), Buffer.alloc(3_000_000, 7)]);
  const { hash, path } = writeTemporary(bytes);
  await files.put(hash, path);
  expect(readdirSync(files.temporaryFolder)).toEqual([]);
  expect(bytes.equals(await files.read(hash))).toBe(true);
  await files.put(writeTemporary(bytes).hash, path);
  expect(bytes.equals(await files.read(hash))).toBe(true);
  const parts: Buffer[] = [];
  for await (const part of await files.stream(hash)) parts.push(part);
  expect(bytes.equals(Buffer.concat(parts))).toBe(true);
  expect(readdirSync(files.temporaryFolder)).toEqual([]);
  await files.remove(hash);
  await files.remove(hash);
  for (const read of [files.read, files.stream])
    await expect(read(hash)).rejects.toMatchObject({ code: "s3-404" });
});

async function list(files: FileStore): Promise<StoredFile[]> {
  const listed: StoredFile[] = [];
  for await (const batch of files.list()) listed.push(...batch);
  return listed;
}

test("everything that is stored is listed", async () => {
  const files = s3Files(directory, bucket, quick);
  const hashes = [];
  for (const text of ["one", "two", "three"]) {
    const { hash, path } = writeTemporary(Buffer.from(text));
    await files.put(hash, path);
    hashes.push(hash);
  }
  const listed = await list(files);
  expect(listed.map(({ hash }) => hash).sort()).toEqual(hashes.sort());
  expect(listed.every(({ modifiedAt }) => Math.abs(modifiedAt - Date.now()) < 60_000)).toBe(true);
});

test("a list of several answers is read to its end, and other names are left alone", async () => {
  const tokens: (string | null)[] = [];
  const answers = [
    `<IsTruncated>true</IsTruncated><NextContinuationToken>1&amp;2=</NextContinuationToken>`,
    "<IsTruncated>false</IsTruncated>",
  ];
  const server = createServer(({ url }, response) => {
    tokens.push(new URL(url ?? "", bucket.endpoint).searchParams.get("continuation-token"));
    const time = "<LastModified>2026-11-22T10:00:00.000Z</LastModified>";
    const names = [`files/${String(tokens.length).repeat(64)}`, "files/notes.txt", "others/1"];
    const contents = names.map((name) => `<Contents><Key>${name}</Key>${time}</Contents>`);
    response.end(`<ListBucketResult>${answers[tokens.length - 1]}${contents.join("")}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const modifiedAt = Date.parse("2026-11-22T10:00:00Z");
  expect(await list(s3Files(directory, { ...bucket, endpoint }, quick))).toEqual([
    { hash: "1".repeat(64), modifiedAt },
    { hash: "2".repeat(64), modifiedAt },
  ]);
  expect(tokens).toEqual([null, "1&2="]);
  server.close();
});

test("bytes that no longer match their hash are not returned", async () => {
  const files = s3Files(directory, bucket, quick);
  const { hash, path } = writeTemporary(Buffer.from("A résumé"));
  await files.put(hash, path);
  const [stored] = globSync(`${directory}/peer/resumes/files/${hash}*object*`);
  writeFileSync(stored ?? "", "Another");
  await expect(files.read(hash)).rejects.toThrow("The file does not match its hash");
});

test("a wrong key or bucket fails with a code, and the file stays", async () => {
  const wrongKey = s3Files(directory, { ...bucket, accessKeyId: "wrong" }, quick);
  const { hash, path } = writeTemporary(Buffer.from("A résumé"));
  await expect(wrongKey.put(hash, path)).rejects.toMatchObject({ code: "s3-403" });
  const wrongSecret = s3Files(directory, { ...bucket, secretAccessKey: "wrong" }, quick);
  await expect(wrongSecret.put(hash, path)).rejects.toMatchObject({ code: "s3-403" });
  const wrongBucket = s3Files(directory, { ...bucket, bucket: "none" }, quick);
  await expect(wrongBucket.put(hash, path)).rejects.toMatchObject({ code: "s3-404" });
  expect(existsSync(path)).toBe(true);
});

test("while the bucket is down nothing is acknowledged or lost, and it recovers", async () => {
  const files = s3Files(directory, bucket, quick);
  const { hash, path } = writeTemporary(Buffer.from("A résumé"));
  await peer.close();
  await expect(files.put(hash, path)).rejects.toMatchObject({ code: "s3-ECONNREFUSED" });
  await expect(files.read(hash)).rejects.toMatchObject({ code: "s3-ECONNREFUSED" });
  expect(existsSync(path)).toBe(true);
  const requests = vi.spyOn(globalThis, "fetch");
  const patient = s3Files(directory, bucket, { timeoutMs: 10_000, retryDelaysMs: Array(500).fill(20) });
  const putting = patient.put(hash, path);
  // The second request shows that the first has failed.
  await eventually(() => expect(requests.mock.calls.length).toBeGreaterThan(1));
  requests.mockRestore();
  await startPeer(Number(new URL(bucket.endpoint).port));
  await putting;
  expect((await files.read(hash)).toString()).toBe("A résumé");
});

test("a server that fails or hangs gets retries, then an error", async () => {
  let count = 0;
  const signatures: (string | string[] | undefined)[] = [];
  const hanging = createServer((request, response) => {
    count += 1;
    signatures.push(request.headers.authorization, request.headers["x-amz-content-sha256"]);
    request.resume();
    if (count === 1) response.writeHead(503).end();
    if (count === 3) response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  const files = s3Files(directory, { ...bucket, endpoint }, { timeoutMs: 1_000, retryDelaysMs: [20, 20] });
  const { hash, path } = writeTemporary(Buffer.from("A résumé"));
  await files.put(hash, path);
  expect(count).toBe(3);
  // The hash of the bytes is signed, so the bucket verifies them.
  expect(signatures[0]).toMatch(
    /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=\S*x-amz-content-sha256\S*, Signature=[0-9a-f]{64}$/,
  );
  expect(signatures[1]).toBe(hash);
  const hasty = s3Files(directory, { ...bucket, endpoint }, { timeoutMs: 300, retryDelaysMs: [20, 20] });
  await expect(hasty.remove(hash)).rejects.toMatchObject({ code: "s3-TimeoutError" });
  expect(count).toBe(6);
  hanging.closeAllConnections();
  hanging.close();
});
