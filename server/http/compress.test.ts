import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestCoding, compressResponse } from "./compress.ts";

const page = "<p>résumé</p>".repeat(500);
const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
const answer = (body: BodyInit | null, headers: Record<string, string> = html, status = 200) =>
  new Response(body, { status, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("text is sent in the best coding the client accepts, with its status and headers", async () => {
  const best = await compressResponse(answer(page, html, 422), "gzip, deflate, br, zstd");
  expect(best.status).toBe(422);
  expect(Object.fromEntries(best.headers)).toEqual({
    "cache-control": "no-store",
    "content-encoding": "br",
    "content-type": "text/html; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(await bytesOf(best)).toString()).toBe(page);

  const zipped = await compressResponse(answer(page, { "Content-Type": "text/x-script" }), "gzip, br;q=0");
  expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(page);
});

test("a short answer, or one for a client that accepts no coding, stays uncompressed", async () => {
  for (const [body, accepted] of [
    [page, null],
    [page, "zstd"],
    ["short", "br"],
  ] as const) {
    const plain = await compressResponse(answer(body), accepted);
    expect(plain.headers.has("Content-Encoding")).toBe(false);
    expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
    expect(await plain.text()).toBe(body);
  }
});

test("pages behind a secret, files and answers without a body stay uncompressed", async () => {
  const untouched = [
    answer(page, { ...html, "Cache-Control": "no-store, no-transform" }),
    answer(page, { "Content-Type": "application/octet-stream" }),
    answer(null, { Location: "/" }, 303),
  ];
  for (const response of untouched) expect(await compressResponse(response, "br")).toBe(response);
});

test("a coding that the client refuses or that has another name is not used", () => {
  for (const accepted of [
    "br; q=0",
    "br;q=0 , identity",
    "br ; q=0.000",
    "x-br",
    "brotli",
    "xgzip, br;q=0",
    "*;q=0",
  ])
    expect([accepted, bestCoding(accepted)]).toEqual([accepted, undefined]);
  expect(bestCoding("gzip;q=1, br;q=0.5")).toBe("gzip");
  expect(bestCoding("BR")).toBe("br");
});
