import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectSheetHeight } from "#tests/support/sheet-height.ts";
import { content, openPage } from "#tests/support/site.ts";

const address = "/job-roles/customer-support";
const section = content.pages[address]?.sections.find(({ kind }) => kind === "READ_ALOUD");
if (section?.kind !== "READ_ALOUD") throw new Error(`${address} has no section READ_ALOUD`);
const { more } = section;

test("at six widths the recorder of a page is as high as the sheet in its place before", async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1306, 1440])
    await expectSheetHeight(page, width, {
      address,
      script: "**/pronunciation-workspace-*.js",
      text: more.title,
      ready: page.getByRole("button", { name: content.pronunciationTest.start.record, exact: true }),
    });
});

test("a file of every accepted format is scored", async ({ page }) => {
  const { start, tool } = content.pronunciationTest;
  await openPage(page, "/pronunciation-test");
  const input = page.locator("input[type=file]");
  const accepted = (await input.getAttribute("accept"))?.matchAll(/\.(\w+)/g) ?? [];
  for (const [, format] of accepted) {
    await page.getByLabel(start.prompt).selectOption({ label: start.ownText });
    await page.getByLabel(start.own).fill("Seven yellow boats crossed the lake.");
    const fixture = `packages/pronunciation/src/fixtures/boats.${format === "oga" ? "ogg" : format}`;
    const file = { name: `boats.${format}`, mimeType: "", buffer: readFileSync(fixture) };
    await input.setInputFiles(file);
    await expect(page.locator("[data-sound]"), format).toBeFocused();
    await page.getByRole("button", { name: tool.sound.score, exact: true }).click();
    await expect(page.locator(".reading-title"), format).toBeFocused();
    await expect(page.locator(".reading-report"), format).toHaveAttribute("data-verdict", "ok");
    // The file input is back.
    await page.getByRole("button", { name: start.clear, exact: true }).click();
  }
});
