import { change, type Mutation } from "./mutation.ts";
import { isFunction, type NodeOf, type TreeNode } from "./syntax.ts";
import type { Change, Task } from "./tasks/task.ts";
import type { FindingKind } from "./types.ts";

const comparisons: Record<string, string[]> = {
  "<": ["<=", ">", ">="],
  "<=": ["<", ">=", ">"],
  ">": [">=", "<", "<="],
  ">=": [">", "<=", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "==": ["===", "!="],
  "!=": ["!==", "=="],
};
const otherMethods = new Map(
  Object.entries({
    push: ["unshift"],
    unshift: ["push"],
    find: ["findLast"],
    findLast: ["find"],
    indexOf: ["lastIndexOf"],
    lastIndexOf: ["indexOf"],
    every: ["some"],
    some: ["every"],
    max: ["min"],
    min: ["max"],
    has: ["get"],
    get: ["has"],
    shift: ["pop"],
    pop: ["shift"],
    charCodeAt: ["codePointAt"],
    codePointAt: ["charCodeAt"],
    fromCharCode: ["fromCodePoint"],
  }),
);
/** Methods whose call can be left out. */
const droppable = new Set([
  "toLowerCase",
  "toUpperCase",
  "trim",
  "normalize",
  "reverse",
  "toReversed",
  "sort",
  "filter",
  "slice",
  "flat",
]);

type Span = { start: number; end: number };

/** A program and its task, with functions that create mutations of one line. */
export type Source = ReturnType<typeof sourceOf>;

/** Prepares a program for mutations. Those that would touch a line break are omitted. */
export function sourceOf(code: string, task: Task) {
  const text = ({ start, end }: Span) => code.slice(start, end);
  const replaceRange = (start: number, end: number, other: string, about?: FindingKind): Mutation[] =>
    code.slice(start, end).includes("\n") ? [] : [change(start, end, other, about)];
  const replace = ({ start, end }: Span, ...others: (string | Change)[]) =>
    others
      .map((other): Change => (typeof other === "string" ? [other] : other))
      .flatMap(([other, about]) => (other.includes("\n") ? [] : replaceRange(start, end, other, about)));
  return { code, task, text, replace, replaceRange };
}

/** Adds a second key to a comparison, which decides between equal values. */
function tieBreaks(left: string, right: string, { hasTies }: Task): Change[] {
  const [a, b] = [/^\w+/.exec(left)?.[0], /^\w+/.exec(right)?.[0]];
  if (a === undefined || b === undefined || a === b || !hasTies) return [];
  const keys = ["[0]", "[1]", ".start", ".end", ".minute", ".time", ".t", ".at"];
  return keys
    .filter((key) => !left.endsWith(key))
    .flatMap((key): Change[] => [
      [`${left} - ${right} || ${a}${key} - ${b}${key}`, "ties"],
      [`${left} - ${right} || ${b}${key} - ${a}${key}`, "ties"],
    ]);
}

/** Replacements for a returned value, derived from it. */
const resultsFor = (whole: string, { emptyResult, otherResults }: Task): Change[] => [
  [`${whole} ?? ${emptyResult}`, "wrong-type"],
  [`${whole} || ${emptyResult}`, "wrong-type"],
  [`${whole}.length ? ${whole} : ${emptyResult}`],
  ...(otherResults?.(whole) ?? []),
];

/** Whether a node is in the condition of a `for` loop, so that a change moves its last iteration. */
function isLoopBound(node: TreeNode, parents: readonly TreeNode[]): boolean {
  const loop = parents.findLast((parent) => parent.type === "ForStatement");
  return loop?.test != null && node.start >= loop.test.start && node.end <= loop.test.end;
}

/** Whether a node is the right side of `||` in a comparator, which decides between equal values. */
const isTieBreak = (node: TreeNode, parent: TreeNode | undefined) =>
  parent?.type === "LogicalExpression" && parent.operator === "||" && parent.right === node;

/** Whether an expression is a variable or a member, not a computed value. */
const isPlace = ({ type }: TreeNode) => type === "Identifier" || type === "MemberExpression";

/** Replacements for a binary operation. */
function otherOperations(
  node: NodeOf<"BinaryExpression">,
  { text, task }: Source,
  parents: readonly TreeNode[],
): (string | Change)[] {
  const { operator } = node;
  const [left, right] = [text(node.left), text(node.right)];
  const between = (other: string) => `${left} ${other} ${right}`;
  const changed = (comparisons[operator] ?? []).map(between);
  const isOrder = /^[<>]/.test(operator);
  const shifted = isOrder ? [`${between(operator)} + 1`, `${between(operator)} - 1`] : [];
  if (isLoopBound(node, parents))
    return [...changed, ...shifted, ...(operator === "-" ? [left] : [])].map((other) => [other, "boundary"]);
  if (operator in comparisons) {
    const [, list, one] = /^(\w+)\.indexOf\((\w+)\)$/.exec(left) ?? [];
    const once = list === undefined ? [] : [`${left} ${operator} ${list}.lastIndexOf(${one})`];
    // Comparator returns a boolean instead of a sign.
    const ordered = isOrder ? [between("-"), `${right} - ${left}`] : [];
    return [...changed, ...shifted, ...once, ...ordered];
  }
  switch (operator) {
    case "in":
      return [[`Object.hasOwn(${right}, ${left})`, "object-key"]];
    case "-":
      return [
        [`${right} - ${left}`, isTieBreak(node, parents.at(-1)) ? "ties" : undefined],
        ...tieBreaks(left, right, task),
        left,
        between("+"),
        `(${text(node)}) || 0`,
        `(${left} < ${right} ? -1 : ${left} > ${right} ? 1 : 0)`,
      ];
    case "+":
      return [left, right, between("-")];
    case "*":
    case "/":
      return [between(operator === "*" ? "/" : "*"), left];
    default:
      return [];
  }
}

/** A method call with its parts. `given` is the source text of the arguments. */
type MethodCall = {
  node: NodeOf<"CallExpression">;
  object: TreeNode;
  name: string;
  given: string;
  parent: TreeNode | undefined;
};
type MethodMaker = (call: MethodCall, source: Source) => Mutation[];

function ofSorting({ node, object, name, given, parent }: MethodCall, { task, text, replace }: Source) {
  const list = text(object);
  const isInPlace = name !== "toSorted";
  const [first, both] = ["(a, b) => a[0] - b[0]", "(a, b) => a[0] - b[0] || a[1] - b[1]"];
  const comparators =
    task.elements === "LISTS"
      ? [first, both]
      : ["(a, b) => a - b", "(a, b) => a.start - b.start", both, first];
  return [
    ...(isInPlace && parent?.type === "ExpressionStatement" && object.type === "Identifier"
      ? replace(node, [`${list} = [...${list}].${name}(${given})`, "mutates-input"])
      : []),
    ...(isInPlace ? replace(object, [`[...${list}]`, "mutates-input"]) : []),
    ...(name === "sort"
      ? replace(object, [`${list}.map((one) => Array.isArray(one) ? [...one] : one)`, "mutates-input"])
      : []),
    ...(name === "reverse" ? [] : comparators).flatMap((comparator) =>
      replace(node, [`${list}.${name}(${comparator})`, given === "" ? "number-sort" : undefined]),
    ),
  ];
}

const ofPart: MethodMaker = ({ node, object, name, given }, { text, replace }) => {
  const [only] = node.arguments;
  const others = ["0", "1", "0, -1", "", "0, 2"].filter((other) => other !== given);
  return [
    ...replace(node, ...others.map((other) => `${text(object)}.${name}(${other})`)),
    ...(name === "splice" && only ? replace(only, `${text(only)}--`) : []),
  ];
};

const ofLookup: MethodMaker = ({ node, object, given }, { text, replace }) =>
  replace(node, [`${text(object)}.has(${given})`, "falsy-value"]);

const ofReduction: MethodMaker = ({ node }, { task, replaceRange }) => {
  const [only, second] = node.arguments;
  const initial = task.emptyResult === "[]" ? ", []" : ", 0";
  return only && !second ? replaceRange(only.end, only.end, initial, "empty-input") : [];
};

const ofTest: MethodMaker = ({ node }, { text, replace }) => replace(node, `!${text(node)}`);

const methods = new Map(
  Object.entries<MethodMaker>({
    get: ofLookup,
    has: ofLookup,
    sort: ofSorting,
    toSorted: ofSorting,
    reverse: ofSorting,
    slice: ofPart,
    substring: ofPart,
    splice: ofPart,
    reduce: ofReduction,
    reduceRight: ofReduction,
    some: ofTest,
    every: ofTest,
    includes: ofTest,
    charAt: ({ node, object, given }, { task, text, replace }) =>
      task.elements === "CHARACTERS" ? replace(node, [`[...${text(object)}][${given}]`, "unicode"]) : [],
    split: ({ node, object, given }, { text, replace }) =>
      /^(?:""|''|``)$/.test(given) ? replace(node, [`[...${text(object)}]`, "unicode"]) : [],
    push({ node }, { text, replace }) {
      const [first, second] = node.arguments;
      if (!first || second) return [];
      const item = text(first);
      const copies = [`[...${item}]`, `${item}.slice()`, `{ ...${item} }`];
      return replace(first, ...copies.map((copy): Change => [copy, "mutates-input"]));
    },
    map: ({ node, object, given }, { text, replace }) =>
      node.arguments.length === 1 ? replace(node, `${text(object)}.filter(${given})`) : [],
    set({ node, object }, { text, replace }) {
      const [key] = node.arguments;
      // Keeps the first entry of a key.
      return key && node.arguments.length === 2
        ? replace(node, [`${text(object)}.has(${text(key)}) || ${text(node)}`, "wrong-order"])
        : [];
    },
  }),
);

function ofArguments(node: NodeOf<"CallExpression">, source: Source): Mutation[] {
  const { task, text, replace, replaceRange } = source;
  const { callee, arguments: given } = node;
  const [only, second] = given;
  if (!only) return [];
  const [key] = task.keys;
  return [
    ...(second && given.length === 2 && !given.some(isFunction)
      ? replaceRange(only.start, second.end, `${text(second)}, ${text(only)}`)
      : []),
    ...(given.length <= 2 && !isFunction(only) ? replace(node, text(only)) : []),
    ...(only.type === "Identifier" && key !== undefined ? replace(only, `${text(only)}${key}`) : []),
    ...(callee.type === "Identifier" && callee.name === "String"
      ? replace(node, [`"_" + ${text(only)}`, "wrong-order"])
      : []),
  ];
}

function ofMethod(node: NodeOf<"CallExpression">, source: Source, parents: readonly TreeNode[]): Mutation[] {
  const { text, replace } = source;
  const { callee, arguments: given } = node;
  if (callee.type !== "MemberExpression" || callee.computed) return [];
  const { object, property } = callee;
  const name = text(property);
  const about = name === "push" ? "wrong-order" : undefined;
  const call = { node, object, name, given: given.map(text).join(", "), parent: parents.at(-1) };
  return [
    ...(otherMethods.get(name) ?? []).flatMap((other) => replace(property, [other, about])),
    ...(droppable.has(name) ? replace(node, text(object)) : []),
    ...(methods.get(name)?.(call, source) ?? []),
  ];
}

type Maker<Type extends TreeNode["type"]> = (
  node: NodeOf<Type>,
  source: Source,
  parents: readonly TreeNode[],
) => Mutation[];

/** Wraps the statement of an `if` and the one after it in braces. */
const ofBraces: Maker<"IfStatement"> = (node, { code, replaceRange }, parents) => {
  const { consequent, alternate } = node;
  const parent = parents.at(-1);
  if (consequent.type === "BlockStatement" || alternate) return [];
  if (parent?.type !== "BlockStatement" && parent?.type !== "Program" && parent?.type !== "StaticBlock")
    return [];
  const next = parent.body[parent.body.indexOf(node) + 1];
  if (!next) return [];
  return replaceRange(consequent.start, next.end, `{ ${code.slice(consequent.start, next.end)} }`);
};

const makers: { [Type in TreeNode["type"]]?: Maker<Type> } = {
  BinaryExpression: (node, source, parents) =>
    source.replace(node, ...otherOperations(node, source, parents)),
  LogicalExpression(node, { text, replace }) {
    const { operator } = node;
    const [left, right] = [text(node.left), text(node.right)];
    if (operator === "&&") return replace(node, [right, "falsy-value"], left, `${left} || ${right}`);
    const swapped = `(${right}) ${operator} (${left})`;
    return operator === "||"
      ? replace(node, right, left, [`${left} ?? ${right}`, "falsy-value"], `${left} && ${right}`, swapped)
      : replace(node, right, left, `${left} || ${right}`, swapped);
  },
  UnaryExpression(node, { text, replace }) {
    const argument = text(node.argument);
    if (node.operator === "!") return replace(node, argument, [`${argument} === undefined`, "falsy-value"]);
    return node.operator === "-" ? replace(node, argument) : [];
  },
  Literal(node, { task, text, replace }, parents) {
    const { value, regex } = node;
    if (regex && !/[uv]/.test(regex.flags)) return replace(node, [`${text(node)}u`, "unicode"]);
    if (typeof value === "number") {
      const others = new Set([value + 1, value - 1, 0, 1, -1]);
      others.delete(value);
      const limits = value > 24 ? (task.limits ?? []) : [];
      const more = value === 0 ? ["-Infinity", "Infinity", "null"] : limits;
      return replace(node, ...[...others].map(String), ...more);
    }
    if (value === "" && parents.at(-1)?.type === "ReturnStatement")
      return replace(node, ["null", "wrong-type"]);
    return typeof value === "boolean" ? replace(node, String(!value)) : [];
  },
  ObjectExpression: (node, { replace }) =>
    node.properties.length > 0 ? [] : replace(node, ["Object.create(null)", "object-key"], "new Map()"),
  ArrayExpression(node, { task, text, replace }) {
    const { elements } = node;
    // An array that is used as a dictionary.
    if (elements.length === 0) return replace(node, ["Object.create(null)", "object-key"]);
    const [first, second] = elements;
    const isSpread = first?.type === "SpreadElement" || second?.type === "SpreadElement";
    const swapped =
      first && second && elements.length === 2
        ? replace(node, [`[${text(second)}, ${text(first)}]`, isSpread ? "wrong-order" : undefined])
        : [];
    const copy = (one: string) => (task.elements === "LISTS" ? `[...${one}]` : `{ ...${one} }`);
    const copied = elements.flatMap((one) =>
      one && isPlace(one) ? replace(one, [copy(text(one)), "mutates-input"]) : [],
    );
    return [...swapped, ...copied];
  },
  ArrayPattern(node, { text, replace }) {
    const [first, second] = node.elements;
    return first && second ? replace(node, `[${text(second)}, ${text(first)}]`) : [];
  },
  ArrowFunctionExpression({ body, params: [parameter] }, { task, text, replace }, parents) {
    if (body.type === "BlockStatement" || parents.some(isFunction)) return [];
    const guarded = (name: string): Change => [
      `${name}.length === 0 ? ${task.emptyResult} : ${text(body)}`,
      "empty-input",
    ];
    return [
      ...replace(body, ...resultsFor(text(body), task)),
      ...(parameter?.type === "Identifier" ? replace(body, guarded(text(parameter))) : []),
    ];
  },
  ReturnStatement(node, { task, text, replace }) {
    const { argument } = node;
    const { emptyResult } = task;
    if (!argument) return replace(node, "continue;", "break;", [`return ${emptyResult};`, "wrong-type"]);
    return [
      ...replace(argument, emptyResult, ...resultsFor(text(argument), task)),
      ...(argument.type === "MemberExpression" ? replace(argument, text(argument.object)) : []),
    ];
  },
  NewExpression: ({ callee }, { text, replace }) =>
    /^U?[Ii]nt(?:8|16)(?:Clamped)?Array$|^Uint8ClampedArray$/.test(text(callee))
      ? replace(callee, "Float64Array")
      : [],
  CallExpression: (node, source, parents) => [
    ...ofArguments(node, source),
    ...ofMethod(node, source, parents),
  ],
  VariableDeclarator(node, { task, text, replace, replaceRange }) {
    const { id, init } = node;
    if (!init) {
      const values = [task.emptyResult, "0", "false", "null", "[]"];
      return replace(node, ...values.map((value) => `${text(id)} = ${value}`));
    }
    if (init.type === "CallExpression")
      return [
        ...replaceRange(init.end, init.end, ".sort((a, b) => a - b)", "unsorted-input"),
        ...replaceRange(init.end, init.end, ".sort((a, b) => a[0] - b[0])", "unsorted-input"),
        ...replaceRange(init.end, init.end, ".reverse()"),
      ];
    if (init.type !== "Identifier" && !(init.type === "MemberExpression" && task.elements === "LISTS"))
      return [];
    return replace(
      init,
      [`[...${text(init)}]`, "mutates-input"],
      [`${text(init)}.map((one) => [...one])`, "mutates-input"],
    );
  },
  AssignmentExpression(node, { text, replace }) {
    const { left: target, right: value, operator } = node;
    const [left, right] = [text(target), text(value)];
    if (operator === "+=") return replace(node, `${left} = ${right}`, `${left} -= ${right}`);
    if (operator === "-=") return replace(node, `${left} += ${right}`);
    if (operator !== "=") return [];
    return [
      ...replace(value, [`Math.max(${left}, ${right})`, "wrong-result"], `Math.min(${left}, ${right})`),
      ...(value.type === "Identifier" ? replace(value, [`[...${right}]`, "mutates-input"]) : []),
      ...(target.type === "MemberExpression" ? replace(node, `${left} ??= ${right}`) : []),
      ...(isPlace(value) ? replace(value, `${right} + 1`, `${right} - 1`) : []),
      ...replace(node, `${left} += ${right}`),
    ];
  },
  UpdateExpression: (node, { text, replace }) =>
    replace(
      node,
      text(node).includes("++") ? text(node).replace("++", "--") : text(node).replace("--", "++"),
    ),
  IfStatement(node, source, parents) {
    const { text, replace, replaceRange } = source;
    const { test, consequent, alternate } = node;
    const withoutElse = alternate ? replaceRange(consequent.end, alternate.end, "") : [];
    if (text(test).includes("\n")) return withoutElse;
    return [
      ...withoutElse,
      ...(alternate ? [] : replaceRange(node.start, node.start + 2, "while")),
      ...ofBraces(node, source, parents),
      ...replace(test, `!(${text(test)})`),
      ...(isPlace(test) || test.type === "CallExpression"
        ? replace(test, [`${text(test)} !== undefined`, "falsy-value"])
        : []),
    ];
  },
  ConditionalExpression(node, { text, replace }) {
    const [yes, no] = [text(node.consequent), text(node.alternate)];
    return replace(node, `${text(node.test)} ? ${no} : ${yes}`, no, yes);
  },
  MemberExpression(node, { text, replace }, parents) {
    const parent = parents.at(-1);
    if (node.computed || (parent?.type === "CallExpression" && parent.callee === node)) return [];
    const property = text(node.property);
    if (property !== "start" && property !== "end") return [];
    return replace(node.property, property === "start" ? "end" : "start");
  },
  ExpressionStatement({ expression }, { text, replaceRange }) {
    // The returned array is discarded.
    const [, list] =
      /^(\w+)\.(?:filter|map|concat|slice|toSorted|toReversed|flat)\(/.exec(text(expression)) ?? [];
    return list === undefined ? [] : replaceRange(expression.start, expression.start, `${list} = `);
  },
  BreakStatement: (node, { text, replace }) =>
    replace(node, node.label ? `continue ${text(node.label)};` : "continue;"),
  ContinueStatement: (node, { text, replace }) =>
    replace(node, node.label ? `break ${text(node.label)};` : "break;", "return;"),
  ForInStatement({ left, right }, { code, text, replaceRange }) {
    const [, parameter = ""] = /(?:function\s*\w*\s*\(|=\s*\(?)\s*(\w+)\s*(?:\)|=>)/.exec(code) ?? [];
    return [
      ...(parameter === "" ? [] : replaceRange(left.end, right.end, ` of ${parameter}`, "wrong-order")),
      ...replaceRange(left.end, right.end, ` of Object.keys(${text(right)})`),
    ];
  },
};

/** Mutations of a node that could fix a program: the usual slips with nodes of its type. */
export function nodeMutations(node: TreeNode, source: Source, parents: readonly TreeNode[]): Mutation[] {
  // The compiler cannot tell that an entry gets only nodes of its type.
  const make = makers[node.type] as Maker<TreeNode["type"]> | undefined;
  return make?.(node, source, parents) ?? [];
}
