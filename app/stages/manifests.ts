import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StageManifest } from "./define-stage.ts";

const folder = import.meta.dirname;

/** Manifests of all stages, for reading the content and for the build. Node only. */
export const manifests = await Promise.all(
  globSync("*/stage.ts", { cwd: folder })
    .sort()
    .map(async (file) => {
      const module: { default: StageManifest } = await import(pathToFileURL(join(folder, file)).href);
      return module.default;
    }),
);

/** Manifests of stages with an interactive version. */
export const liveManifests = manifests.filter(({ name }) => {
  const id = name.toLowerCase();
  return existsSync(join(folder, id, `live-${id}.tsx`));
});
