import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { renderAhead } from "./render-ahead.ts";

test("pages are rendered once before anyone requests them, and again for other postings", async () => {
  const rendered: string[] = [];
  let version = 0;
  const cache = createPageCache(
    async ({ url }) => {
      rendered.push(`${new URL(url).pathname} of ${version}`);
      return new Response("page");
    },
    { postingsVersion: () => version },
  );
  const addresses = () => ["/career/a/b", "/career/a/c"];
  let rests = 0;
  const rest = async () => {
    rests += 1;
    // Nothing has changed after the first pass; the postings have after the second; the third ends the test.
    if (rests === 5) version = 1;
    if (rests === 8) throw new Error("end");
  };
  await expect(renderAhead({ cache, addresses, rest })).rejects.toThrow("end");
  expect(rendered).toEqual(["/career/a/b of 0", "/career/a/c of 0", "/career/a/b of 1", "/career/a/c of 1"]);
});

test("a page that fails does not end the others, and nothing is rendered once the cache is half full", async () => {
  const rendered: string[] = [];
  const cache = createPageCache(
    async ({ url }) => {
      rendered.push(new URL(url).pathname);
      if (url.endsWith("/broken")) throw new Error("broken");
      return new Response(randomBytes(600));
    },
    { maxBytes: 1_000 },
  );
  const rest = async (ms: number) => {
    if (ms === 60_000) throw new Error("end");
  };
  await expect(renderAhead({ cache, addresses: () => ["/broken", "/a", "/b"], rest })).rejects.toThrow("end");
  const request = { headers: {} } as IncomingMessage;
  expect((await cache.answer("/a", request)).bodies.identity).toHaveLength(600);
  expect(cache.isMissing("/b"), "600 of 1,000 bytes are in use").toBe(false);
  expect(rendered).toEqual(["/broken", "/a"]);
});
