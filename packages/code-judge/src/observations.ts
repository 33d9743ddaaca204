import type { Program } from "acorn";
import { isFunction, lineOf, walk } from "./syntax.ts";
import type { Observation } from "./types.ts";

const maxDepth = 3;
const maxLines = 40;
const usualShortNames = new Set(["i", "j", "k", "n", "a", "b", "c", "t", "s", "x", "_"]);

/** Remarks for a reader of the code: names, nesting, length and code that is never reached. */
export function observe(code: string, tree: Program, task: string): Observation[] {
  const found: Observation[] = [];
  const add = (kind: Observation["kind"], offset: number, text: string) =>
    found.push({ kind, line: lineOf(code, offset), text });
  for (const { node, parents } of walk(tree)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
      const { name } = node.id;
      const isCounter = parents.some(({ type }) => type === "ForStatement");
      if (name.length <= 2 && !isCounter && !usualShortNames.has(name))
        add("name", node.start, `“${name}” does not say what it holds.`);
      if (/^(?:tmp|temp|data|foo|bar|arr\d?|obj\d?|result\d)$/.test(name))
        add("name", node.start, `“${name}” could be the name of anything.`);
    }
    const depth = parents.filter(({ type }) => /^(?:If|For|ForOf|ForIn|While)Statement$/.test(type)).length;
    if (depth >= maxDepth && /^(?:If|For|ForOf|While)Statement$/.test(node.type))
      add("nesting", node.start, "Four levels deep: a reader must keep four conditions in mind.");
    if (node.type === "BlockStatement") {
      const { body } = node;
      const end = body.findIndex(({ type }) => /^(?:Return|Throw|Break|Continue)Statement$/.test(type));
      const dead = end >= 0 ? body[end + 1] : undefined;
      if (dead && dead.type !== "FunctionDeclaration") add("dead-code", dead.start, "Is never reached.");
    }
    if (isFunction(node)) {
      const lines = code.slice(node.start, node.end).split("\n").length;
      if (lines > maxLines) add("length", node.start, `${lines} lines in one function: ${task} needs fewer.`);
    }
  }
  return found.toSorted((a, b) => a.line - b.line).slice(0, 5);
}
