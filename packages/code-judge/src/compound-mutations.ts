import type { Program } from "acorn";
import type { Mutation } from "./mutations.ts";
import { lineOf, type TreeNode, walk } from "./syntax.ts";

/*
 * Slips that take more than one change in a line: a value that must be combined with the previous one, a
 * variable that is not reset, a condition and its operator. Tried after the usual slips.
 */

type Text = (node: unknown) => string;

const loops = /^(?:For|ForOf|ForIn|While|DoWhile)Statement$/;
const isLiteral = (node: TreeNode | null | undefined) =>
  node?.type === "Literal" ||
  (node?.type === "ArrayExpression" && (node.elements as unknown[]).length === 0) ||
  (node?.type === "UnaryExpression" && (node.argument as TreeNode).type === "Literal");

/** Combines a new value with the stored one: largest, smallest, sum. */
const combined = (value: string, known: string) => [
  `Math.max(${value}, ${known} ?? ${value})`,
  `Math.min(${value}, ${known} ?? ${value})`,
  `(${known} ?? 0) + ${value}`,
];

/** Replacements for an expression. */
function mutateExpression(node: TreeNode, parent: TreeNode | undefined, text: Text, offer: Offer): string[] {
  const [left, right] = [node.left as TreeNode, node.right as TreeNode];
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const other = node.operator === "&&" ? "||" : "&&";
    return [`!(${text(left)}) ${other} ${text(right)}`, `${text(left)} ${other} !(${text(right)})`];
  }
  if (node.type === "AssignmentExpression" && node.operator === "=" && left.computed === true)
    return combined(text(right), text(left)).map((value) => `${text(left)} = ${value}`);
  if (node.type === "BinaryExpression") {
    // Compares another property on both sides.
    const isKey = (side: TreeNode) => side.type === "MemberExpression" && side.computed !== true;
    if (isKey(left) && isKey(right) && text(left.property) === text(right.property))
      return offer.keys
        .filter((key) => key !== text(left.property))
        .map((key) => `${text(left.object)}.${key} ${node.operator} ${text(right.object)}.${key}`);
    const [, list, one] = /^(\w+)\.lastIndexOf\((\w+)\)$/.exec(text(left)) ?? [];
    return list === undefined ? [] : [`${text(left)} ${node.operator} ${list}.indexOf(${one})`];
  }
  if (node.type === "Identifier" && parent?.type === "CallExpression" && parent.callee !== node)
    return offer.functions.has(text(parent.callee))
      ? offer.names
          .filter((name) => name !== text(node))
          .map((name) => `${text(node)}.filter((one) => one !== ${name})`)
      : [];
  if (node.type !== "CallExpression") return [];
  const callee = node.callee as TreeNode;
  if (callee.type !== "MemberExpression" || callee.computed === true) return [];
  const object = text(callee.object);
  const given = node.arguments as TreeNode[];
  const [key, value] = given;
  switch (text(callee.property)) {
    case "set":
      return key && value
        ? combined(text(value), `${object}.get(${text(key)})`).map(
            (other) => `${object}.set(${text(key)}, ${other})`,
          )
        : [];
    case "fill":
      // `fill` puts the same object into every place.
      return key && /^(?:Array|Object|New)Expression$/.test(key.type)
        ? [`${object}.fill().map(() => ${key.type === "ObjectExpression" ? `(${text(key)})` : text(key)})`]
        : [];
    case "filter":
      return offer.names.map((name) => `${object}.filter((one) => one !== ${name})`);
    default:
      return [];
  }
}

/** Parts of a program that a fix can use. */
type Offer = {
  names: string[];
  keys: string[];
  functions: Set<string>;
  /** "name = value;" for each variable that is initialised with a literal. */
  resets: string[];
  /** Variables without an initial value. */
  unset: string[];
};

/** Collects the names of a parameter or a declaration. */
function namesIn(node: TreeNode, text: Text, names: Set<string>): void {
  for (const one of node.type === "ArrayPattern" ? (node.elements as (TreeNode | null)[]) : [node])
    if (one?.type === "Identifier") names.add(text(one));
}

function readOffer(tree: Program, text: Text): Offer {
  const names = new Set<string>();
  const keys = new Set<string>();
  const functions = new Set<string>();
  const resets = new Set<string>();
  const unset = new Set<string>();
  for (const { node, parents } of walk(tree as unknown as TreeNode)) {
    const parent = parents.at(-1);
    if (node.type === "MemberExpression" && node.computed !== true && parent?.type !== "CallExpression")
      keys.add(text(node.property));
    if (node.type === "Property" && node.computed !== true) keys.add(text(node.key));
    if (node.type === "FunctionDeclaration") functions.add(text(node.id));
    for (const one of (node.params as TreeNode[] | undefined) ?? []) namesIn(one, text, names);
    if (node.type !== "VariableDeclarator") continue;
    const { id, init } = node as unknown as { id: TreeNode; init: TreeNode | null };
    namesIn(id, text, names);
    if (id.type !== "Identifier") continue;
    if (/Function/.test(init?.type ?? "")) functions.add(text(id));
    if (parent?.kind !== "const" && isLiteral(init)) resets.add(`${text(id)} = ${text(init)};`);
    if (init === null || text(init) === "null" || text(init) === "undefined") unset.add(text(id));
  }
  return {
    names: [...names].slice(0, 8),
    keys: [...keys].filter((key) => key !== "length").slice(0, 8),
    functions,
    resets: [...resets],
    unset: [...unset],
  };
}

/**
 * Lines missing from a loop: resetting a variable in each iteration, skipping an iteration, or adding the
 * last item after the loop.
 */
function addLoopLines(loop: TreeNode, text: Text, { resets, unset }: Offer): [at: number, line: string][] {
  const body = loop.body as TreeNode;
  if (body.type !== "BlockStatement") return [];
  const begin = body.start + 1;
  const lines: [number, string][] = resets.flatMap((reset) => [
    [begin, ` ${reset}`],
    [body.end - 1, `${reset} `],
  ]);
  for (const { node } of walk(body)) {
    if (node.type !== "CallExpression") continue;
    const [, object, name] = /^([\w$]+)\.(add|set|delete|push)\(/.exec(text(node)) ?? [];
    const [key] = node.arguments as TreeNode[];
    if (object === undefined || !key) continue;
    if (name === "push")
      lines.push(...unset.map((one): [number, string] => [loop.end, ` if (${one} != null) ${text(node)};`]));
    else lines.push([begin, ` if (${object}.has(${text(key)})) continue;`]);
  }
  return lines;
}

/** One-line mutations that change more than one place of the line. */
export function* compoundMutations(code: string, tree: Program): Generator<Mutation> {
  const text: Text = (node) => code.slice((node as TreeNode).start, (node as TreeNode).end);
  const offer = readOffer(tree, text);
  const at = (start: number, end: number, changed: string): Mutation => ({
    start,
    end,
    text: changed,
    line: lineOf(code, start),
  });
  for (const { node, parents } of walk(tree as unknown as TreeNode)) {
    if (!text(node).includes("\n"))
      for (const other of mutateExpression(node, parents.at(-1), text, offer))
        yield at(node.start, node.end, other);
    if (loops.test(node.type))
      for (const [place, line] of addLoopLines(node, text, offer))
        if (!line.includes("\n")) yield at(place, place, line);
  }
}
