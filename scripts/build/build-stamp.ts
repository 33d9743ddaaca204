import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "#server/config/env.ts";

const sources = [
  "{app,content,domain,packages,public,results,scripts,server}/**/*.*",
  "docs/openapi.yaml",
  "*.{json,ts}",
];

/** A hash of all sources of a build. Take it before the build: files saved meanwhile make the build stale. */
export function hashSources(root = "."): string {
  const hash = createHash("sha256").update(readEnv().SITE_URL ?? "");
  const files = globSync(sources, { cwd: root, exclude: (file) => file.endsWith("node_modules") });
  for (const file of files.sort()) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

/** Records the sources of a folder's build. */
export function writeBuildStamp(hash: string, folder = "build"): void {
  writeFileSync(`${folder}/stamp`, hash);
}

/** Whether a folder's build was made from the current sources. */
export function isBuildCurrent(folder = "build", root = "."): boolean {
  const file = `${folder}/stamp`;
  return existsSync(file) && readFileSync(file, "utf8") === hashSources(root);
}

/** A build is made here. Beside the generated files, on the same disk, so that moving it takes no time. */
export const newBuildFolder = ".generated/build";
const oldBuildFolder = ".generated/build-before";

/** Puts the new build in the place of the one before, which stays whole until then. */
export function replaceBuild(root = "."): void {
  const build = join(root, "build");
  const before = join(root, oldBuildFolder);
  rmSync(before, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, before);
  renameSync(join(root, newBuildFolder), build);
  rmSync(before, { recursive: true, force: true });
}
