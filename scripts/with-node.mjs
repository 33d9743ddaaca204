// node scripts/with-node.mjs [FLAG OF NODE …] SCRIPT [ARGUMENT …]
// Installs what the lock file names, unless just that is installed, and runs a script with the project's own
// Node. Plain JavaScript that any Node from 18 on can read: it is the first thing that runs on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

function installIfNeeded() {
  const stamp = "node_modules/.installed";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages, once: about a minute");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Not `npm ci`: it refuses a lock file that lacks packages for other platforms, which some registries do not carry.
  // Both install the locked versions; this one leaves the lock file as it is.
  const { status } = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}

installIfNeeded();
const bin = resolve("node_modules/.bin");
// glibc rarely returns freed memory: with two arenas for all threads, and blocks from 128 KB mapped separately, it does.
const memory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
const child = spawn(resolve(bin, "node"), process.argv.slice(2), {
  stdio: "inherit",
  env: { ...memory, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
