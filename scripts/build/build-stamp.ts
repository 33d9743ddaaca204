import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readEnv } from "#server/config/env.ts";

const sources = ["{app,content,domain,packages,public,scripts,server}/**/*.*", "*.{json,ts}"];
const stampFile = "build/stamp";

function hashSources(): string {
  const hash = createHash("sha256").update(readEnv().SITE_URL ?? "");
  const files = globSync(sources, { exclude: (file) => file.endsWith("node_modules") });
  for (const file of files.filter((one) => statSync(one).isFile()).sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Remembers what the build was made from. */
export function writeBuildStamp(): void {
  writeFileSync(stampFile, hashSources());
}

/** Whether the build is that of the sources as they are now. */
export function isBuildCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === hashSources();
}
