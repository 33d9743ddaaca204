import { spawnSync } from "node:child_process";
import { chromiumOrInstall } from "./chromium.ts";

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

const CHROMIUM = chromiumOrInstall();
run("npm", ["run", "--silent", "check"]);
run(process.execPath, ["scripts/build.ts"]);
run("vitest", ["run"]);
run("playwright", ["test"], { CHROMIUM });
