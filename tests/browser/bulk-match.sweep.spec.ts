import { test } from "@playwright/test";
import { expectSheetHeight } from "#tests/support/sheet-height.ts";
import { content } from "#tests/support/site.ts";

const address = "/platform/resumate";
const section = content.pages[address]?.sections.find(({ kind }) => kind === "BULK_MATCH");
if (section?.kind !== "BULK_MATCH") throw new Error(`${address} has no bulk demo`);
const { promise } = section;

test("at five widths the demo is as high as the sheet in its place before", async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1440])
    await expectSheetHeight(page, width, {
      address,
      script: "**/bulk-workspace-*.js",
      text: promise,
      ready: page.getByRole("form", { name: content.bulkMatch.form.title }),
    });
});
