import { expect, test } from "@playwright/test";
import { postingUrl } from "#domain/postings/postings.ts";
import { expectNoAxeViolation, loadAxe, rulesByScheme } from "#tests/support/axe.ts";
import {
  content,
  emulate,
  expectNoOverflow,
  listenForNoise,
  urls,
  whenInteractive,
} from "#tests/support/site.ts";

/** Postings share one template and have no text of free form: one is enough. */
const isPosting = (url: string) => content.postings.some((posting) => postingUrl(posting) === url);
const example = urls.find(isPosting);

// HTML, heads and links of all pages are checked without a browser in tests/services/pages.test.ts, every component in
// the dark in tests/workbench.
for (const url of urls.filter((url) => !isPosting(url) || url === example)) {
  test(`${url} is accessible, quiet, and fits a phone and a desk`, async ({ page }) => {
    const noise = listenForNoise(page);
    await loadAxe(page);
    await emulate(page, "light", 360);
    await page.goto(url);
    if (url !== "/email-verification") await whenInteractive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolation(page);
    await expectNoOverflow(page, "360 px");
    await page.setViewportSize({ width: 1440, height: 800 });
    await expectNoOverflow(page, "1440 px");
    expect(noise).toEqual([]);
  });
}

test("the bar, its menus, the footer and the strip are accessible in light and dark", async ({ page }) => {
  // Some 20 runs of axe on one page.
  test.slow();
  await loadAxe(page);
  const header = page.locator("header");
  for (const scheme of ["light", "dark"] as const) {
    // A fresh load for each scheme: changing it starts transitions.
    await emulate(page, scheme, 360);
    await page.goto("/platform/resumate");
    await whenInteractive(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await header.getByRole("button", { name: "Open menu" }).click();
      for (const title of Object.keys(content.menus)) {
        const entry = header.getByRole("button", { name: title });
        await entry.click();
        await expect(entry).toHaveAttribute("aria-expanded", "true");
        const state = `menu ${title}, ${scheme} at ${width} px`;
        await expectNoAxeViolation(page, state, { include: "header", rules: rulesByScheme[scheme] });
      }
    }
    await page.keyboard.press("Escape");
  }
  await expectNoAxeViolation(page, "dark at 1440 px", { rules: rulesByScheme.dark });
});
