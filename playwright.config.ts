import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "./scripts/machine/chromium.ts";
import { findFirefox } from "./scripts/machine/firefox.ts";
import { findWebKit } from "./scripts/machine/webkit.ts";
import { dataDirectory, origin, sitePort } from "./tests/support/address.ts";
import type { Engine } from "./tests/webdriver/visitor.ts";

const executablePath = findTestChromium();
/** The main journeys also run in these if they are installed. */
const otherBrowsers: Engine[] = [];
if (findFirefox()) otherBrowsers.push("firefox");
if (findWebKit()) otherBrowsers.push("webkit");

export default defineConfig<object, { engine: Engine }>({
  testDir: "tests",
  outputDir: "var/test-results",
  fullyParallel: true,
  // Sweeps repeat what another test covers over every page, width and colour: npm run test:all.
  testIgnore: process.env.SWEEPS ? [] : "**/*.sweep.spec.ts",
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Timeouts only catch hangs: with a load on every core, reading a scan has taken thirty seconds. Speed is
  // covered by the benches, and tests set no other timeouts.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [
    ["list", { printSteps: false }],
    // For the summary of `npm test`.
    ...(process.env.TEST_REPORT ? [["json", { outputFile: process.env.TEST_REPORT }] as const] : []),
    ["html", { open: "never", outputFolder: "var/test-report" }],
  ],
  use: {
    baseURL: origin,
    // Infinite animations take processor time. Only the tests of motion allow them.
    contextOptions: { reducedMotion: "reduce" },
    // Without a GPU process, which emulates a GPU on the processor and may stall on a busy machine: then no
    // frame comes, and Playwright waits for an element to be stable.
    launchOptions: { args: [...chromiumFlags, "--disable-gpu"], ...(executablePath && { executablePath }) },
    screenshot: "only-on-failure",
    // DOM snapshots take a sixth of the processor time: `playwright test FILE --trace on` records them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: [
    ...otherBrowsers.map((engine) => ({
      name: engine,
      testMatch: "webdriver/*.spec.ts",
      fullyParallel: false,
      timeout: 120_000,
      use: { engine },
    })),
    { name: "chromium", testMatch: "browser/*.spec.ts" },
  ],
  webServer: {
    command: `rm -rf ${dataDirectory} && exec node server/main.ts`,
    env: { PORT: String(sitePort), DATA_DIR: dataDirectory, TRUSTED_PROXIES: "1" },
    url: origin,
    reuseExistingServer: false,
  },
});
