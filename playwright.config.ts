import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "./scripts/machine/chromium.ts";
import { dataDirectory, origin, sitePort } from "./tests/support/site.ts";

const executablePath = findTestChromium();

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "var/test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [
    ["list", { printSteps: false }],
    ["html", { open: "never", outputFolder: "var/test-report" }],
  ],
  use: {
    baseURL: origin,
    // Infinite animations cost processor time. The tests of movement switch it on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", screenshots: false, sources: false },
  },
  webServer: {
    command: `rm -rf ${dataDirectory} && exec node server/main.ts`,
    env: { PORT: String(sitePort), DATA_DIR: dataDirectory, TRUSTED_PROXIES: "1" },
    url: origin,
    reuseExistingServer: false,
  },
});
