import { expect, type Locator, type Page } from "@playwright/test";
import { holdRequests, openPage, showFonts } from "./site.ts";

export type LazyTool = {
  address: string;
  /** The script that arrives late. */
  script: string;
  /** A text next to the tool in its section. */
  text: string;
  /** Shown once the tool is loaded. */
  ready: Locator;
};

/** Expects a section to keep its height when the tool replaces its sheet. */
export async function expectSheetHeight(page: Page, width: number, tool: LazyTool): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const release = await holdRequests(page, tool.script);
  await openPage(page, tool.address);
  await showFonts(page);
  const whole = page.locator("section").filter({ has: page.getByText(tool.text) });
  const height = () => whole.evaluate((element) => element.getBoundingClientRect().height);
  await whole.scrollIntoViewIfNeeded();
  await expect(tool.ready).toHaveCount(0);
  const before = await height();
  release();
  await expect(tool.ready).toBeVisible();
  expect(await height(), `${width} px`).toBe(before);
}
