import { existsSync, globSync } from "node:fs";
import { installOnDebian } from "./debian.ts";

/** WebKitGTK: its driver, a window with nothing but the page, and a virtual screen to draw it on. */
export type WebKit = { driver: string; browser: string; screen: string };

export function findWebKit(): WebKit | undefined {
  const [driver, screen] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
  const [browser] = globSync("/usr/{lib,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser").sort().reverse();
  return existsSync(driver) && existsSync(screen) && browser ? { driver, browser, screen } : undefined;
}

/** Installs WebKitGTK and a virtual screen if they are missing, as root on Debian. */
export function webKitOrInstall(): WebKit | undefined {
  if (!findWebKit()) {
    installOnDebian("WebKit", "webkit2gtk-driver");
    installOnDebian("a virtual screen", "xvfb");
  }
  return findWebKit();
}
