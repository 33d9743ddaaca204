import type { Program } from "acorn";
import type { Mutation } from "./mutations.ts";
import { lineOf, type TreeNode, walk } from "./syntax.ts";

/*
 * Slips whose fix takes more than one change in a line: a value that has to be put together with the one before it, a
 * variable that is not set back, a condition and its operator. They are tried after the usual slips.
 */

type Text = (node: unknown) => string;

const loops = /^(?:For|ForOf|ForIn|While|DoWhile)Statement$/;
const isLiteral = (node: TreeNode | null | undefined) =>
  node?.type === "Literal" ||
  (node?.type === "ArrayExpression" && (node.elements as unknown[]).length === 0) ||
  (node?.type === "UnaryExpression" && (node.argument as TreeNode).type === "Literal");

/** A value for a key together with the one that is there: the largest, the smallest, the sum. */
const combined = (value: string, known: string) => [
  `Math.max(${value}, ${known} ?? ${value})`,
  `Math.min(${value}, ${known} ?? ${value})`,
  `(${known} ?? 0) + ${value}`,
];

/** Other texts for an expression. */
function ofExpression(node: TreeNode, parent: TreeNode | undefined, text: Text, offer: Offer): string[] {
  const [left, right] = [node.left as TreeNode, node.right as TreeNode];
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const other = node.operator === "&&" ? "||" : "&&";
    return [`!(${text(left)}) ${other} ${text(right)}`, `${text(left)} ${other} !(${text(right)})`];
  }
  if (node.type === "AssignmentExpression" && node.operator === "=" && left.computed === true)
    return combined(text(right), text(left)).map((value) => `${text(left)} = ${value}`);
  if (node.type === "BinaryExpression") {
    // A comparison by another key on both sides.
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
      // All places hold one and the same object.
      return key && /^(?:Array|Object|New)Expression$/.test(key.type)
        ? [`${object}.fill().map(() => ${key.type === "ObjectExpression" ? `(${text(key)})` : text(key)})`]
        : [];
    case "filter":
      return offer.names.map((name) => `${object}.filter((one) => one !== ${name})`);
    default:
      return [];
  }
}

/** The parts of a program that a fix can use. */
type Offer = {
  names: string[];
  keys: string[];
  functions: Set<string>;
  /** "name = value;" for each variable that begins with a plain value. */
  resets: string[];
  /** Variables that begin without a value. */
  unset: string[];
};

/** Adds the names in a parameter or on the left of a declaration. */
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

/** Lines that a loop lacks: a variable set back for each round, a round left out, and the last piece after the loop. */
function ofLoop(loop: TreeNode, text: Text, { resets, unset }: Offer): [at: number, line: string][] {
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

/** Changes of one line that fix a slip in more than one place of it. */
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
      for (const other of ofExpression(node, parents.at(-1), text, offer))
        yield at(node.start, node.end, other);
    if (loops.test(node.type))
      for (const [place, line] of ofLoop(node, text, offer))
        if (!line.includes("\n")) yield at(place, place, line);
  }
}
