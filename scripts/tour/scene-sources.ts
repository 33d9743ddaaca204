import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { TourScene } from "#app/sections/hero/tour.schema.ts";

/** Files that cannot affect what is visible. */
const isApart = (file: string) => /\.(test|fixture)\.\w+$|\.md$/.test(file);

const hashLength = 16;

/** The start of a SHA-256 over the names and bytes of everything that a scene shows, below `root`. */
export function sourcesHash(root: string, { sources }: Pick<TourScene, "sources">): string {
  const hash = createHash("sha256");
  const add = (name: string, bytes: string | Buffer) =>
    hash.update(`${name}\0${Buffer.byteLength(bytes)}\0`).update(bytes);
  for (const source of sources) {
    const [path = "", entry] = source.split("#");
    const at = join(root, path);
    if (entry !== undefined) {
      const value: unknown = parse(readFileSync(at, "utf8"));
      const chosen = typeof value === "object" && value !== null ? Object.entries(value) : [];
      const [, part] = chosen.find(([key]) => key === entry) ?? [];
      if (part === undefined) throw new Error(`${source}: ${path} has no entry ${entry}`);
      add(source, JSON.stringify(part));
    } else if (statSync(at).isDirectory()) {
      const files = globSync("**/*.*", { cwd: at }).map((file) => file.replaceAll("\\", "/"));
      for (const file of files.sort())
        if (!isApart(file) && statSync(join(at, file)).isFile())
          add(`${path}/${file}`, readFileSync(join(at, file)));
    } else add(path, readFileSync(at));
  }
  return hash.digest("hex").slice(0, hashLength);
}
