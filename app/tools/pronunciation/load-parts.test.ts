import { afterEach, expect, test, vi } from "vitest";
import { loadParts } from "./load-parts.ts";

afterEach(() => vi.unstubAllGlobals());

const parts = [
  { url: "/model", size: 3000 },
  { url: "/words", size: 1000 },
];
const { signal } = new AbortController();

test("files are returned in order, and progress grows to 1", async () => {
  vi.stubGlobal("fetch", async (url: string) => new Response(new Uint8Array(url === "/model" ? 3000 : 1000)));
  const shares: number[] = [];
  const loaded = await loadParts(parts, signal, (share) => shares.push(share));
  expect(loaded.map(({ byteLength }) => byteLength)).toEqual([3000, 1000]);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

test("a missing file is an error", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(loadParts(parts, signal, () => {})).rejects.toThrow("404");
});
