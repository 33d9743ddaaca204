import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, test, vi } from "vitest";
import { fetchParts, partSizes } from "./fetch-parts.ts";

const urls = { model: "/model", wasm: "/wasm" };
const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));

afterEach(() => vi.unstubAllGlobals());

test("the sizes match the packages", () => {
  const model = fileOf("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  const wasm = fileOf("tesseract.js-core/tesseract-core-simd-lstm.wasm");
  expect([partSizes.model.received, partSizes.wasm.received]).toEqual([model.length, wasm.length]);
});

test("progress grows to 1", async () => {
  const bytes = { "/model": partSizes.model.received, "/wasm": partSizes.wasm.received };
  vi.stubGlobal("fetch", async (url: keyof typeof bytes) => new Response(new Uint8Array(bytes[url])));
  const shares: number[] = [];
  await fetchParts(urls, new AbortController().signal, (done) => shares.push(done));
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("a missing part is an error", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(fetchParts(urls, new AbortController().signal, () => {})).rejects.toThrow("404");
});
