import type { Program } from "acorn";
import { change, type Mutation } from "./mutation.ts";
import { isFunction, isLoop, type NodeOf, type TreeNode, walk } from "./syntax.ts";

/*
 * Slips whose fix needs several changes in one line: a value to combine with the previous one, a variable that is not
 * reset, a condition to negate while its operator changes. They are tried after the usual slips.
 */

type Text = (node: TreeNode) => string;

const isLiteral = (node: TreeNode) =>
  node.type === "Literal" ||
  (node.type === "ArrayExpression" && node.elements.length === 0) ||
  (node.type === "UnaryExpression" && node.argument.type === "Literal");

/** Combines a new value with the existing one of the same key: maximum, minimum or sum. */
const combined = (value: string, known: string) => [
  `Math.max(${value}, ${known} ?? ${value})`,
  `Math.min(${value}, ${known} ?? ${value})`,
  `(${known} ?? 0) + ${value}`,
];

/** Replacements for an expression. */
function ofExpression(node: TreeNode, parent: TreeNode | undefined, text: Text, offer: Offer): string[] {
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const other = node.operator === "&&" ? "||" : "&&";
    const [left, right] = [text(node.left), text(node.right)];
    return [`!(${left}) ${other} ${right}`, `${left} ${other} !(${right})`];
  }
  if (node.type === "AssignmentExpression" && node.operator === "=") {
    const { left, right } = node;
    return left.type === "MemberExpression" && left.computed
      ? combined(text(right), text(left)).map((value) => `${text(left)} = ${value}`)
      : [];
  }
  if (node.type === "BinaryExpression") {
    const { left, right } = node;
    // Compares both sides by another key.
    const isKey = (side: TreeNode): side is NodeOf<"MemberExpression"> =>
      side.type === "MemberExpression" && !side.computed;
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
  const { callee } = node;
  if (callee.type !== "MemberExpression" || callee.computed) return [];
  const object = text(callee.object);
  const [key, value] = node.arguments;
  switch (text(callee.property)) {
    case "set":
      return key && value
        ? combined(text(value), `${object}.get(${text(key)})`).map(
            (other) => `${object}.set(${text(key)}, ${other})`,
          )
        : [];
    case "fill":
      // `fill` puts the same object into every element.
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
  /** `name = value;` for each variable that is initialised with a literal. */
  resets: string[];
  /** Variables without an initial value. */
  unset: string[];
};

/** Adds the names that a parameter or the left side of a declaration declares. */
function namesIn(node: TreeNode, text: Text, names: Set<string>): void {
  for (const one of node.type === "ArrayPattern" ? node.elements : [node])
    if (one?.type === "Identifier") names.add(text(one));
}

function readOffer(tree: Program, text: Text): Offer {
  const names = new Set<string>();
  const keys = new Set<string>();
  const functions = new Set<string>();
  const resets = new Set<string>();
  const unset = new Set<string>();
  for (const { node, parents } of walk(tree)) {
    const parent = parents.at(-1);
    if (node.type === "MemberExpression" && !node.computed && parent?.type !== "CallExpression")
      keys.add(text(node.property));
    if (node.type === "Property" && !node.computed) keys.add(text(node.key));
    if (node.type === "FunctionDeclaration" && node.id) functions.add(text(node.id));
    for (const one of isFunction(node) ? node.params : []) namesIn(one, text, names);
    if (node.type !== "VariableDeclarator") continue;
    const { id, init } = node;
    namesIn(id, text, names);
    if (id.type !== "Identifier") continue;
    if (!init || text(init) === "null" || text(init) === "undefined") unset.add(text(id));
    if (!init) continue;
    if (isFunction(init)) functions.add(text(id));
    const isConstant = parent?.type === "VariableDeclaration" && parent.kind === "const";
    if (!isConstant && isLiteral(init)) resets.add(`${text(id)} = ${text(init)};`);
  }
  return {
    names: [...names].slice(0, 8),
    keys: [...keys].filter((key) => key !== "length").slice(0, 8),
    functions,
    resets: [...resets],
    unset: [...unset],
  };
}

/** Lines that a loop may lack: a variable reset per iteration, a skipped iteration, the last piece after the loop. */
function ofLoop(loop: TreeNode, text: Text, { resets, unset }: Offer): [at: number, line: string][] {
  if (!isLoop(loop) || loop.body.type !== "BlockStatement") return [];
  const { body } = loop;
  const begin = body.start + 1;
  const lines: [number, string][] = resets.flatMap((reset) => [
    [begin, ` ${reset}`],
    [body.end - 1, `${reset} `],
  ]);
  for (const { node } of walk(body)) {
    if (node.type !== "CallExpression") continue;
    const [, object, name] = /^([\w$]+)\.(add|set|delete|push)\(/.exec(text(node)) ?? [];
    const [key] = node.arguments;
    if (object === undefined || !key) continue;
    if (name === "push")
      lines.push(...unset.map((one): [number, string] => [loop.end, ` if (${one} != null) ${text(node)};`]));
    else lines.push([begin, ` if (${object}.has(${text(key)})) continue;`]);
  }
  return lines;
}

/** Mutations of one line that change more than one place in it. */
export function* compoundMutations(code: string, tree: Program): Generator<Mutation> {
  const text: Text = ({ start, end }) => code.slice(start, end);
  const offer = readOffer(tree, text);
  for (const { node, parents } of walk(tree)) {
    if (!text(node).includes("\n"))
      for (const other of ofExpression(node, parents.at(-1), text, offer))
        yield change(node.start, node.end, other);
    for (const [place, line] of ofLoop(node, text, offer))
      if (!line.includes("\n")) yield change(place, place, line);
  }
}
