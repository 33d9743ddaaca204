import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { z } from "zod";

const pathIn = (folder: string) => `${folder}/round-files.json`;

const schema = z.object({
  /** The script of the route: its name contains a hash of all that it can load. */
  build: z.string(),
  /** Scripts that run before a visitor gives the first file. */
  first: z.array(z.string()),
  /** Everything that the pages of the rounds can load; after the bundler, without what their document names. */
  kept: z.array(z.string()),
});
export type RoundFiles = z.infer<typeof schema>;

/** The files that the rounds of a folder's build need. */
export const readRoundFiles = (folder = "build"): RoundFiles =>
  schema.parse(JSON.parse(readFileSync(pathIn(folder), "utf8")));

export function writeRoundFiles(folder: string, files: RoundFiles): void {
  writeFileSync(pathIn(folder), JSON.stringify(files, null, 1));
}

const route = "app/routes/round.tsx";
/** Loaded on each visit. */
const firstModules = ["app/round/round-app.tsx", "app/round/store/idb-store.ts"];

/** Tesseract's files, 5 MB, are loaded for the first scan; then the browser's own cache has them. */
const isLeftOut = (file: string) => file.includes("/tesseract-");

/** Scripts that a worker imports, at once or later. */
const importedScript = /(?:from|import\(?)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const startedWorker = /new URL\(["'`](?:\.\/)?([\w./-]+)\.ts["'`],\s*import\.meta\.url\)/g;

type Graph = {
  bundle: Rolldown.OutputBundle;
  moduleInfo: Rolldown.PluginContext["getModuleInfo"];
  root: string;
};

/** A module's path in the project. */
const pathOf = (root: string, id: string) => relative(root, id).replace(/\?.*$/, "");

/** What a bundle loads from modules on. */
function createWalk({ bundle, moduleInfo, root }: Graph) {
  const outputs = Object.values(bundle);
  const chunks = outputs.filter((output) => output.type === "chunk");
  const assets = outputs.filter((output) => output.type === "asset");
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
  const files = new Set<string>();
  const reached = new Set<string>();

  /** Adds a chunk with the chunks and styles that it needs. */
  const load = (fileName: string): void => {
    if (files.has(fileName)) return;
    files.add(fileName);
    const chunk = bundle[fileName];
    if (chunk?.type !== "chunk") return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) load(name);
  };
  /** Adds a worker's script, which is no chunk of this bundle, with everything that it imports. */
  const loadWorker = (fileName: string): void => {
    const script = bundle[fileName];
    if (files.has(fileName) || script?.type !== "asset") return;
    files.add(fileName);
    const code = typeof script.source === "string" ? script.source : Buffer.from(script.source).toString();
    for (const [, name] of code.matchAll(importedScript)) loadWorker(`assets/${name}`);
  };
  const startWorkers = (file: string): void => {
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(startedWorker)) {
      const start = `assets/${basename(path)}-`;
      for (const { fileName } of assets)
        if (fileName.startsWith(start) && fileName.length === start.length + "12345678.js".length)
          loadWorker(fileName);
    }
  };
  /**
   * Follows a module's imports. Chunks are shared between pages, so only the dynamic imports, workers and files of
   * modules that the entry reaches count.
   */
  const follow = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const chunk = chunkOf.get(id);
    const path = pathOf(root, id);
    if (chunk) load(chunk.fileName);
    if (chunk && /\.tsx?$/.test(path) && !path.includes("node_modules")) startWorkers(`${root}/${path}`);
    for (const { fileName, originalFileNames } of assets)
      if (originalFileNames.includes(path) && !path.endsWith(".css")) files.add(fileName);
    const { importedIds = [], dynamicallyImportedIds = [] } = moduleInfo(id) ?? {};
    for (const imported of importedIds) {
      const target = chunkOf.get(imported);
      // A module in another chunk that this one does not import was removed as unused.
      if (!target || files.has(target.fileName)) follow(imported);
    }
    for (const imported of dynamicallyImportedIds) {
      const target = chunkOf.get(imported);
      if (target && chunk?.dynamicImports.includes(target.fileName)) follow(imported);
    }
  };
  return { chunkOf, files, load, follow };
}

/**
 * Lists the files that the pages of the rounds can load, for their service worker
 * (scripts/build/write-service-worker.ts) and for the budgets.
 */
export function roundFilesPlugin(): Plugin {
  let root = "";
  return {
    name: "round-files",
    configResolved(config) {
      root = realpathSync(config.root);
    },
    writeBundle({ dir = "" }, bundle) {
      // The workbench is built beside the site, and its files have other names.
      if (this.environment.name !== "client" || process.env.WORKBENCH === "1") return;
      const moduleInfo = this.getModuleInfo.bind(this);
      const findModules = (path: string) =>
        [...this.getModuleIds()].filter((id) => pathOf(root, id) === path);

      const walk = createWalk({ bundle, moduleInfo, root });
      for (const id of findModules(route)) walk.follow(id);
      const first = createWalk({ bundle, moduleInfo, root });
      for (const path of firstModules)
        for (const id of findModules(path)) first.load(first.chunkOf.get(id)?.fileName ?? "");
      const build = findModules(route).map((id) => walk.chunkOf.get(id)?.fileName)[0];
      if (build === undefined) return this.error(`${route} is not in the build`);
      const urls = (names: Iterable<string>) =>
        [...names]
          .filter((name) => name !== "" && !isLeftOut(`/${name}`))
          .map((name) => `/${name}`)
          .sort();
      writeRoundFiles(dirname(dir), { build: `/${build}`, first: urls(first.files), kept: urls(walk.files) });
    },
  };
}
