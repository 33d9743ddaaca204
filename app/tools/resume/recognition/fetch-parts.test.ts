import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterEach, expect, test, vi } from "vitest";
import { fetchParts, partSizes } from "./fetch-parts.ts";

const urls = { model: "/model", wasm: "/wasm" };
const fileOf = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name));

afterEach(() => vi.unstubAllGlobals());

test("the sizes are those of the packages", () => {
  const model = fileOf("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  const wasm = fileOf("tesseract.js-core/tesseract-core-simd-lstm.wasm");
  expect([partSizes.model.received, partSizes.wasm.received]).toEqual([model.length, wasm.length]);
});

test("progress grows to all of it, and never falls", async () => {
  const bytes = { "/model": partSizes.model.received, "/wasm": partSizes.wasm.received };
  vi.stubGlobal("fetch", async (url: keyof typeof bytes) => new Response(new Uint8Array(bytes[url])));
  const heard: number[] = [];
  await fetchParts(urls, new AbortController().signal, (done) => heard.push(done));
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
});

test("a part that is not there is an error", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(fetchParts(urls, new AbortController().signal, () => {})).rejects.toThrow("404");
});
