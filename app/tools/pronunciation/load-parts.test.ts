import { afterEach, expect, test, vi } from "vitest";
import { loadParts } from "./load-parts.ts";

afterEach(() => vi.unstubAllGlobals());

const parts = [
  { url: "/model", size: 3000 },
  { url: "/words", size: 1000 },
];
const { signal } = new AbortController();

test("the files come in their order, and progress grows to all of them", async () => {
  vi.stubGlobal("fetch", async (url: string) => new Response(new Uint8Array(url === "/model" ? 3000 : 1000)));
  const heard: number[] = [];
  const loaded = await loadParts(parts, signal, (share) => heard.push(share));
  expect(loaded.map(({ byteLength }) => byteLength)).toEqual([3000, 1000]);
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual([...heard].sort((a, b) => a - b));
});

test("a file that is not there is an error", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  await expect(loadParts(parts, signal, () => {})).rejects.toThrow("404");
});
