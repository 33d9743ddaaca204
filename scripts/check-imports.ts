import { type Import, type ImportGraph, readImportGraph } from "./test/import-graph.ts";

/*
 * Checks the direction of imports in the working directory. Imports may point to the same room or down, never
 * up and never sideways, and must not form a cycle. Type imports count like others.
 */

/** From top to bottom. Rooms on one line must not import from each other. */
const floors: Record<string, string[][]> = {
  ".": [["lab"], ["tests"], ["scripts"], ["app"], ["server"], ["domain"], ["packages"]],
  app: [
    ["root.tsx", "entry.client.tsx", "entry.server.tsx"],
    ["bake.ts", "routes.ts", "server-exports.ts", "flags-script.ts"],
    ["site-content.ts"],
    ["workbench"],
    ["routes", "shell"],
    ["errors"],
    ["seo"],
    ["sections"],
    ["pictures", "search", "form"],
    ["round"],
    ["stages"],
    ["tools"],
    ["ui"],
    ["language"],
    ["site", "document", "content", "workers"],
  ],
  server: [
    ["main.ts"],
    ["serve.ts"],
    ["backend.ts"],
    ["site.ts"],
    ["handlers"],
    ["admin"],
    ["api", "monitoring", "rounds", "tasks", "whatsapp"],
    ["submissions", "job-boards", "scoring"],
    ["mail", "webhook", "files"],
    ["outbox"],
    ["store"],
    ["http"],
    ["log.ts"],
    ["trace"],
    ["config"],
  ],
};

/** Files that belong to the whole project and may import from anywhere. */
const isProjectFile = (file: string) => !file.includes("/");
/** Data files run in the build, with all content. */
const isBaking = ({ from, to }: Import) => from.endsWith(".data.ts") && to === "app/bake.ts";
/** Tests may import from everywhere, but must not close a cycle. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** Why an import is not allowed; undefined if it points down. */
function wrongDirection(entry: Import): string | undefined {
  const { from, to } = entry;
  if (isProjectFile(from) || isTest(from) || isBaking(entry)) return undefined;
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

/** At least one cycle per group of files that import each other, as the files along it. */
function findCycles(imports: ImportGraph): string[][] {
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

const imports = readImportGraph();
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
