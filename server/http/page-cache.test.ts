import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { cacheKeyQuery, createPageCache } from "./page-cache.ts";

afterEach(() => {
  vi.useRealTimers();
});

const asking = (encoding = "identity") => ({ headers: { "accept-encoding": encoding } }) as IncomingMessage;

function pages(status = 200, postingsVersion?: () => number) {
  const rendered: string[] = [];
  const { answer } = createPageCache(
    async ({ url }) => {
      rendered.push(new URL(url).pathname);
      return new Response(`page ${rendered.length}`, { status });
    },
    { postingsVersion },
  );
  return { rendered, answer };
}

test("a page is rendered once a day, by India's calendar", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
  const { rendered, answer } = pages();
  await Promise.all([answer("/careers", asking()), answer("/careers", asking())]);
  vi.setSystemTime(new Date("2026-11-20T18:29:59Z"));
  expect((await answer("/careers", asking())).bodies.identity.toString()).toBe("page 1");
  vi.setSystemTime(new Date("2026-11-20T18:30:00Z"));
  expect((await answer("/careers", asking())).bodies.identity.toString()).toBe("page 2");
  expect(rendered).toHaveLength(2);
});

test("only the parameters that a page reads are in its cache key", () => {
  expect(cacheKeyQuery("utm_source=mail&unit=b&q=j%C3%A1va&unit=a", ["q", "unit"])).toBe(
    "?q=j%C3%A1va&unit=b&unit=a",
  );
  expect(cacheKeyQuery("utm_source=mail", ["q"])).toBe("");
  expect(cacheKeyQuery(undefined, ["q"])).toBe("");
});

test("a page may normalise its parameters, and others stay unchanged", () => {
  const normaliseQuery = (query: URLSearchParams) => {
    const words = query.get("q")?.trim() ?? "";
    return words === "" ? "" : `?q=${words}`;
  };
  const key = (query: string) => cacheKeyQuery(query, ["q"], { normaliseQuery, unchanged: ["_routes"] });
  expect(key("x=1&q=+java+")).toBe("?q=java");
  expect(key("q=++&_routes=a")).toBe("?_routes=a");
  expect(key("q=")).toBe("");
});

test("a cached page is compressed for clients that accept it and keeps its status", async () => {
  const { answer } = pages(410);
  const { status, bodies } = await answer("/career/a/b", asking("gzip, br"));
  expect(status).toBe(410);
  expect(brotliDecompressSync(bodies.br ?? "").toString()).toBe("page 1");
  expect(bodies.gzip).toBeUndefined();
  const { bodies: zipped } = await answer("/career/a/b", asking("gzip"));
  expect(gunzipSync(zipped.gzip ?? "").toString()).toBe("page 1");
  expect(zipped.identity.toString(), "as it was, for whoever takes no coding").toBe("page 1");
});

test("a failed answer is not cached", async () => {
  const { rendered, answer } = pages(500);
  await answer("/careers", asking());
  await answer("/careers", asking());
  expect(rendered).toHaveLength(2);
  const { answer: broken } = createPageCache(() => Promise.reject(new Error("broken")));
  await expect(broken("/careers", asking())).rejects.toThrow("broken");
});

test("a full cache is emptied", async () => {
  const rendered: string[] = [];
  const { answer } = createPageCache(
    async ({ url }) => {
      rendered.push(url);
      return new Response(randomBytes(1000));
    },
    { maxBytes: 10_000 },
  );
  for (let at = 0; at < 11; at += 1) await answer(`/careers/${at}`, asking());
  await answer("/careers/0", asking());
  expect(rendered, "the first is not there any more").toHaveLength(12);
  await answer("/careers/0", asking());
  expect(rendered).toHaveLength(12);
});

test("without a writable disk every page is answered and none is cached", async () => {
  const rendered: string[] = [];
  const { answer } = createPageCache(
    async ({ url }) => {
      rendered.push(url);
      return new Response("page");
    },
    { directory: "/nowhere" },
  );
  const [one, other] = await Promise.all([answer("/careers", asking()), answer("/careers", asking("gzip"))]);
  expect(one.bodies.identity.toString()).toBe("page");
  expect(gunzipSync(other.bodies.gzip ?? "").toString()).toBe("page");
  await answer("/careers", asking());
  expect(rendered).toHaveLength(2);
});

test("a request that waits over midnight still gets its page", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T18:29:59Z") });
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { answer } = createPageCache(({ url }) =>
    url.endsWith("/slow") ? promise : Promise.resolve(new Response("quick")),
  );
  await answer("/careers", asking());
  const slow = answer("/slow", asking());
  vi.setSystemTime(new Date("2026-11-20T18:30:00Z"));
  await answer("/careers", asking());
  resolve(new Response("slow"));
  expect((await slow).bodies.identity.toString()).toBe("slow");
});

test("new postings invalidate the pages", async () => {
  let version = 0;
  const { answer } = pages(200, () => version);
  await answer("/careers", asking());
  version += 1;
  expect((await answer("/careers", asking())).bodies.identity.toString()).toBe("page 2");
  expect((await answer("/careers", asking())).bodies.identity.toString()).toBe("page 2");
});

test("postings that never existed are not cached", async () => {
  const rendered: string[] = [];
  const { answer } = createPageCache(async ({ url }) => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    return new Response("", { status: pathname === "/careers" ? 200 : 404 });
  });
  await answer("/careers", asking());
  for (let at = 0; at < 3100; at += 1) await answer(`/career/a/${at}`, asking());
  await answer("/careers", asking());
  await answer("/career/a/3099", asking());
  expect(rendered).toHaveLength(3102);
});

test("a page that is requested again is recompressed as small as possible", async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `${(at * at) % 977} opening`).join(" ");
  const { answer } = createPageCache(async () => new Response(words));
  const sizeOf = async () => (await answer("/careers", asking("br"))).bodies.br?.length ?? 0;
  const first = await sizeOf();
  await vi.waitUntil(async () => (await sizeOf()) < first, { timeout: 120_000 });
  const { bodies } = await answer("/careers", asking("br"));
  expect(brotliDecompressSync(bodies.br ?? "").toString()).toBe(words);
});

test("one page at a time is recompressed, so that new pages need not wait", async () => {
  const words = Array.from({ length: 4000 }, (_, at) => `${(at * at) % 977} opening`).join(" ");
  const { answer } = createPageCache(async ({ url }) => new Response(`${url} ${words}`));
  const sizeOf = async (address: string) =>
    (await answer(address, asking("br"))).bodies.br?.length ?? Number.NaN;
  const [one, other] = [await sizeOf("/careers"), await sizeOf("/career")];
  await sizeOf("/careers");
  await sizeOf("/career");
  await vi.waitUntil(async () => (await sizeOf("/careers")) < one, { timeout: 120_000 });
  expect(await sizeOf("/career")).toBe(other);
  await vi.waitUntil(async () => (await sizeOf("/career")) < other, { timeout: 120_000 });
});

test("a page of a long address is rendered, and not cached", async () => {
  const { rendered, answer } = pages();
  const long = `/careers?q=${"x".repeat(500)}`;
  expect((await answer(long, asking())).bodies.identity.toString()).toBe("page 1");
  expect((await answer(long, asking())).bodies.identity.toString()).toBe("page 2");
  expect((await answer("/careers?q=x", asking())).bodies.identity.toString()).toBe("page 3");
  expect((await answer("/careers?q=x", asking())).bodies.identity.toString()).toBe("page 3");
  expect(rendered).toHaveLength(3);
});
