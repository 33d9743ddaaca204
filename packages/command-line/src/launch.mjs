// Plain JavaScript for any Node from 18 on: it starts the project's own Node if an older one runs it.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Runs the TypeScript sources of a command with the project's own Node, whichever Node started it.
 * @param bin the URL of the file that calls this, in `bin`; the sources begin with `src/cli.ts` beside it
 */
export async function launch(bin) {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) {
    await import(new URL("../src/cli.ts", bin));
  } else {
    const node = join(dirname(createRequire(import.meta.url).resolve("node/package.json")), "bin", "node");
    const run = spawnSync(node, [fileURLToPath(bin), ...process.argv.slice(2)], { stdio: "inherit" });
    process.exitCode = run.status ?? 1;
  }
}
