import { expect } from "@playwright/test";
import { expectWholePicture } from "#tests/support/page-picture.ts";
import { test } from "#tests/support/shared-page.ts";
import { emulate } from "#tests/support/site.ts";

// One page of each kind that is drawn differently; whole-page.sweep.spec.ts takes pictures of all.
for (const url of ["/", "/platform/skilllens", "/solutions/content-writer", "/candidates", "/careers"]) {
  test(`a picture of ${url}, taken without scrolling, is whole`, async ({ page }) => {
    await emulate(page, "light", 1440);
    await expectWholePicture(page, url);
  });
}

test("all parts of a page are laid out without scrolling", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html[data-whole]")).toBeAttached();
  for (const part of await page.locator(".sec, footer").all())
    await expect(part).toHaveCSS("content-visibility", "visible");
});

test("a page that is opened again at its end has its whole height before its scripts", async ({ page }) => {
  await emulate(page, "light", 390);
  await page.goto("/");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.evaluate(() => scrollY);
  await page.route("**/*.js", (route) => route.abort());
  await page.reload();
  expect(await page.evaluate(() => scrollY)).toBe(end);
  await page.unroute("**/*.js");
});
