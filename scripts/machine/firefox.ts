import { existsSync } from "node:fs";
import { installOnDebian } from "./debian.ts";

/** Firefox: `FIREFOX`, or one of the usual places. */
export const findFirefox = () =>
  [process.env.FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => path && existsSync(path));

/** Installs Firefox on Debian as root if it is missing. */
export function firefoxOrInstall(): string | undefined {
  if (!findFirefox()) installOnDebian("Firefox", "firefox-esr");
  return findFirefox();
}
