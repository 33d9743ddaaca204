import { expect } from "@playwright/test";
import { findLookFaults } from "#tests/support/look-faults.ts";
import { test } from "#tests/support/shared-page.ts";
import { emulate, showFonts, urls, whenInteractive } from "#tests/support/site.ts";

const widths = [320, 360, 390, 768, 1024, 1180, 1280, 1440, 1920];

for (const url of urls) {
  test(`${url} has no fault of the look at nine widths`, async ({ page }) => {
    await emulate(page, "light", 1440);
    await page.goto(url);
    if (url !== "/email-verification") await whenInteractive(page);
    await showFonts(page);
    const found = new Map<string, number[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      for (const fault of await findLookFaults(page)) found.set(fault, [...(found.get(fault) ?? []), width]);
    }
    const faults = [...found].map(([fault, at]) => `${fault}, at ${at.join(", ")} px`);
    expect(faults, faults.join("\n")).toEqual([]);
  });
}
