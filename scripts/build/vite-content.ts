import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { writeContentFile } from "#app/content/content-file.ts";
import type { Content } from "#app/site-content.ts";
import { readLastModified } from "#scripts/content/last-modified.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { generateAssets } from "./generate-assets.ts";

/** The module with all content, which is too large for browsers. */
const isWhole = (file: string) => file.endsWith("/app/content/content.data.ts");
const refusedMark = "content.data.ts is for the server";
/** Replaces all content in the browser bundle; the build fails if a chunk still contains it. */
const refused = `export default { refused: ${JSON.stringify(refusedMark)} }`;

/** The build writes all content to this file beside the server bundle. */
const contentFile = "content.jsonl";
const fromFile = `import { readContentFile } from "/app/content/content-file.ts";
export default readContentFile(new URL("${contentFile}", import.meta.url));`;

/** The workbench shows every page in the pseudo-language. */
const options = { pseudo: process.env.WORKBENCH === "1" };

const dataFile = /\.data\.ts$/;
type DataModule = Record<string, (content: Content) => unknown>;

/** Source code that exports the values that `bake` computed in a `*.data.ts` file. */
async function bakedCode(file: string, content: Content): Promise<string> {
  const module: DataModule = await import(pathToFileURL(file).href);
  const lines = Object.entries(module).map(async ([name, make]) => {
    const value = JSON.stringify(await make(content));
    return name === "default" ? `export default ${value};` : `export const ${name} = ${value};`;
  });
  return (await Promise.all(lines)).join("\n");
}

/**
 * Replaces each `*.data.ts` file with the values that it computes from `content/` (app/bake.ts). In
 * development, a changed content file is validated and shown immediately.
 */
export function contentPlugin(): Plugin {
  let root = ".";
  let isBuild = false;
  let content: Content | undefined;
  /** By file: server and browser bundles share the values. */
  const baked = new Map<string, Promise<string>>();
  const current = () => {
    content ??= readContent(root, options);
    return content;
  };
  return {
    name: "content",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
      isBuild = config.command === "build";
    },
    load: {
      filter: { id: dataFile },
      handler(file) {
        if (isWhole(file)) {
          if (this.environment.name === "client") return refused;
          if (isBuild) return fromFile;
        }
        const known = baked.get(file) ?? bakedCode(file, current());
        baked.set(file, known);
        return known;
      },
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && output.code.includes(refusedMark)) {
          this.error(
            `${output.fileName} would bring all content to the browser: read content.data.ts in loaders, or only if import.meta.env.SSR is true`,
          );
        }
      }
    },
    writeBundle({ dir = "" }, bundle) {
      if (this.environment.name === "client") return;
      for (const output of Object.values(bundle)) {
        if (output.type !== "chunk" || !output.moduleIds.some(isWhole)) continue;
        const file = join(dir, dirname(output.fileName), contentFile);
        writeContentFile(file, { ...current(), changed: readLastModified(root) });
      }
    },
    configureServer(server) {
      const refresh = async (file: string) => {
        if (!/[\\/]content[\\/].*\.(yaml|md)$|[\\/]openapi\.yaml$/.test(file)) return;
        try {
          content = readContent(root, options);
          baked.clear();
          await generateAssets(content);
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          server.config.logger.error(message, { timestamp: true });
          server.environments.client.hot.send({ type: "error", err: { message, stack: "" } });
          return;
        }
        for (const environment of Object.values(server.environments)) {
          const graph = environment.moduleGraph;
          for (const [id, module] of graph.idToModuleMap)
            if (dataFile.test(id)) graph.invalidateModule(module);
          environment.hot.send({ type: "full-reload" });
        }
      };
      server.watcher.add([`${root}/content`, `${root}/docs/openapi.yaml`]);
      for (const event of ["change", "add", "unlink"] as const) server.watcher.on(event, refresh);
    },
  };
}
