import { realpathSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Fails the build if a script for browsers contains a module of `server/`. Types and the imports of loaders
 * are gone by then. Workers are bundled separately, so add the plugin to `worker.plugins`, too.
 */
export function clientBoundaryPlugin(): Plugin {
  let root = "";
  return {
    name: "client-boundary",
    configResolved(config) {
      root = realpathSync(config.root);
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk") continue;
        const leaked = output.moduleIds
          .map((id) => relative(root, id))
          .find((id) => id.startsWith("server/"));
        if (leaked !== undefined) {
          this.error(
            `${output.fileName} would bring ${leaked} to browsers: import only its types, or use it in loaders and actions`,
          );
        }
      }
    },
  };
}
