import { launch, type Page } from "puppeteer-core";
import { centredExpression, type Driver, type Target } from "./driver.ts";

const viewport = { width: 1280, height: 860 };

/** Starts Firefox and drives it over WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const browser = await launch({ browser: "firefox", executablePath, headless: true });
  let page: Page;
  async function find(target: Target) {
    const found = await page.evaluateHandle<[], () => HTMLElement>(centredExpression(target));
    if (!found.asElement()) throw new Error(`There is no ${target.css} ${target.text ?? ""}`);
    return found;
  }
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
    click: async (target) => (await find(target)).click(),
    upload: async (target, paths) => {
      const input = await find(target);
      await (await input.toElement("input")).uploadFile(...paths);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    startOver: async () => {
      for (const context of browser.browserContexts()) await context.close().catch(() => {});
      const context = await browser.createBrowserContext();
      page = await context.newPage();
      await page.setViewport(viewport);
    },
    close: () => browser.close(),
  };
}
