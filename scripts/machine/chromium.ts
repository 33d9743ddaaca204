import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.ts";

const defaultPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where Chromium is: `CHROMIUM`, or one of the usual places. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM, ...defaultPaths].find((path) => path && existsSync(path));
}

/** The same; on Debian as root it is installed when it is missing, elsewhere one line says what to do. */
export function chromiumOrInstall(): string {
  if (!findChromium()) installOnDebian("Chromium", "chromium");
  const path = findChromium();
  if (!path) {
    console.error(
      "The tests need Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM to its path",
    );
    process.exit(1);
  }
  return path;
}

/**
 * Parts of the browser's own window, loaded anew beside every page under test, which cost more processor
 * time than the page; and, since only the last such list counts, what Playwright's list has that matters here.
 */
const unneededFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "HttpsUpgrades",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
];

/** What every headless Chromium here is started with: no sandbox as root, and no request of its own. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${unneededFeatures.join(",")}`,
];
