import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const sources = [
  "{app,content,packages,public,scripts,server}/**/*",
  "{package-lock,tsconfig}.json",
  "{vite,react-router}.config.ts",
];
const stampFile = "build/stamp";

function hashSources(): string {
  const hash = createHash("sha256");
  for (const entry of globSync(sources, { withFileTypes: true, exclude: (one) => one.name === "node_modules" })
    .filter((one) => one.isFile())
    .map((one) => `${one.parentPath}/${one.name}`)
    .sort()) {
    hash.update(entry).update(readFileSync(entry));
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
