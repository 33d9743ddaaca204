import { existsSync, readFileSync } from "node:fs";
import type { ImportGraph } from "./import-graph.ts";

/** Test files that a change can break, and whether the workbench is among them. */
export type Affected = { units: string[]; browser: string[]; runsWorkbench: boolean };

/** The files that a file depends on, by imports or otherwise. */
type Needs = (file: string) => readonly string[];

const isUnitTest = (file: string) => /(?<!\.sweep)\.test\.tsx?$/.test(file);
const isSpec = (file: string) => /^tests\/browser\/.*(?<!\.sweep)\.spec\.ts$/.test(file);
/** Tests, and files that only the workbench shows. */
const isApart = (file: string) => /\.(test|spec)\.tsx?$|^app\/workbench\//.test(file);
const workbenchSpec = "tests/workbench/workbench.spec.ts";

/** Changes of these files can break every test. */
const foundations =
  /^(package(-lock)?\.json|tsconfig\.json|vite(st)?\.config\.ts|scripts\/(machine\/|test\/|test\.ts|with-node)|tests\/support\/restore-spies\.ts)/;
/** Changes of these files can break every page. */
const siteSources =
  /^(react-router\.config\.ts|playwright\.config\.ts|scripts\/(build\.ts|build\/|content\/)|app\/(root|entry\.|routes\.ts|shell\/|document\/|routes\/pages\/)|tests\/support\/site\.ts|server\/main\.ts)/;
/** Rooms of the server that run after the response or not for visitors: specs notice them only in mails. */
const behindTheAnswer =
  /^server\/(admin|api|job-boards|mail|monitoring|outbox|scoring|tasks|webhook|whatsapp)\//;

/** Route modules, and the words that show that a spec opens them. */
const routes: [folder: string, word: RegExp][] = [
  ["app/routes/careers/", /posting|\/career|\/application|email-verification/i],
  ["app/routes/blog/", /\bposts?\b|\/blog/i],
  ["app/routes/contact/", /contact|book-demo/i],
  ["app/routes/search/", /search/i],
];

const gesture = /^app\/sections\/begin-today\/gestures\/([\w-]+)-gesture\.tsx$/;
/** The folder of a kind of section or of a stage, or the file of a gesture, which runs only on pages that name it. */
const roomOf = (file: string) =>
  gesture.exec(file) ?? /^app\/(?:sections|stages)\/([\w-]+)\//.exec(file) ?? undefined;
const nameOf = (folder: string) => folder.replaceAll("-", "_").toUpperCase();

const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Names in capitals, such as those of section kinds and stages. */
const namesIn = (file: string) => read(file).match(/\b[A-Z][A-Z_]+\b/g) ?? [];

function cached<T>(make: (file: string) => T): (file: string) => T {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? make(file);
    known.set(file, value);
    return value;
  };
}

/** Files by their path and by each parent folder, without a trailing slash. */
type Folders = Map<string, string[]>;

function byFolder(files: readonly string[]): Folders {
  const folders: Folders = new Map();
  for (const file of files) {
    for (let path = file; path !== ""; path = path.slice(0, Math.max(path.lastIndexOf("/"), 0))) {
      const known = folders.get(path);
      if (known) known.push(file);
      else folders.set(path, [file]);
    }
  }
  return folders;
}

