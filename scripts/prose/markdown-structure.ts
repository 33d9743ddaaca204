import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Nodes, PhrasingContent } from "mdast";
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

/** The name in front of a file: `name` (`file.ts`). Its last two nodes are the name and the text between. */
function nameBefore(preceding: readonly Nodes[]): string | undefined {
  const [name, between] = preceding.slice(-2);
  const isPair = name?.type === "inlineCode" && between?.type === "text" && /^\s\($/.test(between.value);
  return isPair && /^\w+$/.test(name.value) ? name.value : undefined;
}

const hasWord = (file: string, word: string) =>
  statSync(file).isFile() && new RegExp(`\\b${word}\\b`).test(readFileSync(file, "utf8"));

/** Files, folders, tests and names in files that a document mentions but the project lacks. */
export function findDeadReferences(path: string, source: string): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(parseMarkdown(source), (node, index = 0, parent) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    if ((node.type === "link" || node.type === "image") && !/^(?:[a-z]+:|#|\/)/.test(node.url)) {
      const file = join(dirname(path), node.url.replace(/#.*$/, ""));
      if (!existsSync(file)) problems.push({ path, line, column, message: `${file} does not exist` });
    }
    if (node.type !== "inlineCode" || !projectPath.test(node.value)) return;
    const [file = ""] = node.value.split("#");
    if (!existsSync(file)) {
      problems.push({ path, line, column, message: `${file} does not exist` });
      return;
    }
    const siblings = (parent && "children" in parent ? parent.children : []) as PhrasingContent[];
    const name = nameBefore(siblings.slice(0, index));
    if (name !== undefined && !hasWord(file, name))
      problems.push({ path, line, column, message: `${file} has no ${name}` });
    if (!testFile.test(file)) return;
    for (const title of missingTests(file, siblings.slice(index + 1)))
      problems.push({ path, line, column, message: `${file} has no test "${title}"` });
  });
  return problems;
}
