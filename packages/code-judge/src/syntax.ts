import { type AnyNode, type Program, parse } from "acorn";
import type { Place } from "./types.ts";

/** Why a source is no program, with the place and the word there. `place` is absent if there is only a line. */
export type SyntaxProblem = { line: number; message: string; place?: Place };

/** The word, number or sign at a place of a source. */
function wordAt(source: string, offset: number): string | undefined {
  const [word] = /^(?:[\p{L}\p{N}_$]+|(["'`]).{0,20}|\S)/u.exec(source.slice(offset, offset + 60)) ?? [];
  return word;
}

/** Reads a program as a classic script of ECMAScript 2023. */
export function parseProgram(source: string): { tree: Program } | SyntaxProblem {
  try {
    return { tree: parse(source, { ecmaVersion: 2023, sourceType: "script", locations: true }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { line: 1, message: "is too deeply nested to be read" };
    const { loc, pos } = error as SyntaxError & { loc?: { line: number; column: number }; pos?: number };
    const message = error.message.replace(/ \(\d+:\d+\)$/, "");
    if (!loc || pos === undefined) return { line: 1, message };
    const word = pos < source.trimEnd().length ? wordAt(source, pos) : undefined;
    const isNamed = word !== undefined && message.includes(`'${word}'`);
    const what = isNamed ? "" : word === undefined ? " at the end" : ` “${word}”`;
    const column = loc.column + 1;
    return {
      line: loc.line,
      message: `${message}${what} (line ${loc.line}, column ${column})`,
      place: { column, length: word?.length ?? 0 },
    };
  }
}

export type TreeNode = AnyNode;
/** Nodes of one type or of several. */
export type NodeOf<Type extends TreeNode["type"]> = Extract<TreeNode, { type: Type }>;

/** Whether a node is a function of any form. */
export const isFunction = (
  node: TreeNode,
): node is NodeOf<"FunctionDeclaration" | "FunctionExpression" | "ArrowFunctionExpression"> =>
  /Function/.test(node.type);

/** Whether a node is a loop of any form. */
export const isLoop = (
  node: TreeNode,
): node is NodeOf<
  "ForStatement" | "ForInStatement" | "ForOfStatement" | "WhileStatement" | "DoWhileStatement"
> => /^(?:For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type);

const isNode = (value: unknown): value is TreeNode =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value;

/** The nodes directly below one, in the order of the source. */
export function childrenOf(node: TreeNode): TreeNode[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (key === "loc" ? [] : Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** All nodes of a tree with their parents, parents first. Deep trees need no deep stack. */
export function* walk(root: TreeNode): Generator<{ node: TreeNode; parents: TreeNode[] }> {
  const open: { node: TreeNode; parents: TreeNode[] }[] = [{ node: root, parents: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    const parents = [...next.parents, next.node].slice(-6);
    for (const child of childrenOf(next.node).toReversed()) open.push({ node: child, parents });
  }
}

export const lineOf = (source: string, offset: number): number => source.slice(0, offset).split("\n").length;

const outsideNames = new Set([
  "process",
  "require",
  "fetch",
  "XMLHttpRequest",
  "eval",
  "Function",
  "importScripts",
  "WebSocket",
  "Deno",
  "Bun",
  "postMessage",
]);

const isConstructorName = ({ property }: NodeOf<"MemberExpression">) =>
  property.type === "Identifier" && property.name === "constructor";

/** The place where a program reaches for what is no part of the task; undefined if it does not. */
export function findOutside(tree: Program): number | undefined {
  for (const { node, parents } of walk(tree)) {
    const parent = parents.at(-1);
    if (node.type === "ImportExpression" || node.type === "MetaProperty") return node.start;
    if (node.type === "Identifier" && outsideNames.has(node.name)) {
      const isName =
        (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) ||
        (parent?.type === "Property" && parent.key === node && !parent.computed);
      if (!isName) return node.start;
    }
    if (node.type !== "MemberExpression") continue;
    const isConstructor =
      (!node.computed && isConstructorName(node)) ||
      (node.property.type === "Literal" && node.property.value === "constructor");
    if (!isConstructor) continue;
    if (parent?.type === "CallExpression" && parent.callee === node) return node.start;
    if (parent?.type === "MemberExpression" && isConstructorName(parent)) return node.start;
  }
  return undefined;
}
