import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "./build/build-stamp.ts";
import { firefoxOrInstall } from "./machine/firefox.ts";
import { webKitOrInstall } from "./machine/webkit.ts";

/** Runs a command; if it fails, exits with its code. */
function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const missing = [
  ...(firefoxOrInstall() ? [] : ["firefox-esr"]),
  ...(webKitOrInstall() ? [] : ["webkit2gtk-driver", "xvfb"]),
];
if (missing.length > 0) {
  console.error(`Firefox or WebKit is missing: install them (Debian: apt-get install ${missing.join(" ")})`);
  process.exit(1);
}
if (!isBuildCurrent()) run(process.execPath, ["scripts/build.ts"]);
run("playwright", ["test", "--project=firefox", "--project=webkit", ...process.argv.slice(2)]);
