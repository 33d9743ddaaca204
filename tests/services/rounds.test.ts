import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rounds } from "#tests/support/round-host.ts";
import { type Server, startServer } from "#tests/support/server.ts";

const id = "5b0c8a60-3f5e-4d2c-9c55-0b8f6a0e7d11";
const folder = "var/test-rounds";
let server: Server;
beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder, ROUND_OFFLINE: "off" });
});
afterAll(() => server.stop());

const get = (path: string, init?: RequestInit) =>
  fetch(server.origin + path, { redirect: "manual", ...init });

test("every address below /round gets the document of /round, outside of every index", async () => {
  const document = await (await get("/round")).text();
  expect(document).not.toContain(id);
  for (const path of [
    `/round/${id}`,
    `/round/${id}/settings`,
    `/Round/${id}`,
    `/round/${id}.data`,
    "/round/%zz",
  ]) {
    const response = await get(path, { headers: { Accept: "text/markdown, text/html" } });
    expect(response.status, path).toBe(200);
    expect(response.headers.get("x-robots-tag"), path).toBe("noindex");
    expect(response.headers.get("referrer-policy"), path).toBe("no-referrer");
    expect(await response.text(), path).toBe(document);
  }
  expect(document).toContain('<meta name="robots" content="noindex"/>');
  expect((await get("/round/")).status).toBe(308);
  for (const path of ["/round.md", "/rounds"]) expect((await get(path)).status, path).toBe(404);
  for (const path of ["/sitemap.xml", "/llms.txt", "/search.json"])
    expect(await (await get(path)).text(), path).not.toMatch(/"\/round[/"]|\/round<|\/round\.md/);
});

test("the server logs no id of a round, whatever is asked of its address", async () => {
  await get(`/round/${id}`, { method: "POST", body: "a=1" });
  await get(`/round/${id}`, { method: "DELETE" });
  await get(`/round/${id}?x=${id}`);
  await get(`/round/${id}/${"a".repeat(2_000)}`);
  expect(server.output()).not.toContain(id);
});

test("with ROUND_OFFLINE=off browsers get a script that removes the service worker", async () => {
  const response = await get("/round/sw.js");
  expect(response.headers.get("service-worker-allowed")).toBe("/round");
  expect(await response.text()).toContain("registration.unregister()");
});

test("the service worker keeps all that its scripts can load, once each, and nothing of other pages", () => {
  expect(new Set(rounds.kept).size).toBe(rounds.kept.length);
  const scripts = rounds.kept.filter((url) => url.startsWith("/assets/") && url.endsWith(".js"));
  const shared = /\/(vendor|site|entry\.client|manifest|root)-/;
  for (const url of scripts.filter((script) => !shared.test(script))) {
    const code = readFileSync(`build/client${url}`, "utf8");
    for (const [, name] of code.matchAll(/(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      expect(rounds.kept, `imported by ${url}`).toContain(`/assets/${name}`);
  }
  for (const other of [
    "content-page-",
    "careers-",
    "evaluate-resume-",
    "tesseract",
    "speech-worker",
    "judge-worker",
    "contact-worker",
  ])
    expect(rounds.kept.filter((url) => url.includes(other))).toEqual([]);
});

test("the rounds have a web manifest of their own, by which they can be installed", async () => {
  const manifest = await (await get("/round/app.webmanifest")).json();
  expect(manifest).toMatchObject({
    id: "/round",
    start_url: "/round",
    scope: "/round",
    display: "standalone",
  });
  expect(await (await get("/round")).text()).toContain(
    '<link rel="manifest" href="/round/app.webmanifest"/>',
  );
  expect(await (await get("/")).text()).toContain('<link rel="manifest" href="/site.webmanifest"/>');
});
