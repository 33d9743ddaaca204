import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import type { SiteBuild } from "#server/handlers/site-build.ts";
import { createSite } from "#server/site.ts";
import { messages, site, sitePort } from "#tests/support/site.ts";

const { routeError, notFound } = messages;

for (const url of [
  "/nowhere",
  "/platform/unknown",
  "/solutions/unknown",
  "/career/pune/12",
  "/blog/no-post",
  "/company",
]) {
  test(`${url} answers 404 with the site's own page`, async ({ page }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`${notFound.pageTitle} · ${site.name}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the not-found page suggests what is nearest, and searches the site", async ({ page }) => {
    await page.goto("/platform/resumat");
    const nearest = page.locator("main div", { has: page.getByRole("heading", { name: notFound.nearest }) });
    await expect(nearest.last().getByRole("link").first()).toHaveText("ResuMate");
    await page.locator("main").getByRole("searchbox").fill("skillens");
    await page.locator("main").getByRole("button", { name: messages.search.title }).click();
    await expect(page).toHaveURL("/search?q=skillens");
    await page.locator("main").getByRole("link", { name: "SkillLens", exact: true }).click();
    await expect(page).toHaveURL("/platform/skilllens");
  });

  test("where nothing is near, nothing is suggested", async ({ page }) => {
    await page.goto("/xyzzy");
    await expect(page.getByRole("heading", { name: notFound.popular })).toBeVisible();
    await expect(page.getByRole("heading", { name: notFound.nearest })).toHaveCount(0);
  });
});

test("a client navigation to an unknown address shows the same page", async ({ page }) => {
  await page.goto("/");
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  await page
    .locator("main a")
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.removeAttribute("target");
      link.href = "/platform/unknown";
      link.click();
    });
  await expect(page).toHaveURL("/platform/unknown");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
});

test("a slash at the end leads to the page's one address", async ({ request }) => {
  const response = await request.get("/platform/resumate/?a=1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/platform/resumate?a=1");
  const status = await new Promise((resolve, reject) => {
    get({ port: sitePort, path: "//example.com/" }, (answer) => resolve(answer.statusCode)).on(
      "error",
      reject,
    );
  });
  expect(status, "never a redirect to another host").toBe(404);
});

test("a route that fails after a client navigation shows the error page and the way home", async ({
  page,
}) => {
  await page.goto("/");
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  await page.route("**/blog.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.locator('header a[href="/blog"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(routeError.title);
  await expect(page.getByText(routeError.text)).toBeVisible();
  await page.getByRole("link", { name: routeError.home }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Know why a candidate fits");
});

test("a route that throws in the server render shows the error page, with and without scripts", async ({
  browser,
}) => {
  const build = (await import(`${process.cwd()}/build/server/index.js`)) as SiteBuild;
  const route = build.routes["routes/pages/content-page"];
  if (!route) throw new Error("The content route has another name now");
  const loader = () => {
    throw new Error("thrown by the test");
  };
  const routes = {
    ...build.routes,
    "routes/pages/content-page": { ...route, module: { ...route.module, loader } },
  };
  const server = createServer(createSite("build", { ...build, routes }));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const response = await page.goto(`http://localhost:${port}/throws`);
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(routeError.title);
      await expect(page.getByText(routeError.text)).toBeVisible();
      if (javaScriptEnabled) await page.locator("html[data-interactive]").waitFor({ state: "attached" });
      await page.getByRole("link", { name: routeError.home }).click();
      await expect(page).toHaveURL(`http://localhost:${port}/`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Know why a candidate fits");
      await context.close();
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});
