import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PhrasingContent } from "mdast";
import { visit } from "unist-util-visit";
import { type ProseProblem, parseMarkdown } from "./prose-blocks.ts";

const maxLineLength = 180;

/** Lines that should be wrapped. Tables, code and link targets cannot be. */
export function findLongLines(path: string, source: string): ProseProblem[] {
  const exempt = new Set<number>();
  visit(parseMarkdown(source), (node) => {
    if (!["table", "code", "definition", "html"].includes(node.type) || !node.position) return;
    for (let line = node.position.start.line; line <= node.position.end.line; line++) exempt.add(line);
  });
  return source.split("\n").flatMap((text, i) => {
    const length = text.replace(/\]\([^)]*\)/g, "]").length;
    return length <= maxLineLength || exempt.has(i + 1)
      ? []
      : [{ path, line: i + 1, column: maxLineLength + 1, message: `${length} characters: wrap the line` }];
  });
}

/** A file or folder; not a pattern such as `app/*.ts`. */
const projectPath =
  /^(?:app|content|deploy|docs|domain|lab|packages|public|results|scripts|server|tests)\/[^\s<>*{}…]+$/;
const testFile = /\.(?:test|spec)\.tsx?$/;

/** Quoted names after a test file that are not names of its tests. */
function missingTests(file: string, following: PhrasingContent[]): string[] {
  const end = following.findIndex(({ type }) => type === "inlineCode");
  const text = following
    .slice(0, end === -1 ? undefined : end)
    .map((node) => (node.type === "text" ? node.value : ""))
    .join("");
  const source = readFileSync(file, "utf8");
  return [...text.matchAll(/"([^"]+)"/g)].flatMap(([, name = ""]) => (source.includes(name) ? [] : [name]));
}

/** Files, folders and tests that a document names but the project lacks. */
export function findDeadReferences(path: string, source: string): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(parseMarkdown(source), (node, index = 0, parent) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if (node.type === "link" && !/^(?:[a-z]+:|#|\/)/.test(node.url)) {
      const file = join(dirname(path), node.url.replace(/#.*$/, ""));
      if (!existsSync(file)) problems.push({ path, line, column, message: `${file} does not exist` });
    }
    if (node.type !== "inlineCode" || !projectPath.test(node.value)) return;
    const [file = ""] = node.value.split("#");
    if (!existsSync(file)) {
      problems.push({ path, line, column, message: `${file} does not exist` });
    } else if (testFile.test(file) && parent && "children" in parent) {
      const following = parent.children.slice(index + 1) as PhrasingContent[];
      for (const name of missingTests(file, following)) {
        problems.push({ path, line, column, message: `${file} has no test "${name}"` });
      }
    }
  });
  return problems;
}
