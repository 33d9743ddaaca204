import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.ts";

/** Firefox: `FIREFOX`, or one of the usual paths. */
export const findFirefox = () =>
  [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => path && existsSync(path));

/** Installs Firefox if it is missing, as root on Debian. */
export function firefoxOrInstall(): string | undefined {
  if (!findFirefox()) installOnDebian("Firefox", "firefox-esr");
  return findFirefox();
}
