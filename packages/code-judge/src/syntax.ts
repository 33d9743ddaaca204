import { type Node, type Program, parse } from "acorn";

type Parsed = { tree: Program } | { line: number; message: string };

/** Parses a program as a classic script of ECMAScript 2023. */
export function parseProgram(source: string): Parsed {
  try {
    return { tree: parse(source, { ecmaVersion: 2023, sourceType: "script", locations: true }) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) return { line: 1, message: "is too deeply nested to be read" };
    const { loc } = error as SyntaxError & { loc?: { line: number } };
    return { line: loc?.line ?? 1, message: error.message.replace(/ \(\d+:\d+\)$/, "") };
  }
}

export type TreeNode = Node & Record<string, unknown>;

const isNode = (value: unknown): value is TreeNode =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value;

/** Direct children, in source order. */
export function childrenOf(node: TreeNode): TreeNode[] {
  return Object.entries(node)
    .flatMap(([key, value]) => (key === "loc" ? [] : Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/**
 * All nodes in pre-order, each with its six closest ancestors. Iterative, so that deep trees cannot overflow
 * the stack.
 */
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

/**
 * Offset of the first access to anything outside the task, such as `fetch` or `eval`; undefined if there is
 * none.
 */
export function findOutside(tree: Program): number | undefined {
  for (const { node, parents } of walk(tree as unknown as TreeNode)) {
    const parent = parents.at(-1);
    if (node.type === "ImportExpression" || node.type === "MetaProperty") return node.start;
    if (node.type === "Identifier" && outsideNames.has(String(node.name))) {
      const isName =
        (parent?.type === "MemberExpression" && parent.property === node && parent.computed !== true) ||
        (parent?.type === "Property" && parent.key === node && parent.computed !== true);
      if (!isName) return node.start;
    }
    const isConstructor =
      node.type === "MemberExpression" &&
      ((node.computed !== true && isNode(node.property) && node.property.name === "constructor") ||
        (isNode(node.property) && node.property.value === "constructor"));
    if (isConstructor && parent?.type === "CallExpression" && parent.callee === node) return node.start;
    if (
      isConstructor &&
      parent?.type === "MemberExpression" &&
      isNode(parent.property) &&
      parent.property.name === "constructor"
    )
      return node.start;
  }
  return undefined;
}
