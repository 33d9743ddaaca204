import { resolve } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, findTestChromium } from "./scripts/machine/chromium.ts";
import { workbenchDirectory } from "./tests/support/address.ts";

const port = Number(process.env.TEST_PORT ?? 3211);
const executablePath = findTestChromium();

/**
 * Screenshots and accessibility of the workbench, from its own build (scripts/build-workbench.ts). The
 * browser renders with our font settings and without a GPU, so the same Chromium renders identically
 * everywhere.
 */
export default defineConfig({
  testDir: "tests/workbench",
  outputDir: "var/workbench-results",
  fullyParallel: true,
  // Sweeps repeat what another test covers over every page, width and colour: npm run test:all.
  testIgnore: process.env.SWEEPS ? [] : "**/*.sweep.spec.ts",
  workers: 1,
  // Only catches hangs: beside another build on both cores, the sections have taken five minutes.
  timeout: 900_000,
  reporter: [
    ["list", { printSteps: false }],
    // For the summary of `npm test`.
    ...(process.env.TEST_REPORT ? [["json", { outputFile: process.env.TEST_REPORT }] as const] : []),
    ["html", { open: "never", outputFolder: "var/workbench-report" }],
  ],
  updateSnapshots: "none",
  snapshotPathTemplate: "tests/workbench/screenshots/{arg}{ext}",
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 20 },
  },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      args: [...chromiumFlags, "--disable-gpu", "--disable-lcd-text", "--font-render-hinting=none"],
      env: { ...process.env, FONTCONFIG_FILE: resolve("tests/workbench/fonts.conf") },
      ...(executablePath && { executablePath }),
    },
  },
  webServer: {
    command: "node tests/workbench/serve-workbench.ts",
    env: { PORT: String(port), DATA_DIR: workbenchDirectory, TRUSTED_PROXIES: "1" },
    url: `http://localhost:${port}/workbench`,
    reuseExistingServer: false,
  },
});
