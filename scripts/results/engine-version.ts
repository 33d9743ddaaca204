import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Code, data, and the versions of packages that contribute more of both, such as the acoustic model. */
const sources = ["package.json", "{src,data}/**/*.*"];
/** Files that cannot change a figure. */
const isApart = (file: string) => /\.(test|fixture)\.\w+$|\/cli\.ts$|\.md$|\/fixtures\//.test(file);

const versionLength = 12;

/**
 * The version of the engine in `packages/<engine>` below `root`: the start of a SHA-256 over the names and
 * bytes of its sources. Undefined if there is no such engine.
 */
export function engineVersion(root: string, engine: string): string | undefined {
  const folder = join(root, "packages", engine);
  if (!existsSync(join(folder, "src"))) return undefined;
  const hash = createHash("sha256");
  const files = globSync(sources, { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  for (const file of files.sort()) {
    if (isApart(file)) continue;
    const bytes = readFileSync(join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex").slice(0, versionLength);
}

/** The names of all engines below `root`. */
export const engineNames = (root: string): string[] =>
  globSync("packages/*/src", { cwd: root })
    .map((folder) => folder.split(/[\\/]/)[1] ?? "")
    .sort();
