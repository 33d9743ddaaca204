import { get } from "node:http";
import { expect, test } from "@playwright/test";
import { serveBuild } from "#scripts/machine/serve-build.ts";
import { loadBuild } from "#server/handlers/site-build.ts";
import { sitePort } from "#tests/support/address.ts";
import { messages, openPage, site, whenInteractive } from "#tests/support/site.ts";

const { routeError, notFound } = messages;

test("unknown addresses answer 404 with the site's own page", async ({ request }) => {
  const urls = ["/nowhere", "/platform/unknown", "/solutions/unknown", "/company/nothing", "/blog/no-post"];
  for (const url of [...urls, "/career/pune/12", "/career/product-engineering"]) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(404);
    const html = await response.text();
    expect(html, url).toContain(`<title>${notFound.pageTitle} · ${site.name}</title>`);
    expect(html, url).toMatch(new RegExp(`<h1[^>]*>${notFound.title}</h1>`));
    expect(html, url).toContain('<meta name="robots" content="noindex"/>');
    expect(html, url).toContain("<header");
  }
});

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
  await openPage(page, "/");
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
  await openPage(page, "/");
  await page.route("**/blog.data*", (route) => route.fulfill({ status: 500, body: "broken" }));
  await page.locator('header a[href="/blog"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(routeError.title);
  await expect(page.getByText(routeError.text)).toBeVisible();
  await page.getByRole("link", { name: routeError.home }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("See why a candidate fits");
});

test("a route that throws in the server render shows the error page, with and without scripts", async ({
  browser,
}) => {
  const build = await loadBuild("build");
  const route = build.routes["routes/pages/content-page"];
  if (!route) throw new Error("The content route has another name now");
  const loader = () => {
    throw new Error("thrown by the test");
  };
  const routes = {
    ...build.routes,
    "routes/pages/content-page": { ...route, module: { ...route.module, loader } },
  };
  const { origin, close } = await serveBuild({ build: { ...build, routes } });
  try {
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      const response = await page.goto(`${origin}/throws`);
      expect(response?.status()).toBe(500);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(routeError.title);
      await expect(page.getByText(routeError.text)).toBeVisible();
      if (javaScriptEnabled) await whenInteractive(page);
      await page.getByRole("link", { name: routeError.home }).click();
      await expect(page).toHaveURL(`${origin}/`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("See why a candidate fits");
      await context.close();
    }
  } finally {
    close();
  }
});
