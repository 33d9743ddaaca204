import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readEnv } from "#server/config/env.ts";

const sources = ["{app,content,domain,packages,public,scripts,server}/**/*.*", "*.{json,ts}"];

function hashSources(): string {
  const hash = createHash("sha256").update(readEnv().SITE_URL ?? "");
  const files = globSync(sources, { exclude: (file) => file.endsWith("node_modules") });
  for (const file of files.filter((one) => statSync(one).isFile()).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Remembers what the build in a folder was made from. */
export function writeBuildStamp(folder = "build"): void {
  writeFileSync(`${folder}/stamp`, hashSources());
}

/** Whether the build in a folder is that of the sources as they are now. */
export function isBuildCurrent(folder = "build"): boolean {
  const file = `${folder}/stamp`;
  return existsSync(file) && readFileSync(file, "utf8") === hashSources();
}
