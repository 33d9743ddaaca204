import { expect, test } from "@playwright/test";
import { urls } from "#tests/support/site.ts";

test("every internal link, anchor and asset of every page answers", async ({ request }) => {
  test.setTimeout(60_000);
  const pages = new Map<string, string>();
  for (const url of urls) pages.set(url, await (await request.get(url)).text());

  const problems: string[] = [];
  const assets = new Set<string>();
  for (const [url, html] of pages) {
    const targets = [...html.matchAll(/(?<!data-)(?:href|src|poster)="([^"]+)"/g)].map(
      ([, target = ""]) => target,
    );
    for (const target of targets) {
      if (/^(https?|mailto|tel):/.test(target)) continue;
      const [path = "", anchor] = target.split("#");
      const page = path === "" ? html : pages.get(path);
      if (page === undefined) assets.add(path);
      else if (anchor !== undefined && !page.includes(` id="${anchor}"`)) problems.push(`${url}: ${target}`);
    }
  }
  for (const asset of assets) {
    const { status } = { status: (await request.get(asset)).status() };
    if (status !== 200) problems.push(`${asset}: ${status}`);
  }
  expect(problems).toEqual([]);
});

test("every page can be reached from the home page by links", async ({ request }) => {
  const seen = new Set<string>(["/"]);
  for (const url of seen) {
    const html = await (await request.get(url)).text();
    for (const [, target = ""] of html.matchAll(/ href="(\/[^"#?]*(?:\?page=\d+)?)/g))
      if (urls.includes(target) || target.startsWith("/careers?page=")) seen.add(target);
  }
  expect(urls.filter((url) => !seen.has(url))).toEqual([]);
});
