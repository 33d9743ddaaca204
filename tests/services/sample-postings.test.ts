import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveBuild } from "#scripts/machine/serve-build.ts";

const { origin, close } = await serveBuild();
afterAll(close);
const ask = (path: string) => fetch(origin + path);
const text = async (path: string) => (await ask(path)).text();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime("2026-11-20T12:00:00Z");
});
afterEach(() => {
  vi.useRealTimers();
});

const postingPaths = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/career\/[^"/]+\/[^"/]+)"/g)].map(([, path = ""]) => path)),
];
const countOf = (html: string) => /(\d+) openings/.exec(html)?.[1];
const lastChanges = (xml: string) =>
  new Map(
    [...xml.matchAll(/<loc>([^<]*\/career\/[^<]*)<\/loc><lastmod>([^<]*)</g)].map(([, url, day]) => [
      url,
      day,
    ]),
  );

test("the portal lists the same openings in two years, and each can be applied for", async () => {
  const now = await text("/careers");
  expect(Number(countOf(now))).toBeGreaterThan(20);
  expect(postingPaths(now)).toHaveLength(10);
  vi.setSystemTime("2028-11-20T12:00:00Z");
  const later = await text("/careers");
  expect(countOf(later)).toBe(countOf(now));
  expect(postingPaths(later)).toEqual(postingPaths(now));
  expect(later).toContain("November 2028");
  for (const path of postingPaths(later)) {
    expect(await text(path), path).toMatch(/<input[^>]* type="file"/);
  }
});

test("the form of a sample says that no job is behind it", async () => {
  const [path = ""] = postingPaths(await text("/careers"));
  expect(await text(path)).toContain("no job is behind it");
});

test("the feed keeps its ids, and announces no sample as changed twice a month", async () => {
  type Item = { id: string; date_published: string; date_modified: string };
  const entries = async () => {
    const { items } = JSON.parse(await text("/careers/feed.json")) as { items: Item[] };
    return items.map(({ id, date_published, date_modified }) => [id, date_published, date_modified]);
  };
  const now = await entries();
  expect(now.length).toBeGreaterThan(20);
  vi.setSystemTime("2026-11-30T12:00:00Z");
  expect(await entries()).toEqual(now);
  vi.setSystemTime("2028-11-20T12:00:00Z");
  const later = await entries();
  expect(later.map(([id]) => id)).toEqual(now.map(([id]) => id));
  for (const [, published = "", updated = ""] of later) {
    expect("2028-06" < published && published <= updated && updated <= "2028-11-20").toBe(true);
  }
});

test("the sitemap announces no sample as changed twice a month, and none ahead", async () => {
  const now = lastChanges(await text("/sitemap.xml"));
  expect(now.size).toBeGreaterThan(20);
  vi.setSystemTime("2026-11-30T12:00:00Z");
  expect(lastChanges(await text("/sitemap.xml"))).toEqual(now);
  vi.setSystemTime("2028-11-01T12:00:00Z");
  const later = lastChanges(await text("/sitemap.xml"));
  expect([...later.keys()]).toEqual([...now.keys()]);
  for (const day of later.values()) expect(day).toMatch(/^2028-(0[6-9]|10|11-01)/);
});
