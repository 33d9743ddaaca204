#!/usr/bin/env node
// Runs the TypeScript sources with the project's own Node, whichever Node started this file.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major > 22 || (major === 22 && minor >= 18)) {
  await import("../src/cli.ts");
} else {
  const node = join(dirname(createRequire(import.meta.url).resolve("node/package.json")), "bin", "node");
  const run = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
}
