import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/machine/chromium.ts";
import { sitePort } from "./tests/support/site.ts";

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${sitePort}`,
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(sitePort), DATA_DIR: "var/test", TRUSTED_PROXIES: "1" },
    url: `http://localhost:${sitePort}/`,
    reuseExistingServer: false,
  },
});
