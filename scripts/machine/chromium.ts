import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.ts";

const find = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Debian's `chromium-headless-shell`: Chromium without a window. Pages take a third less processor time. */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

/** The browser that visitors use: `CHROMIUM`, or one of the usual paths. */
export const findChromium = () =>
  find([process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]);

/** The browser for tests: `CHROMIUM`, the headless shell, or Chromium. */
export const findTestChromium = () => find([process.env.CHROMIUM, headlessShell]) ?? findChromium();

function foundOrExit(path: string | undefined, name: string): string {
  if (path) return path;
  console.error(
    `Chromium is missing: install it (Debian: apt-get install ${name}), or set CHROMIUM to its path`,
  );
  process.exit(1);
}

/** Installs Chromium if it is missing, as root on Debian. Exits with installation advice if that fails. */
export function chromiumOrInstall(): string {
  if (!findChromium()) installOnDebian("Chromium", "chromium");
  return foundOrExit(findChromium(), "chromium");
}

/** Installs the headless shell likewise; uses Chromium where Debian has no such package. */
export function testChromiumOrInstall(): string {
  const isInstalled = find([process.env.CHROMIUM, headlessShell]) !== undefined;
  if (!isInstalled) installOnDebian("Chromium's headless shell", "chromium-headless-shell");
  return findTestChromium() ?? chromiumOrInstall();
}

/**
 * Features to switch off. The omnibox pages take more processor time than the page under test. Chromium uses
 * only the last `--disable-features`, so the list repeats Playwright's entries that we need.
 */
const unneededFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  // Keeps a spare process for the next page, which rarely comes.
  "SpareRendererForSitePerProcess",
];

/** Flags of every headless Chromium: no sandbox for root, and no requests by the browser itself. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${unneededFeatures.join(",")}`,
];
