import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { z } from "zod";

const path = "build/round-files.json";

const schema = z.object({
  /** The script of the route: its name contains a hash of all that it can load. */
  build: z.string(),
  /** Scripts that run before a visitor gives the first file. */
  first: z.array(z.string()),
  /** Everything that the pages of the rounds can load; after the bundler, without what their document names. */
  kept: z.array(z.string()),
});
export type RoundFiles = z.infer<typeof schema>;

/** The files that the rounds of the last build need. */
export const readRoundFiles = (): RoundFiles => schema.parse(JSON.parse(readFileSync(path, "utf8")));

export function writeRoundFiles(files: RoundFiles): void {
  writeFileSync(path, JSON.stringify(files, null, 1));
}

const route = "app/routes/round.tsx";
/** Loaded on each visit. */
const firstModules = ["app/round/round-app.tsx", "app/round/store/idb-store.ts"];

/** Chunks of packages that every page loads; what they name belongs to parts of them that other pages use. */
const isOfEveryPage = (file: string) => /\/(vendor|rolldown-runtime)-/.test(`/${file}`);

/** Tesseract's files, 5 MB, are loaded for the first scan; then the browser's own cache has them. */
const isLeftOut = (file: string) => file.includes("/tesseract-");

const namedFile = /["'`(](?:\/assets\/|\.\/|assets\/)?([\w.-]+-[\w-]{8}\.\w+)["'`)]/g;

/** What a bundle loads from an entry on. */
function createWalk(bundle: Rolldown.OutputBundle, moduleInfo: Rolldown.PluginContext["getModuleInfo"]) {
  const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
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
    if (!isOfEveryPage(fileName))
      for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const name of chunk.imports) load(name);
  };
  /**
   * Follows a module's imports. Chunks are shared between pages, so only the dynamic imports of modules that the
   * entry reaches count.
   */
  const follow = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    const chunk = chunkOf.get(id);
    if (chunk) load(chunk.fileName);
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

/** A worker's script with everything that it imports, at once or later. */
function addWorker(bundle: Rolldown.OutputBundle, fileName: string, files: Set<string>): void {
  if (files.has(fileName) || isLeftOut(`/${fileName}`)) return;
  files.add(fileName);
  const output = bundle[fileName];
  const code = output?.type === "asset" ? String(output.source) : (output?.code ?? "");
  if (!fileName.endsWith(".js")) return;
  for (const [, name] of code.matchAll(namedFile))
    if (bundle[`assets/${name}`]) addWorker(bundle, `assets/${name}`, files);
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
    writeBundle(_, bundle) {
      if (this.environment.name !== "client") return;
      const inProject = (id: string) => relative(root, id).replace(/\?.*$/, "");
      const findModules = (file: string) => [...this.getModuleIds()].filter((id) => inProject(id) === file);
      const info = this.getModuleInfo.bind(this);

      const walk = createWalk(bundle, info);
      for (const id of findModules(route)) walk.follow(id);
      const files = new Set(walk.files);
      for (const fileName of walk.files) {
        const chunk = bundle[fileName];
        if (chunk?.type !== "chunk" || isOfEveryPage(fileName)) continue;
        for (const [, name] of chunk.code.matchAll(namedFile)) {
          const named = bundle[`assets/${name}`];
          // Workers are not chunks of this bundle.
          if (named?.type === "asset") addWorker(bundle, `assets/${name}`, files);
        }
      }

      const first = createWalk(bundle, info);
      for (const file of firstModules)
        for (const id of findModules(file)) first.load(first.chunkOf.get(id)?.fileName ?? "");
      const build = findModules(route).map((id) => walk.chunkOf.get(id)?.fileName)[0];
      if (build === undefined) return this.error(`${route} is not in the build`);
      const urls = (names: Iterable<string>) =>
        [...names]
          .filter((name) => name !== "" && !isLeftOut(`/${name}`))
          .map((name) => `/${name}`)
          .sort();
      writeRoundFiles({ build: `/${build}`, first: urls(first.files), kept: urls(files) });
    },
  };
}
