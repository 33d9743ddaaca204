// node scripts/with-node.mjs [FLAG OF NODE …] SCRIPT [ARGUMENT …]
// Installs the packages of the lock file unless they are installed, verifies the project's own Node, and runs a
// script with it. Plain JavaScript for any Node from 18 on: it is the first thing that runs on a fresh machine.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { closeSync, existsSync, openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** @returns the seconds that it took */
function installIfNeeded() {
  const stamp = "node_modules/.installed";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return 0;
  console.log("Installing packages, once: about a minute");
  const started = performance.now();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  // Not `npm ci`, which rejects a lock file that lacks packages for other platforms (some registries do not
  // have them). Both install the locked versions, and this one does not change the lock file.
  const { status } = spawnSync(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
  return Math.round((performance.now() - started) / 1000);
}

function hashFile(path) {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  const chunk = Buffer.alloc(1 << 20);
  for (let length = readSync(file, chunk); length > 0; length = readSync(file, chunk))
    hash.update(chunk.subarray(0, length));
  closeSync(file);
  return hash.digest("hex");
}

/** The binary comes from an install script, which the lock file does not cover. */
function checkNode(path) {
  const { node: version } = JSON.parse(readFileSync("package.json", "utf8")).dependencies;
  const hashes = JSON.parse(readFileSync("scripts/node-hashes.json", "utf8"))[version];
  const platform = `${process.platform}-${process.arch}`;
  const expected = hashes?.[platform];
  const actual = hashFile(path);
  if (expected === actual) return;
  if (expected !== undefined) {
    console.error(
      `${path} is not Node ${version} for ${platform}: its SHA-256 is ${actual}, not ${expected}. Delete node_modules and install again; if it stays so, trust neither this machine nor its registry`,
    );
    process.exit(1);
  }
  console.error(
    `scripts/node-hashes.json has no SHA-256 of Node ${version} for ${platform}: compare ${path} (${actual}) with another source and add it`,
  );
  // Developers on platforms without a hash can continue, but a new version needs its hashes.
  if (hashes === undefined) process.exit(1);
}

const installSeconds = installIfNeeded();
const bin = resolve("node_modules/.bin");
checkNode(resolve(bin, "node"));
// glibc rarely returns freed memory. It does with two arenas for all threads and mappings from 128 KB on.
const memory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" };
// Commands and servers reuse what the first one compiled: 0.8 s of processor time instead of 1.3 s.
const cache = { NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };
const child = spawn(resolve(bin, "node"), process.argv.slice(2), {
  stdio: "inherit",
  env: {
    ...memory,
    ...cache,
    ...process.env,
    INSTALL_SECONDS: String(installSeconds),
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
