import { test as base, type Page } from "@playwright/test";
import { origin } from "./address.ts";
import { loadAxe } from "./axe.ts";

/** The tests of a worker share one page: a browser context for each would take a fifth more CPU time. */
export const test = base.extend<object, { workerPage: Page }>({
  workerPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: origin });
      const page = await context.newPage();
      await loadAxe(page);
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ workerPage }, use) => {
    await use(workerPage);
    workerPage.removeAllListeners();
  },
});
