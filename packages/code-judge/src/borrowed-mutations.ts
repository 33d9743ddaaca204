import type { Program } from "acorn";
import { change, type Mutation } from "./mutation.ts";
import { isFunction, type TreeNode, walk } from "./syntax.ts";
import type { Task } from "./tasks/task.ts";

/*
 * Mutations that reuse other parts of the program, which often contains the right name, condition or statement
 * elsewhere. There are thousands of them, so they are tried after the usual slips.
 */

const longestExpression = 60;
const longestBorrowed = 36;
/** Most expressions of each kind that are reused, since a long program would need too many tries. */
const mostBorrowed = 40;
const mostConditions = 24;

const expressionTypes = new Set([
  "Identifier",
  "Literal",
  "MemberExpression",
  "CallExpression",
  "NewExpression",
  "BinaryExpression",
  "LogicalExpression",
  "ConditionalExpression",
  "UnaryExpression",
  "UpdateExpression",
  "ArrayExpression",
  "ObjectExpression",
  "TemplateLiteral",
]);

/** Role of an expression in its statement. An assignment target is only replaced by another target. */
type Role = "value" | "target" | "none";

function roleOf(node: TreeNode, parents: readonly TreeNode[]): Role {
  const parent = parents.at(-1);
  if (!parent) return "none";
  switch (parent.type) {
    case "MemberExpression":
      return parent.property === node && !parent.computed ? "none" : "value";
    case "Property":
      return parent.shorthand ||
        (parent.key === node && !parent.computed) ||
        parents.at(-2)?.type === "ObjectPattern"
        ? "none"
        : "value";
    case "VariableDeclarator":
      return parent.id === node ? "none" : "value";
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return parent.body === node ? "value" : "none";
    case "ArrayPattern":
    case "ObjectPattern":
    case "RestElement":
    case "CatchClause":
    case "ClassDeclaration":
    case "ClassExpression":
    case "MethodDefinition":
    case "PropertyDefinition":
    case "ExpressionStatement":
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return "none";
    case "AssignmentPattern":
      return parent.right === node ? "value" : "none";
    case "AssignmentExpression":
      return parent.left === node ? "target" : "value";
    case "UpdateExpression":
      return "target";
    case "ForOfStatement":
    case "ForInStatement":
      return parent.left === node ? "none" : "value";
    case "CallExpression":
      return parent.callee === node ? "none" : "value";
    case "NewExpression":
      return parent.callee === node ? "none" : "value";
    default:
      return "value";
  }
}

/** Methods that return an array or an iterator. */
const listMethod =
  /\.(?:map|filter|slice|sort|toSorted|concat|split|flatMap|flat|reverse|from|fill|keys|values|entries)$/;

/** Whether an expression evaluates to an object, such as an array or a map, judged by its syntax alone. */
function isObject(node: TreeNode | null | undefined, code: string): boolean {
  if (!node) return false;
  if (/^(?:Array|Object|New)Expression$/.test(node.type) || isFunction(node)) return true;
  return node.type === "CallExpression" && listMethod.test(code.slice(node.callee.start, node.callee.end));
}

/** Whether a position needs a number or string. An array there would be converted to a string: slow, and never intended. */
function takesScalar(parent: TreeNode | undefined): boolean {
  if (parent?.type === "BinaryExpression") return /^(?:[<>]=?|[-+*/%])$/.test(parent.operator);
  if (parent?.type === "AssignmentExpression") return parent.operator !== "=";
  return parent?.type === "UpdateExpression";
}

type Slot = { node: TreeNode; text: string; role: Role; parents: readonly TreeNode[] };

/** Parts of a program that mutations can reuse. */
type Offer = {
  slots: Slot[];
  /** Source text of expressions, most frequent first. */
  values: string[];
  /** Assigned variables and members. */
  targets: string[];
  names: string[];
  /** Variables that hold objects, such as arrays and maps, and the expressions that create them. */
  objects: Set<string>;
  conditions: string[];
  statements: TreeNode[];
  returned: string[];
};

const byCount = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([text]) => text);