/** Files of the project whose path or parent folder is a string in a file. */
function namedFiles(file: string, folders: Folders): string[] {
  const strings = read(file).matchAll(/["'`](?:\.\/)?([\w.-]+(?:\/[\w.-]+)*)\/?["'`/{*]/g);
  return [...new Set([...strings].map(([, path = ""]) => path))].flatMap((path) => folders.get(path) ?? []);
}

/** The files that sources need apart from imports: content, data of an engine, style sheets. */
function readDataNeeds(files: readonly string[], folders: Folders): Needs {
  const content = files.filter((file) => /^(content|results)\/|^docs\/openapi\.yaml/.test(file));
  const dataOf = cached((engine) =>
    (folders.get(engine) ?? []).filter((file) => !/\.tsx?$|\/bench\//.test(file)),
  );
  return (file) => {
    if (file === "scripts/content/content-files.ts") return content;
    const own = read(file);
    const [engine] = /^packages\/[\w-]+/.exec(file) ?? [];
    const folder = file.slice(0, file.lastIndexOf("/"));
    return [
      ...(file.endsWith(".data.ts") ? ["scripts/build/vite-content.ts"] : []),
      ...(engine === undefined ? [] : dataOf(engine)),
      ...(own.includes('.css"') ? (folders.get(folder) ?? []).filter((one) => one.endsWith(".css")) : []),
    ];
  };
}

/** All dependencies of tests, including files that a test or command names by path. */
function unitNeeds(graph: ImportGraph, files: readonly string[]): Needs {
  const folders = byFolder(files);
  const dataOf = readDataNeeds(files, folders);
  return cached((file) => [
    ...(graph.get(file) ?? []).map(({ to }) => to),
    ...dataOf(file),
    ...(isUnitTest(file) || /^(tests|scripts)\//.test(file) ? namedFiles(file, folders) : []),
    ...(file === workbenchSpec ? (folders.get("app/workbench") ?? []) : []),
  ]);
}

/**
 * Dependencies of specs: their imports, and the code of the pages that they open. A section or stage belongs
 * to the pages that name it; content outside of pages belongs to all.
 */
function specNeeds(graph: ImportGraph, files: readonly string[]): Needs {
  const dataOf = readDataNeeds(files, byFolder(files));
  const pages = files.filter((file) => file.startsWith("content/pages/"));
  const named = new Set(pages.flatMap(namesIn));
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isApart(file));
  const site = sources.filter((file) => siteSources.test(file));
  const common = files.filter((file) => /^content\/(?!pages\/|blog\/)/.test(file));
  const isOwnRoom = (file: string) => {
    const [, room] = roomOf(file) ?? [];
    return room !== undefined && named.has(nameOf(room));
  };
  const seesMails = (spec: string) => /support\/mails|scripts\/drill\//.test(read(spec));
  return cached((file) => {
    const imports = (graph.get(file) ?? []).map(({ to }) => to);
    if (pages.includes(file)) {
      const names = new Set(namesIn(file).map(String));
      return files.filter((one) => {
        const [, room] = roomOf(one) ?? [];
        return room !== undefined && names.has(nameOf(room));
      });
    }
    if (isSpec(file)) {
      const text = read(file);
      const opened = [...text.matchAll(/["'`](\/[\w\-/]*)/g)].flatMap(([, url = ""]) => [
        `content/pages${url === "/" ? "/index" : url}.yaml`,
        `app/routes${url}.tsx`,
      ]);
      return [
        ...imports,
        ...site,
        ...common,
        ...(/^import \{[^}]*\burls\b/m.test(text)
          ? [...files.filter((one) => /^(content|results|public)\//.test(one)), ...sources]
          : opened),
        ...routes.flatMap(([folder, word]) =>
          word.test(text) ? sources.filter((one) => one.startsWith(folder)) : [],
        ),
        ...(/blog/.test(file) ? files.filter((one) => one.startsWith("content/blog/")) : []),
        ...(seesMails(file) ? sources.filter((one) => behindTheAnswer.test(one)) : []),
      ];
    }
    // Specs and pages depend on the content directly.
    if (file.startsWith("scripts/content/")) return [];
    const isFromRoom = isOwnRoom(file) || file.startsWith("tests/");
    // A section shows one of the gestures that it imports.
    const isElsewhere = (to: string) => isOwnRoom(to) && (!isFromRoom || gesture.test(to));
    return [
      ...imports.filter(
        (to) => !isElsewhere(to) && !(behindTheAnswer.test(to) && !behindTheAnswer.test(file)),
      ),
      ...dataOf(file),
    ];
  });
}

function reaches(start: string, needs: Needs, changed: ReadonlySet<string>): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (changed.has(file)) return true;
    if (seen.has(file)) continue;
    seen.add(file);
    waiting.push(...needs(file));
  }
  return false;
}

/**
 * Finds the tests that changes can break: unit tests by their imports and the files that they name, specs by
 * the pages that they open. If in doubt, a test is included.
 * @param files paths of all files of the project, including deleted ones
 * @returns a function that takes paths of changed, new and deleted files; undefined means all tests
 */
export function createSelection(
  graph: ImportGraph,
  files: readonly string[],
): (changed: readonly string[]) => Affected | undefined {
  const ofUnits = unitNeeds(graph, files);
  const ofSpecs = specNeeds(graph, files);
  const tests = [...graph.keys()];
  return (changed) => {
    if (changed.some((file) => foundations.test(file))) return undefined;
    const set = new Set(changed);
    return {
      units: tests.filter((file) => isUnitTest(file) && reaches(file, ofUnits, set)),
      browser: tests.filter((file) => isSpec(file) && reaches(file, ofSpecs, set)),
      runsWorkbench: reaches(workbenchSpec, ofUnits, set),
    };
  };
}
