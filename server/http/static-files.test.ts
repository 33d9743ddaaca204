import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadStaticFiles, sendStaticFile } from "./static-files.ts";

const folder = mkdtempSync(`${tmpdir()}/static-`);
const film = randomBytes(300_000);
let server: Server;
let origin: string;

beforeAll(async () => {
  mkdirSync(`${folder}/about`);
  mkdirSync(`${folder}/assets`);
  writeFileSync(`${folder}/about/index.html`, "<p>about</p>");
  writeFileSync(`${folder}/about/index.html.gz`, gzipSync("<p>about</p>"));
  writeFileSync(`${folder}/assets/a-1.js`, "1");
  writeFileSync(`${folder}/assets/judge-worker-1.js`, "1");
  mkdirSync(`${folder}/round`);
  for (const name of ["sw.js", "sw-off.js"]) writeFileSync(`${folder}/round/${name}`, "1");
  mkdirSync(`${folder}/assets/tesseract-1`);
  writeFileSync(`${folder}/assets/tesseract-1/worker.min.js`, "1");
  writeFileSync(`${folder}/assets/tesseract-1/eng.traineddata.gz`, gzipSync("letters"));
  writeFileSync(`${folder}/tour.mp4`, "0123456789");
  writeFileSync(`${folder}/film.mp4`, film);
  const files = loadStaticFiles(folder, { "/about": { "content-security-policy": "default-src 'none'" } });
  server = createServer((request, response) => {
    const file = files.get(request.url ?? "");
    if (file) sendStaticFile(request, response, file);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

test("a folder's index answers at the folder's address, with its own headers", async () => {
  const response = await fetch(`${origin}/about`);
  expect(await response.text()).toBe("<p>about</p>");
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
  expect(response.headers.get("cache-control")).toContain("must-revalidate");
});

test("compressed copies are sent to clients that accept them", async () => {
  const zipped = await fetch(`${origin}/about`, { headers: { "accept-encoding": "gzip" } });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(zipped.headers.get("vary")).toBe("Accept-Encoding");
  expect(Number(zipped.headers.get("content-length"))).toBe(gzipSync("<p>about</p>").length);
  for (const refused of ["identity", "gzip;q=0", "br"]) {
    const plain = await fetch(`${origin}/about`, { headers: { "accept-encoding": refused } });
    expect(plain.headers.get("content-encoding"), refused).toBe(null);
  }
  expect(gunzipSync(gzipSync("a")).toString()).toBe("a");
});

test("assets are cached forever, an unchanged page costs a 304, HEAD has no body", async () => {
  const asset = await fetch(`${origin}/assets/a-1.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  const tag = asset.headers.get("etag") ?? "";
  expect((await fetch(`${origin}/assets/a-1.js`, { headers: { "if-none-match": tag } })).status).toBe(304);
  expect((await fetch(`${origin}/assets/a-1.js`, { headers: { "if-none-match": '"other"' } })).status).toBe(
    200,
  );
  const head = await fetch(`${origin}/assets/a-1.js`, { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "1", ""]);
});

test("a worker may load scripts and request nothing; the judge's may also compile WebAssembly, and Tesseract's also load its files", async () => {
  const policyOf = async (path: string) =>
    (await fetch(`${origin}/assets/${path}`)).headers.get("content-security-policy");
  expect(await policyOf("a-1.js")).toBe("default-src 'none'; script-src 'self'");
  expect(await policyOf("judge-worker-1.js")).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
  );
  expect(await policyOf("tesseract-1/worker.min.js")).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

test("a .gz without an uncompressed file is a file itself", async () => {
  const response = await fetch(`${origin}/assets/tesseract-1/eng.traineddata.gz`);
  expect(response.headers.get("content-type")).toBe("application/gzip");
  expect(response.headers.get("content-encoding")).toBe(null);
  expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe("letters");
  expect((await fetch(`${origin}/about/index.html.gz`)).status).toBe(404);
});

test("video players get the range they request", async () => {
  const range = async (value: string) => {
    const response = await fetch(`${origin}/tour.mp4`, { headers: { range: value } });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await range("bytes=2-4")).toEqual([206, "bytes 2-4/10", "234"]);
  expect(await range("bytes=7-")).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await range("bytes=-3")).toEqual([206, "bytes 7-9/10", "789"]);
  expect(await range("bytes=4-99")).toEqual([206, "bytes 4-9/10", "456789"]);
  expect(await range("bytes=10-")).toEqual([416, "bytes */10", ""]);
  for (const invalid of ["bytes=a-b", "bytes=5-2", "bytes=-", "bytes=1-2,4-5", "items=1-2"])
    expect([invalid, ...(await range(invalid))]).toEqual([invalid, 200, null, "0123456789"]);
  expect(await range("bytes=-0")).toEqual([416, "bytes */10", ""]);
});

test("a large file is sent whole, in parts and to several at once, also when a new build has replaced it", async () => {
  writeFileSync(`${folder}/film.new`, randomBytes(200_000));
  renameSync(`${folder}/film.new`, `${folder}/film.mp4`);
  const bytesOf = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/film.mp4`, { headers });
    return Buffer.from(await response.arrayBuffer());
  };
  const whole = await Promise.all(Array.from({ length: 20 }, () => bytesOf()));
  expect(whole.every((bytes) => bytes.equals(film))).toBe(true);
  const part = await bytesOf({ range: "bytes=100000-249999" });
  expect(part.equals(film.subarray(100_000, 250_000))).toBe(true);
  const head = await fetch(`${origin}/film.mp4`, { method: "HEAD" });
  expect([head.headers.get("content-length"), await head.text()]).toEqual([String(film.length), ""]);
  const { body } = await fetch(`${origin}/film.mp4`);
  await body?.cancel();
  expect((await bytesOf()).equals(film)).toBe(true);
});

test("a range of another version of the file is answered with the whole file", async () => {
  const tag = (await fetch(`${origin}/tour.mp4`)).headers.get("etag") ?? "";
  const statusOf = async (ifRange: string) => {
    const answer = await fetch(`${origin}/tour.mp4`, {
      headers: { range: "bytes=2-4", "if-range": ifRange },
    });
    return [answer.status, (await answer.text()).length];
  };
  expect(await statusOf(tag)).toEqual([206, 3]);
  for (const other of ['"old"', `W/${tag}`, "Sun, 22 Nov 2026 00:00:00 GMT"])
    expect([other, ...(await statusOf(other))]).toEqual([other, 200, 10]);
});

test("only a service worker may request files, load no script, and answer the address above its folder", async () => {
  for (const name of ["sw.js", "sw-off.js"]) {
    const { headers } = await fetch(`${origin}/round/${name}`);
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
    expect(headers.get("service-worker-allowed")).toBe("/round");
    expect(headers.get("cache-control")).toContain("must-revalidate");
  }
  const script = await fetch(`${origin}/assets/a-1.js`);
  expect(script.headers.get("content-security-policy")).not.toContain("connect-src");
  expect(script.headers.get("service-worker-allowed")).toBe(null);
});
