import { expect } from "@playwright/test";
import { expectNoAxeViolation, rulesByScheme } from "#tests/support/axe.ts";
import { expectNoOverflow, expectNoWideGap } from "#tests/support/layout.ts";
import { test } from "#tests/support/shared-page.ts";
import { emulate, listenForNoise, urls, whenInteractive } from "#tests/support/site.ts";

const widths = [320, 360, 390, 480, 768, 1024, 1280, 1440, 1920];

for (const url of urls) {
  test(`${url} is accessible in both colours, quiet, and fits nine widths`, async ({ page }) => {
    const noise = listenForNoise(page);
    await emulate(page, "light", 360);
    await page.goto(url);
    if (url !== "/email-verification") await whenInteractive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolation(page, "light at 360 px");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page, `${width} px`);
      if (width === 1440) {
        await expectNoWideGap(page);
        await expectNoAxeViolation(page, "light at 1440 px");
      }
    }
    await emulate(page, "dark", 360);
    await expectNoAxeViolation(page, "dark at 360 px", { rules: rulesByScheme.dark });
    expect(noise).toEqual([]);
  });
}
