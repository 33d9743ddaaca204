import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseSync } from "vite";
import { z } from "zod";

/*
 * Checks the directions between the parts of the code, in the working directory. An import may point to the same room or
 * down, never up and never sideways, and imports must not form a cycle. Types count like values.
 */

/** From top to bottom. Rooms of one line must not import from each other. */
const floors: Record<string, string[][]> = {
  ".": [["tests"], ["scripts"], ["app"], ["server"], ["domain", "packages"]],
  app: [
    ["root.tsx", "entry.client.tsx", "entry.server.tsx"],
    ["routes.ts", "server-exports.ts", "flags-script.ts", "site-content.ts"],
    ["workbench"],
    ["routes", "shell"],
    ["errors"],
    ["seo"],
    ["sections"],
    ["pictures", "search", "form"],
    ["stages"],
    ["tools"],
    ["ui"],
    ["site", "document", "content", "workers"],
  ],
  server: [
    ["main.ts"],
    ["site.ts"],
    ["handlers"],
    ["admin"],
    ["api", "monitoring", "tasks", "whatsapp"],
    ["submissions", "job-boards", "scoring"],
    ["mail", "webhook", "files"],
    ["outbox"],
    ["store"],
    ["http"],
    ["log.ts"],
    ["config"],
  ],
};

/** Files that belong to the whole project and may import from everywhere. */
const isProjectFile = (file: string) => !file.includes("/");
/** Tests may import from everywhere, but must not close a cycle. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

const project = z.object({ imports: z.record(z.string(), z.string()) });
const aliases = Object.entries(project.parse(JSON.parse(readFileSync("package.json", "utf8"))).imports).map(
  ([alias, target]) => [alias.slice(0, -1), target.slice(2, -1)] as const,
);

/** The file of a specifier, relative to the project; undefined for packages, virtual modules and generated files. */
function resolveImport(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, "");
  const alias = aliases.find(([name]) => path.startsWith(name));
  const target = alias
    ? alias[1] + path.slice(alias[0].length)
    : path.startsWith(".")
      ? normalize(join(dirname(file), path))
      : undefined;
  return target !== undefined && /\.tsx?$/.test(target) && existsSync(target) ? target : undefined;
}

type Import = { from: string; to: string; line: number };

/** Static imports, re-exports, dynamic imports and workers of one file. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  const { module } = parseSync(file, text);
  const lineAt = (offset: number) => text.slice(0, offset).split("\n").length;
  const workers = [...text.matchAll(/new URL\(\s*"(\.[^"]+)",\s*import\.meta\.url/g)];
  const specifiers: [specifier: string, offset: number][] = [
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
  return specifiers.flatMap(([specifier, offset]) => {
    const to = resolveImport(file, specifier);
    return to === undefined ? [] : [{ from: file, to, line: lineAt(offset) }];
  });
}

/** Why an import is not allowed; undefined if it points down. */
function wrongDirection({ from, to }: Import): string | undefined {
  if (isProjectFile(from) || isTest(from)) return undefined;
  for (const [folder, order] of Object.entries(floors)) {
    const inside = (file: string) => folder === "." || file.startsWith(`${folder}/`);
    if (!inside(from) || !inside(to)) continue;
    const depth = folder === "." ? 0 : 1;
    const [room = "", other = ""] = [from, to].map((file) => file.split("/")[depth]);
    if (room === other) continue;
    const floorOf = (name: string) => order.findIndex((rooms) => rooms.includes(name));
    const where = folder === "." ? "" : `${folder}/`;
    for (const name of [room, other]) {
      if (floorOf(name) === -1)
        return `${where}${name} is missing in scripts/check-imports.ts: add it to its floor`;
    }
    if (floorOf(room) > floorOf(other))
      return `${where}${room} must not import from ${where}${other}, which is above it`;
    if (floorOf(room) === floorOf(other))
      return `${where}${room} and ${where}${other} must not import from each other`;
  }
  return undefined;
}

/** At least one cycle of each group of files that import each other, as the files along it. */
function findCycles(imports: Map<string, Import[]>): string[][] {
  const cycles: string[][] = [];
  const state = new Map<string, "OPEN" | "DONE">();
  const path: string[] = [];
  const visit = (file: string) => {
    state.set(file, "OPEN");
    path.push(file);
    for (const { to } of imports.get(file) ?? []) {
      if (state.get(to) === "OPEN") cycles.push([...path.slice(path.indexOf(to)), to]);
      else if (!state.has(to)) visit(to);
    }
    path.pop();
    state.set(file, "DONE");
  };
  for (const file of imports.keys()) if (!state.has(file)) visit(file);
  return cycles;
}

const files = globSync("{app,domain,packages,scripts,server,tests}/**/*.{ts,tsx}", {
  exclude: (file) => file.endsWith("node_modules"),
}).sort();
const imports = new Map(files.map((file) => [file, importsOf(file)]));
const problems = [
  ...[...imports.values()].flat().flatMap((entry) => {
    const reason = wrongDirection(entry);
    return reason === undefined ? [] : [`${entry.from}:${entry.line} imports ${entry.to}: ${reason}`];
  }),
  ...findCycles(imports).map((cycle) => `Cycle: ${cycle.join(" -> ")}`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  console.error(`Imports: ${count}; see "Where things go" in CONTRIBUTING.md`);
  process.exit(1);
}
