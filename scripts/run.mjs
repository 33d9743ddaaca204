// Shared by start.mjs and test.mjs; runs on any Node from 18 on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const bin = resolve("node_modules/.bin");
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };

/** Runs a command with the project's own Node and tools first on the PATH; ends this process when it fails. */
export function run(command, args, more = {}) {
  const { status, signal, error } = spawnSync(command, args, { stdio: "inherit", env: { ...env, ...more } });
  if (error) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0 || signal) process.exit(status ?? 1);
}

/** Installs what the lock file names, unless just that is installed already. */
export function installIfNeeded() {
  const stamp = "node_modules/.installed";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}
