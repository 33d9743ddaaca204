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

test("a page that is opened at one of its parts, or again, has its whole height from the start", async ({
  page,
}) => {
  await page.goto("/#solutions");
  await expect(page.locator("#solutions")).toBeInViewport();
  await page.goto("/blog");
  await page.goto("/");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
});