function addTo(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

function readOffer(code: string, tree: Program): Offer {
  const text = (node: TreeNode) => code.slice(node.start, node.end);
  const slots: Slot[] = [];
  const values = new Map<string, number>();
  const targets = new Map<string, number>();
  const names = new Map<string, number>();
  const conditions = new Map<string, number>();
  const returned = new Map<string, number>();
  const statements: TreeNode[] = [];
  const objects = new Set<string>();
  for (const { node, parents } of walk(tree)) {
    const parent = parents.at(-1);
    const whole = text(node);
    if (node.type === "Identifier" && parent && isDeclared(node, parent)) addTo(names, whole);
    if (node.type === "VariableDeclarator" && isObject(node.init, code)) objects.add(text(node.id));
    if (
      /^(?:Expression|Break|Continue|Return|Throw|If)Statement$/.test(node.type) &&
      !whole.includes("\n") &&
      whole.length <= 90
    )
      statements.push(node);
    if (node.type === "ReturnStatement" && node.argument) {
      const argument = text(node.argument);
      if (argument.length <= longestBorrowed && !argument.includes("\n")) addTo(returned, argument);
    }
    if (node.type === "AssignmentExpression" && isObject(node.right, code)) objects.add(text(node.left));
    if (!expressionTypes.has(node.type) || whole.includes("\n") || whole.length > longestExpression) continue;
    const role = roleOf(node, parents);
    if (role === "none") continue;
    slots.push({ node, text: whole, role, parents });
    if (role === "target") addTo(targets, whole);
    if (whole.length > longestBorrowed || whole.includes("=>")) continue;
    addTo(values, whole);
    if (isObject(node, code)) objects.add(whole);
    const isCondition =
      (node.type === "BinaryExpression" && /[<>=!]/.test(node.operator)) ||
      (node.type === "UnaryExpression" && node.operator === "!") ||
      (node.type === "CallExpression" && /\.(?:has|includes|some|every|hasOwn)\(/.test(whole));
    if (isCondition) addTo(conditions, whole);
  }
  for (const name of names.keys()) if (!values.has(name)) values.set(name, 0);
  return {
    slots,
    values: byCount(values).slice(0, mostBorrowed),
    targets: byCount(targets),
    names: byCount(names),
    objects,
    conditions: byCount(conditions).slice(0, mostConditions),
    statements,
    returned: byCount(returned),
  };
}

/** Whether an identifier is declared here, as a variable, a parameter or part of a pattern. */
function isDeclared(node: TreeNode, parent: TreeNode): boolean {
  if (parent.type === "VariableDeclarator") return parent.id === node;
  if (isFunction(parent)) return parent.id !== node && parent.body !== node;
  if (parent.type === "Property") return parent.value === node;
  if (parent.type === "AssignmentPattern") return parent.right !== node;
  return parent.type === "ArrayPattern" || parent.type === "RestElement";
}

/** Whether an expression is a name, a literal or a member, which are easily mistaken for each other. */
const isSimple = (text: string) => /^[\w$.[\]'"-]+$/.test(text);

const negated = (condition: string) =>
  condition.startsWith("!") && isSimple(condition.slice(1)) ? condition.slice(1) : `!(${condition})`;

/** Replacements for an expression: others of the program, and variations of the expression itself. */
function ofSlot(
  { node, text, role, parents }: Slot,
  offer: Offer,
  task: Task,
): [near: string[], far: string[]] {
  const near: string[] = [];
  const far: string[] = [];
  if (role === "target") {
    near.push(...offer.targets, ...offer.names);
    return [near, far];
  }
  const parent = parents.at(-1);
  const isScalar = takesScalar(parent);
  const values = offer.values.filter((value) => !isScalar || !offer.objects.has(value));
  for (const value of values) (isSimple(value) && isSimple(text) ? near : far).push(value);
  const isOperand = parent?.type === "BinaryExpression" || parent?.type === "LogicalExpression";
  const whole = isSimple(text) || node.type === "CallExpression" || isOperand ? text : `(${text})`;
  if (isSimple(text) || node.type === "CallExpression") {
    near.push(`${whole} + 1`, `${whole} - 1`);
    if (node.type !== "Literal") {
      near.push(...["[0]", "[1]", ".length", ...task.keys].map((key) => `${whole}${key}`));
      const isObjectHere = offer.objects.has(text);
      if (!isObjectHere) far.push(`-${whole}`, `[${whole}]`, `Number(${whole})`, `String(${whole})`);
      // `!value ?? …` is pointless: a negated value is never null.
      const isDefault = parent?.type === "LogicalExpression" && parent.operator === "??";
      if (!isObjectHere && !isDefault) far.push(`!${whole}`);
      // Indexing a copy of an array gives the same element.
      const isIndexed = parent?.type === "MemberExpression" && parent.object === node;
      if (!isIndexed)
        far.push(`[...${whole}]`, `${whole}.slice()`, `${whole}.slice(1)`, `${whole}.slice(0, -1)`);
      far.push(`(${whole} ?? 0)`, `(${whole} ?? -1)`, `(${whole} ?? null)`, `(${whole} || 0)`);
      for (const name of isObjectHere ? [] : offer.names.slice(0, 10))
        if (name !== text && !offer.objects.has(name))
          far.push(
            `${whole} + ${name}`,
            `${whole} - ${name}`,
            `Math.max(${whole}, ${name})`,
            `Math.min(${whole}, ${name})`,
          );
    }
    near.push("0", "1", "-1", "null", "Infinity", "-Infinity", "true", "false", "[]", '""');
  }
  if (node.type === "CallExpression") {
    const inner = text.slice(0, -1);
    if (node.arguments.length > 0)
      for (const more of ["0", "1", "null", "[]", "10"]) far.push(`${inner}, ${more})`);
  }
  return [near, far];
}

/** Combines a condition with each other condition of the program. */
function ofCondition(test: TreeNode, code: string, offer: Offer): string[] {
  const text = code.slice(test.start, test.end);
  if (text.includes("\n")) return [];
  const whole = test.type === "LogicalExpression" ? `(${text})` : text;
  const scalars = offer.names.filter((name) => !offer.objects.has(name)).slice(0, 6);
  const others = [
    ...offer.conditions.filter((one) => one !== text),
    ...scalars.flatMap((name, index) => scalars.slice(index + 1).map((other) => `${name} === ${other}`)),
    ...offer.names.slice(0, 12).flatMap((name) => [name, `${name}.length`]),
  ];
  return others.flatMap((one) => [
    `${whole} && ${one}`,
    `${whole} && ${negated(one)}`,
    `${whole} || ${one}`,
    `${whole} || ${negated(one)}`,
  ]);
}

/** Statements that could be missing anywhere. */
function missingStatements(code: string, offer: Offer, task: Task): string[] {
  const known = offer.statements.map(({ start, end }) => code.slice(start, end));
  const simple = [...new Set([...offer.names, "0", "null", "[]", ...offer.values])]
    .filter((value) => value.length <= 24)
    .slice(0, 24);
  const targets = [...new Set([...offer.targets, ...offer.names])].slice(0, 10);
  const assigned = targets.flatMap((target) =>
    offer.objects.has(target)
      ? [
          `${target} = [];`,
          `${target}.sort((a, b) => a - b);`,
          `${target}.reverse();`,
          `${target}.pop();`,
          `${target}.shift();`,
        ]
      : [
          `${target}++;`,
          `${target}--;`,
          ...simple
            .filter((value) => value !== target && !offer.objects.has(value))
            .map((value) => `${target} = ${value};`),
        ],
  );
  const conditions = [
    ...offer.conditions.slice(0, 12),
    ...offer.names.slice(0, 8).flatMap((name) => [`!${name}`, `!${name}.length`]),
  ];
  const results = [...new Set([...offer.returned, task.emptyResult])].slice(0, 4);
  const guards = conditions.flatMap((condition) => [
    `if (${condition}) continue;`,
    `if (${condition}) break;`,
    ...results.map((result) => `if (${condition}) return ${result};`),
  ]);
  return [...new Set([...known, ...assigned, ...guards, "break;", "continue;"])];
}

/**
 * Mutations of one line that reuse parts of the program: replaced values, additional conditions, inserted statements and
 * statements made conditional. The likelier ones come first.
 */
export function* borrowedMutations(code: string, tree: Program, task: Task): Generator<Mutation> {
  const offer = readOffer(code, tree);
  const far: Mutation[] = [];
  for (const slot of offer.slots) {
    const [near, others] = ofSlot(slot, offer, task);
    const { start, end } = slot.node;
    for (const text of near) if (text !== slot.text) yield change(start, end, text);
    for (const text of others) if (text !== slot.text) far.push(change(start, end, text));
  }
  // `return` without a value.
  for (const { node } of walk(tree))
    if (node.type === "ReturnStatement" && !node.argument)
      for (const text of [...offer.returned, ...offer.names])
        yield change(node.start, node.end, `return ${text};`);
  // Statements that should be conditional.
  for (const { node, parents } of walk(tree)) {
    if (!/^(?:Expression|Return|Break|Continue)Statement$/.test(node.type)) continue;
    if (code.slice(node.start, node.end).includes("\n")) continue;
    const parent = parents.at(-1);
    if (parent?.type !== "BlockStatement" && parent?.type !== "Program") continue;
    const conditions = [
      ...offer.conditions,
      ...offer.names.slice(0, 12).flatMap((name) => [name, `${name}.length`, `${name} !== undefined`]),
    ];
    for (const condition of conditions) {
      yield change(node.start, node.start, `if (${condition}) `);
      yield change(node.start, node.start, `if (${negated(condition)}) `);
    }
  }
  // Missing statements.
  const missing = missingStatements(code, offer, task);
  for (const { node } of walk(tree)) {
    if (node.type !== "BlockStatement") continue;
    const gaps = [node.start + 1, ...node.body.map(({ end }) => end)];
    for (const gap of gaps) for (const text of missing) yield change(gap, gap, ` ${text}`);
  }
  // Incomplete conditions.
  for (const { node } of walk(tree)) {
    if (!("test" in node) || !node.test) continue;
    const { test } = node;
    for (const text of ofCondition(test, code, offer)) yield change(test.start, test.end, text);
  }
  yield* far;
}
