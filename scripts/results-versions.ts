import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineNames, engineVersion } from "./results/engine-version.ts";
import { heldOutFile, versionsFile } from "./results/read-results.ts";
import { heldOut } from "./results/results.schema.ts";

/*
 * npm run results:versions
 * Writes results/versions.json: the version of each engine at the commit of results/held-out.json, so that the
 * site knows whether an engine has changed since. Needs the repository's history.
 */

const { commit } = heldOut.parse(JSON.parse(readFileSync(heldOutFile, "utf8")));
const root = mkdtempSync(join(tmpdir(), "engines-"));
try {
  const archive = execFileSync("git", ["archive", commit, "packages"], { maxBuffer: 1 << 30 });
  execFileSync("tar", ["-x", "-C", root], { input: archive });
  const versions = Object.fromEntries(engineNames(root).map((name) => [name, engineVersion(root, name)]));
  writeFileSync(versionsFile, `${JSON.stringify({ [commit]: versions }, null, 1)}\n`);
  console.log(`${versionsFile}: ${Object.keys(versions).join(", ")} at ${commit}`);
} finally {
  rmSync(root, { recursive: true });
}
