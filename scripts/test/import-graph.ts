import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";

/** An import of one project file by another. Type imports count like others. `line` starts at 1. */
export type Import = { from: string; to: string; line: number };

/** The imports of each source file of the project. Paths are relative to the working directory. */
export type ImportGraph = Map<string, Import[]>;

const project = z.object({ imports: z.record(z.string(), z.string()) });
const engine = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Aliases such as `#app/` with their folders. */
const readAliases = (): [alias: string, folder: string][] =>
  Object.entries(project.parse(readJson("package.json")).imports).map(([alias, target]) => [
    alias.slice(0, -1),
    target.slice(2, -1),
  ]);

/** The exports of the engines, such as `resume-match/node`, and their files. */
const readEngines = (): Map<string, string> =>
  new Map(
    globSync("packages/*/package.json").flatMap((file) => {
      const { name, exports } = engine.parse(readJson(file));
      return Object.entries(exports).map(([path, target]): [string, string] => [
        join(name, path),
        join(dirname(file), target),
      ]);
    }),
  );

/** The file of a specifier; undefined for packages of others and generated files. */
function createResolver(): (file: string, specifier: string) => string | undefined {
  const aliases = readAliases();
  const engines = readEngines();
  return (file, specifier) => {
    const path = specifier.replace(/\?.*$/, "");
    const alias = aliases.find(([name]) => path.startsWith(name));
    const target = alias
      ? alias[1] + path.slice(alias[0].length)
      : path.startsWith(".")
        ? normalize(join(dirname(file), path))
        : engines.get(path);
    return target !== undefined && /\.tsx?$/.test(target) && existsSync(target) ? target : undefined;
  };
}

/** The module specifiers of static imports, re-exports, dynamic imports and workers, with their offsets. */
function specifiersOf(file: string, text: string): [specifier: string, offset: number][] {
  const { module } = parseSync(file, text);
  const workers = [...text.matchAll(/new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g)];
  return [
    ...module.staticImports.map(({ moduleRequest, start }): [string, number] => [moduleRequest.value, start]),
    ...module.staticExports.flatMap(({ entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest, start }): [string, number][] =>
          moduleRequest ? [[moduleRequest.value, start]] : [],
        ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }): [string, number] => [
      text.slice(start + 1, end - 1),
      start,
    ]),
    ...workers.map(({ 1: path = "", index }): [string, number] => [path, index]),
  ];
}

/** The files that `import.meta.glob` or the manifests of stages find below a file's folder. */
function globbedBy(from: string, text: string): Import[] {
  const patterns = text.matchAll(/(?:import\.meta\.glob|globSync)(?:<[^(]*>)?\(\s*"([^"]+\.tsx?)"/g);
  return [...patterns].flatMap(({ 1: pattern = "", index }) =>
    globSync(normalize(join(dirname(from), pattern)))
      .filter((to) => to !== from)
      .map((to) => ({ from, to, line: text.slice(0, index).split("\n").length })),
  );
}

/** Reads the imports of all source files below the working directory. */
export function readImportGraph(): ImportGraph {
  const resolve = createResolver();
  const files = globSync("{app,domain,packages,scripts,server,tests}/**/*.{ts,tsx}", {
    exclude: (file) => file.endsWith("node_modules"),
  });
  return new Map(
    files.sort().map((from) => {
      const text = readFileSync(from, "utf8");
      const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
      const imports = specifiersOf(from, text).flatMap(([specifier, offset]) => {
        const to = resolve(from, specifier);
        return to === undefined ? [] : [{ from, to, line: lineAt(offset) }];
      });
      return [from, [...imports, ...globbedBy(from, text)]];
    }),
  );
}
