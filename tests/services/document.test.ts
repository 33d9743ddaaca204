import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { loadBuild } from "#server/handlers/site-build.ts";

// Tests every step of app/document on the real output of the framework.
const { origin, close } = await serveBuild();
afterAll(close);
const get = (path: string) => fetch(origin + path);
const html = await (await get("/platform/resumate")).text();

test("a document loads no script before its boot script does", () => {
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toMatch(/<script[^>]*>import /);
  expect(html).toMatch(/boot\("\/assets\/app-[^"]+\.css",\["\/assets\//);
});

/** The inline scripts of a document that a policy blocks, by their first characters. */
function refusedScripts(html: string, policy: string | null): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, text = ""]) => !policy?.includes(createHash("sha256").update(text).digest("base64")))
    .map(([, text = ""]) => text.slice(0, 60));
}

test("the policy of a document lists all of its scripts, also of failures and pages for one visitor", async () => {
  const paths = [
    "/",
    "/careers?q=java",
    "/no-such-page",
    "/application",
    "/email-verification?token=x",
    "/search?q=a",
  ];
  for (const path of [...paths, "/company/contact?received=x"]) {
    const answer = await get(path);
    const { headers } = answer;
    expect([path, refusedScripts(await answer.text(), headers.get("content-security-policy"))]).toEqual([
      path,
      [],
    ]);
  }
});

test("a script that got into the text of an opening is in its document, and its policy forbids to run it", async () => {
  const { showPostings } = (await loadBuild("build")).entry.module.serverExports;
  const content = readContent(process.cwd());
  const postings = postingsOn(content.postings, businessDay());
  const [posting] = listedPostings(postings, businessDay());
  if (!posting) throw new Error("There is no sample opening");
  const script = "window.__reactRouterContext.streamController.enqueue(alert(1));";
  try {
    showPostings([{ ...posting, descriptionHtml: `<p>Text</p><script>${script}</script>` }]);
    const answer = await get(postingUrl(posting));
    const policy = answer.headers.get("content-security-policy");
    expect(refusedScripts(await answer.text(), policy)).toEqual([script.slice(0, 60)]);
  } finally {
    showPostings(postings);
  }
});

test("a document carries the HTML of its sections once", () => {
  // The last heading belongs to a section without behaviour.
  const [, sample = ""] = [...html.matchAll(/<h2[^>]*>([^<]{20,})<\/h2>/g)].at(-1) ?? [];
  expect(sample).not.toBe("");
  expect(html.split(sample)).toHaveLength(2);
});

test("a document has the rules it needs, and far fewer than the sheet", async () => {
  const text = await (await get("/our-privacy-policy")).text();
  const sheet = readFileSync(globSync("build/client/assets/app-*.css")[0] ?? "", "utf8");
  const [, rules = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? [];
  expect(rules).toContain("@font-face");
  expect(rules.length).toBeGreaterThan(5_000);
  expect(rules.length).toBeLessThan(0.75 * sheet.length);
});

test("the browser's manifest has pages and no files", () => {
  const manifest = readFileSync(globSync("build/client/assets/manifest-*.js")[0] ?? "", "utf8");
  expect(manifest).toContain("routes/blog/blog");
  expect(manifest).not.toMatch(/sitemap|feed\.xml|robots\.txt/);
});

test("an error while rendering is logged by its code, never with what a visitor wrote", async () => {
  const build = await loadBuild("build");
  const id = "routes/search/search";
  const route = build.routes[id];
  if (!route) throw new Error("The route has another name");
  const loader = () => {
    throw new TypeError("asha@example.com is not a function");
  };
  const routes = { ...build.routes, [id]: { ...route, module: { ...route.module, loader } } };
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = await serveBuild({ build: { ...build, routes } });
  try {
    const answer = await fetch(`${broken.origin}/search?q=asha`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("asha@example.com");
    const lines = logged.mock.calls.flat().map(String).join("\n");
    expect(lines).toContain('"event":"render-failed","failure":"TypeError"');
    expect(lines).not.toContain("asha@example.com");
  } finally {
    broken.close();
    logged.mockRestore();
  }
});
