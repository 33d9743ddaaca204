import type { Program } from "acorn";
import { lineOf, type TreeNode, walk } from "./syntax.ts";
import type { FindingKind, TaskId } from "./types.ts";

/** A small one-line change. `about` is the flaw that it fixes, if the change makes that clear. */
export type Mutation = { start: number; end: number; text: string; line: number; about?: FindingKind };

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
/** Methods whose call can be dropped. */
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

/** Each task's result for empty input. */
export const emptyResults: Record<TaskId, string> = {
  dedupeTickets: "[]",
  busiestHour: "-1",
  mergeShifts: "[]",
  firstUnique: "null",
};

/** Comparators with an added tie-breaker. */
function tieBreaks(left: string, right: string, task: TaskId): string[] {
  const [a, b] = [/^\w+/.exec(left)?.[0], /^\w+/.exec(right)?.[0]];
  if (a === undefined || b === undefined || a === b || task === "dedupeTickets") return [];
  const keys = ["[0]", "[1]", ".start", ".end", ".minute", ".time", ".t", ".at"];
  return keys
    .filter((key) => !left.endsWith(key))
    .flatMap((key) => [
      `${left} - ${right} || ${a}${key} - ${b}${key}`,
      `${left} - ${right} || ${b}${key} - ${a}${key}`,
    ]);
}

type Source = { code: string; task: TaskId };

/** Variations of a returned expression. */
function mutateResult(whole: string, task: TaskId): [text: string, about?: FindingKind][] {
  const empty = emptyResults[task];
  const all: [text: string, about?: FindingKind][] = [
    [`${whole} ?? ${empty}`, "wrong-type"],
    [`${whole} || ${empty}`, "wrong-type"],
    [`${whole}.length ? ${whole} : ${empty}`],
  ];
  if (task === "busiestHour")
    all.push([`Number(${whole})`, "wrong-type"], [`${whole} - 1`], [`${whole} + 1`]);
  if (task === "firstUnique") all.push([`[...${whole}][0] ?? null`, "wrong-type"]);
  if (task === "mergeShifts")
    all.push(
      [`${whole}.sort((a, b) => a[0] - b[0])`, "wrong-order"],
      [`${whole}.reverse()`, "wrong-order"],
      [`${whole}.map((s) => s.slice(0, 2))`, "wrong-type"],
      [`${whole}.map((s) => [s.start, s.end])`, "wrong-type"],
    );
  if (task === "dedupeTickets")
    all.push(
      [`[...${whole}]`, "wrong-type"],
      [`[...${whole}.values()]`, "wrong-type"],
      [`Object.values(${whole})`, "wrong-type"],
      [`${whole}.reverse()`, "wrong-order"],
    );
  return all;
}

/** Whether a node is part of the condition of a `for` loop, so that a change shifts its last iteration. */
function isLoopBound(node: TreeNode, parents: readonly TreeNode[]): boolean {
  const loop = parents.findLast(({ type }) => type === "ForStatement");
  const test = loop?.test as TreeNode | null | undefined;
  return test != null && node.start >= test.start && node.end <= test.end;
}

/** Whether a node breaks ties in a comparator. */
const isTieBreak = (node: TreeNode, parent: TreeNode | undefined) =>
  parent?.type === "LogicalExpression" && parent.operator === "||" && parent.right === node;

function mutateNode(node: TreeNode, parents: readonly TreeNode[], { code, task }: Source): Mutation[] {
  const parent = parents.at(-1);
  const text = (one: unknown) => code.slice((one as TreeNode).start, (one as TreeNode).end);
  const replace = (target: TreeNode, replacement: string, about?: FindingKind): Mutation[] =>
    text(target).includes("\n") || replacement.includes("\n")
      ? []
      : [
          {
            start: target.start,
            end: target.end,
            text: replacement,
            line: lineOf(code, target.start),
            ...(about && { about }),
          },
        ];
  const left = node.left as TreeNode | undefined;
  const right = node.right as TreeNode | undefined;
  switch (node.type) {
    case "BinaryExpression": {
      if (!left || !right) return [];
      const operator = String(node.operator);
      const against = (sign: string, other: string) => replace(node, `${text(left)} ${sign} ${other}`);
      const between = (other: string) => replace(node, `${text(left)} ${other} ${text(right)}`);
      if (isLoopBound(node, parents)) {
        const others = [
          ...(comparisons[operator] ?? []).map((other) => `${text(left)} ${other} ${text(right)}`),
        ];
        if (/^[<>]/.test(operator))
          others.push(
            `${text(left)} ${operator} ${text(right)} + 1`,
            `${text(left)} ${operator} ${text(right)} - 1`,
          );
        if (operator === "-") others.push(text(left));
        return others.flatMap((other) => replace(node, other, "boundary"));
      }
      if (operator in comparisons) {
        const [, list, one] = /^(\w+)\.indexOf\((\w+)\)$/.exec(text(left)) ?? [];
        const once = list === undefined ? [] : against(operator, `${list}.lastIndexOf(${one})`);
        const changed = (comparisons[operator] ?? []).flatMap(between);
        const shifted = /^[<>]/.test(operator)
          ? [
              `${text(left)} ${operator} ${text(right)} + 1`,
              `${text(left)} ${operator} ${text(right)} - 1`,
            ].flatMap((one) => replace(node, one))
          : [];
        // Comparator returns a boolean instead of a sign.
        const ordered = /^[<>]/.test(operator)
          ? [...between("-"), ...replace(node, `${text(right)} - ${text(left)}`)]
          : [];
        return [...changed, ...shifted, ...once, ...ordered];
      }
      if (operator === "in")
        return replace(node, `Object.hasOwn(${text(right)}, ${text(left)})`, "object-key");
      if (operator === "-")
        return [
          ...replace(node, `${text(right)} - ${text(left)}`, isTieBreak(node, parent) ? "ties" : undefined),
          ...tieBreaks(text(left), text(right), task).flatMap((other) => replace(node, other, "ties")),
          ...replace(node, text(left)),
          ...between("+"),
          ...replace(node, `(${text(node)}) || 0`),
          ...replace(node, `(${text(left)} < ${text(right)} ? -1 : ${text(left)} > ${text(right)} ? 1 : 0)`),
        ];
      if (operator === "+")
        return [...replace(node, text(left)), ...replace(node, text(right)), ...between("-")];
      if (operator === "*" || operator === "/")
        return [...between(operator === "*" ? "/" : "*"), ...replace(node, text(left))];
      return [];
    }
    case "LogicalExpression": {
      if (!left || !right) return [];
      const operator = String(node.operator);
      return [
        ...replace(node, text(right), operator === "&&" ? "falsy-value" : undefined),
        ...replace(node, text(left)),
        ...replace(
          node,
          `${text(left)} ${operator === "&&" ? "||" : operator === "||" ? "??" : "||"} ${text(right)}`,
          operator === "||" ? "falsy-value" : undefined,
        ),
        ...(operator === "||" ? replace(node, `${text(left)} && ${text(right)}`) : []),
        ...(operator === "&&" ? [] : replace(node, `(${text(right)}) ${operator} (${text(left)})`)),
      ];
    }
    case "UnaryExpression": {
      const argument = node.argument as TreeNode;
      if (node.operator === "!")
        return [
          ...replace(node, text(argument)),
          ...replace(node, `${text(argument)} === undefined`, "falsy-value"),
        ];
      return node.operator === "-" ? replace(node, text(argument)) : [];
    }
    case "Literal": {
      const { value, regex } = node as { value?: unknown; regex?: { flags: string } };
      if (regex && !/[uv]/.test(regex.flags)) return replace(node, `${text(node)}u`, "unicode");
      if (typeof value === "number") {
        const others = [value + 1, value - 1, 0, 1, -1].filter(
          (other, index, all) => other !== value && all.indexOf(other) === index,
        );
        const more =
          value === 0
            ? ["-Infinity", "Infinity", "null"]
            : task === "busiestHour" && value > 24
              ? ["1440", "1441"]
              : task === "firstUnique" && value > 24
                ? ["0x110000"]
                : [];
        return [...others.map(String), ...more].flatMap((other) => replace(node, other));
      }
      if (value === "") return parent?.type === "ReturnStatement" ? replace(node, "null", "wrong-type") : [];
      if (value === true || value === false) return replace(node, String(!value));
      if (value === null && parent?.type !== "ReturnStatement") return [];
      return [];
    }
    case "ObjectExpression": {
      if ((node.properties as unknown[]).length > 0) return [];
      return [...replace(node, "Object.create(null)", "object-key"), ...replace(node, "new Map()")];
    }
    case "ArrayExpression": {
      const elements = node.elements as (TreeNode | null)[];
      // An array used as a dictionary.
      if (elements.length === 0) return replace(node, "Object.create(null)", "object-key");
      const [first, second] = elements;
      const isSpread = first?.type === "SpreadElement" || second?.type === "SpreadElement";
      const swapped =
        first && second && elements.length === 2
          ? replace(node, `[${text(second)}, ${text(first)}]`, isSpread ? "wrong-order" : undefined)
          : [];
      const copied = elements.flatMap((one) =>
        one && /^(?:Identifier|MemberExpression)$/.test(one.type)
          ? replace(
              one,
              task === "mergeShifts" ? `[...${text(one)}]` : `{ ...${text(one)} }`,
              "mutates-input",
            )
          : [],
      );
      return [...swapped, ...copied];
    }
    case "ArrayPattern": {
      const [first, second] = node.elements as (TreeNode | null)[];
      return first && second ? replace(node, `[${text(second)}, ${text(first)}]`) : [];
    }
    case "ArrowFunctionExpression": {
      const body = node.body as TreeNode;
      const [parameter] = node.params as TreeNode[];
      const isTask = parents.every(({ type }) => !/Function/.test(type));
      if (body.type === "BlockStatement" || !isTask) return [];
      return [
        ...mutateResult(text(body), task).flatMap(([other, about]) => replace(body, other, about)),
        ...(parameter?.type === "Identifier"
          ? replace(
              body,
              `${text(parameter)}.length === 0 ? ${emptyResults[task]} : ${text(body)}`,
              "empty-input",
            )
          : []),
      ];
    }
    case "ReturnStatement": {
      const argument = node.argument as TreeNode | null;
      const empty = emptyResults[task];
      if (!argument)
        return [
          ...["continue;", "break;"].flatMap((other) => replace(node, other)),
          ...replace(node, `return ${empty};`, "wrong-type"),
        ];
      const member = argument.type === "MemberExpression" ? replace(argument, text(argument.object)) : [];
      return [
        ...replace(argument, empty),
        ...mutateResult(text(argument), task).flatMap(([other, about]) => replace(argument, other, about)),
        ...member,
      ];
    }
    case "NewExpression": {
      const callee = node.callee as TreeNode;
      return /^U?[Ii]nt(?:8|16)(?:Clamped)?Array$|^Uint8ClampedArray$/.test(text(callee))
        ? replace(callee, "Float64Array")
        : [];
    }
    case "CallExpression": {
      const callee = node.callee as TreeNode;
      const given = node.arguments as TreeNode[];
      const [only] = given;
      const swapped =
        given.length === 2 && given.every(({ type }) => !/Function/.test(type))
          ? replaceRange(
              code,
              given[0]?.start ?? 0,
              given[1]?.end ?? 0,
              `${text(given[1])}, ${text(given[0])}`,
            )
          : [];
      const unwrapped =
        only && given.length <= 2 && !/Function/.test(only.type) ? replace(node, text(only)) : [];
      const keys = { dedupeTickets: ".id", busiestHour: ".start", mergeShifts: "[0]", firstUnique: "" };
      const narrowed =
        only?.type === "Identifier" && keys[task] !== "" ? replace(only, `${text(only)}${keys[task]}`) : [];
      const others = [...swapped, ...unwrapped, ...narrowed];
      if (callee.type === "Identifier" && callee.name === "String" && only)
        others.push(...replace(node, `"_" + ${text(only)}`, "wrong-order"));
      if (callee.type !== "MemberExpression" || callee.computed === true) return others;
      const object = callee.object as TreeNode;
      const name = text(callee.property);
      const arguments_ = given.map((one) => text(one)).join(", ");
      const mutations: Mutation[] = [...others];
      const callName = callee.property as TreeNode;
      for (const other of otherMethods.get(name) ?? [])
        mutations.push(...replace(callName, other, name === "push" ? "wrong-order" : undefined));
      if (name === "get" || name === "has")
        mutations.push(...replace(node, `${text(object)}.has(${arguments_})`, "falsy-value"));
      if (droppable.has(name)) mutations.push(...replace(node, text(object)));
      if (name === "sort" || name === "toSorted" || name === "reverse") {
        if (parent?.type === "ExpressionStatement" && object.type === "Identifier" && name !== "toSorted")
          mutations.push(
            ...replace(
              node,
              `${text(object)} = [...${text(object)}].${name}(${arguments_})`,
              "mutates-input",
            ),
          );
        if (name !== "toSorted") mutations.push(...insertCopy(object, code, name));
        if (name !== "reverse") {
          const comparators =
            task === "mergeShifts"
              ? ["(a, b) => a[0] - b[0]", "(a, b) => a[0] - b[0] || a[1] - b[1]"]
              : [
                  "(a, b) => a - b",
                  "(a, b) => a.start - b.start",
                  "(a, b) => a[0] - b[0] || a[1] - b[1]",
                  "(a, b) => a[0] - b[0]",
                ];
          for (const comparator of comparators)
            mutations.push(
              ...replace(
                node,
                `${text(object)}.${name}(${comparator})`,
                given.length === 0 ? "number-sort" : undefined,
              ),
            );
        }
      }
      if (name === "charAt" && task === "firstUnique")
        mutations.push(...replace(node, `[...${text(object)}][${arguments_}]`, "unicode"));
      if (name === "split" && (arguments_ === '""' || arguments_ === "''" || arguments_ === "``"))
        mutations.push(...replace(node, `[...${text(object)}]`, "unicode"));
      if (name === "push" && given.length === 1 && given[0]) {
        const [first] = given;
        const item = text(first);
        mutations.push(
          ...replace(first, `[...${item}]`, "mutates-input"),
          ...replace(first, `${item}.slice()`, "mutates-input"),
          ...replace(first, `{ ...${item} }`, "mutates-input"),
        );
      }
      if (name === "slice" || name === "substring" || name === "splice")
        for (const other of ["0", "1", "0, -1", "", "0, 2"])
          if (other !== arguments_) mutations.push(...replace(node, `${text(object)}.${name}(${other})`));
      if (name === "splice" && only) mutations.push(...replace(only, `${text(only)}--`));
      if ((name === "reduce" || name === "reduceRight") && only && given.length === 1)
        mutations.push(
          ...replaceRange(
            code,
            only.end,
            only.end,
            task === "dedupeTickets" || task === "mergeShifts" ? ", []" : ", 0",
            "empty-input",
          ),
        );
      if (name === "map" && given.length === 1)
        mutations.push(...replace(node, `${text(object)}.filter(${arguments_})`));
      // Keeps the first entry of a key.
      if (name === "set" && given.length === 2 && given[0])
        mutations.push(
          ...replace(node, `${text(object)}.has(${text(given[0])}) || ${text(node)}`, "wrong-order"),
        );
      if (name === "some" || name === "every" || name === "includes")
        mutations.push(...replace(node, `!${text(node)}`));
      return mutations;
    }
    case "VariableDeclarator": {
      const init = node.init as TreeNode | null;
      const id = node.id as TreeNode;
      if (!init)
        return [emptyResults[task], "0", "false", "null", "[]"].flatMap((other) =>
          replace(node, `${text(id)} = ${other}`),
        );
      if (init.type === "CallExpression")
        return (
          [
            [".sort((a, b) => a - b)", "unsorted-input"],
            [".sort((a, b) => a[0] - b[0])", "unsorted-input"],
            [".reverse()"],
          ] as [string, FindingKind?][]
        ).flatMap(([more, about]) => replaceRange(code, init.end, init.end, more, about));
      if (init.type === "Identifier" || (init.type === "MemberExpression" && task === "mergeShifts"))
        return [
          ...replace(init, `[...${text(init)}]`, "mutates-input"),
          ...replace(init, `${text(init)}.map((one) => [...one])`, "mutates-input"),
        ];
      return [];
    }
    case "AssignmentExpression": {
      if (!left || !right) return [];
      if (node.operator === "=")
        return [
          ...replace(right, `Math.max(${text(left)}, ${text(right)})`, "wrong-result"),
          ...replace(right, `Math.min(${text(left)}, ${text(right)})`),
          ...(right.type === "Identifier" ? replace(right, `[...${text(right)}]`, "mutates-input") : []),
          ...(left.type === "MemberExpression" ? replace(node, `${text(left)} ??= ${text(right)}`) : []),
          ...(/^(?:Identifier|MemberExpression)$/.test(right.type)
            ? [`${text(right)} + 1`, `${text(right)} - 1`].flatMap((other) => replace(right, other))
            : []),
          ...replace(node, `${text(left)} += ${text(right)}`),
        ];
      return node.operator === "+="
        ? [
            ...replace(node, `${text(left)} = ${text(right)}`),
            ...replace(node, `${text(left)} -= ${text(right)}`),
          ]
        : node.operator === "-="
          ? replace(node, `${text(left)} += ${text(right)}`)
          : [];
    }
    case "UpdateExpression":
      return replace(
        node,
        text(node).includes("++") ? text(node).replace("++", "--") : text(node).replace("--", "++"),
      );
    case "IfStatement": {
      const test = node.test as TreeNode;
      const consequent = node.consequent as TreeNode;
      const alternate = node.alternate as TreeNode | null;
      const withoutElse = alternate ? replaceRange(code, consequent.end, alternate.end, "") : [];
      if (text(test).includes("\n")) return withoutElse;
      const isValue =
        test.type === "Identifier" || test.type === "MemberExpression" || test.type === "CallExpression";
      return [
        ...withoutElse,
        ...(alternate ? [] : replaceRange(code, node.start, node.start + 2, "while")),
        ...addBraces(node, consequent, parents, code),
        ...replace(test, `!(${text(test)})`),
        ...(isValue ? replace(test, `${text(test)} !== undefined`, "falsy-value") : []),
      ];
    }
    case "ConditionalExpression":
      return [
        ...replace(node, `${text(node.test)} ? ${text(node.alternate)} : ${text(node.consequent)}`),
        ...replace(node, text(node.alternate)),
        ...replace(node, text(node.consequent)),
      ];
    case "MemberExpression": {
      if (node.computed === true || (parent?.type === "CallExpression" && parent.callee === node)) return [];
      const property = text(node.property);
      if (property === "start" || property === "end")
        return replace(node.property as TreeNode, property === "start" ? "end" : "start");
      return [];
    }
    case "ExpressionStatement": {
      // The resulting array is discarded.
      const call = node.expression as TreeNode;
      const [, list] =
        /^(\w+)\.(?:filter|map|concat|slice|toSorted|toReversed|flat)\(/.exec(text(call)) ?? [];
      return list === undefined ? [] : replaceRange(code, call.start, call.start, `${list} = `);
    }
    case "BreakStatement":
    case "ContinueStatement": {
      const label = node.label ? ` ${text(node.label)}` : "";
      const other = node.type === "BreakStatement" ? "continue" : "break";
      return [
        ...replace(node, `${other}${label};`),
        ...(node.type === "ContinueStatement" ? replace(node, "return;") : []),
      ];
    }
    case "ForInStatement": {
      const [, parameter = ""] = /(?:function\s*\w*\s*\(|=\s*\(?)\s*(\w+)\s*(?:\)|=>)/.exec(code) ?? [];
      return [
        ...(parameter === ""
          ? []
          : replaceRange(
              code,
              (left as TreeNode).end,
              (right as TreeNode).end,
              ` of ${parameter}`,
              "wrong-order",
            )),
        ...replaceRange(
          code,
          (left as TreeNode).end,
          (right as TreeNode).end,
          ` of Object.keys(${text(right)})`,
        ),
      ];
    }
    default:
      return [];
  }
}

function replaceRange(
  code: string,
  start: number,
  end: number,
  text: string,
  about?: FindingKind,
): Mutation[] {
  return code.slice(start, end).includes("\n")
    ? []
    : [{ start, end, text, line: lineOf(code, start), ...(about && { about }) }];
}

/** Adds braces around the two statements after a condition. */
function addBraces(
  node: TreeNode,
  consequent: TreeNode,
  parents: readonly TreeNode[],
  code: string,
): Mutation[] {
  const siblings = parents.at(-1)?.body;
  if (consequent.type === "BlockStatement" || node.alternate || !Array.isArray(siblings)) return [];
  const next = siblings[siblings.indexOf(node) + 1] as TreeNode | undefined;
  if (!next) return [];
  return replaceRange(code, consequent.start, next.end, `{ ${code.slice(consequent.start, next.end)} }`);
}

function insertCopy(object: TreeNode, code: string, name: string): Mutation[] {
  const whole = code.slice(object.start, object.end);
  if (whole.includes("\n")) return [];
  const line = lineOf(code, object.start);
  const at = { start: object.start, end: object.end, line, about: "mutates-input" as const };
  return [
    { ...at, text: `[...${whole}]` },
    ...(name === "sort"
      ? [{ ...at, text: `${whole}.map((one) => Array.isArray(one) ? [...one] : one)` }]
      : []),
  ];
}

/** Guards and copies at the start of a function, and a missing return at its end. */
function mutateFunction(node: TreeNode, { code, task }: Source): Mutation[] {
  const [parameter] = node.params as TreeNode[];
  const body = node.body as TreeNode;
  if (body.type !== "BlockStatement" || parameter?.type !== "Identifier") return [];
  const name = code.slice(parameter.start, parameter.end);
  const [first] = body.body as TreeNode[];
  const at = first?.start ?? body.end - 1;
  const line = lineOf(code, at);
  const lines: [text: string, about: FindingKind][] = [
    [`if (${name}.length === 0) return ${emptyResults[task]};`, "empty-input"],
    ...(task === "firstUnique"
      ? ([[`${name} = [...${name}];`, "unicode"]] as [string, FindingKind][])
      : ([
          [`${name} = [...${name}];`, "mutates-input"],
          ...(task === "mergeShifts"
            ? [
                [`${name} = ${name}.map((one) => [...one]);`, "mutates-input"],
                [`${name} = [...${name}].sort((a, b) => a[0] - b[0]);`, "unsorted-input"],
                [`${name} = ${name}.map((one) => [...one]).sort((a, b) => a[0] - b[0]);`, "unsorted-input"],
                [`if (${name}.length === 1) return [[...${name}[0]]];`, "boundary"],
              ]
            : [[`${name} = ${name}.map((one) => ({ ...one }));`, "mutates-input"]]),
          ...(task === "busiestHour"
            ? [[`${name} = [...${name}].sort((a, b) => a.start - b.start);`, "unsorted-input"]]
            : []),
        ] as [string, FindingKind][])),
  ];
  const last = (body.body as TreeNode[]).at(-1);
  const end: Mutation[] =
    last && last.type !== "ReturnStatement"
      ? [
          {
            start: last.end,
            end: last.end,
            text: ` return ${emptyResults[task]};`,
            line: lineOf(code, last.end),
            about: "wrong-type",
          },
        ]
      : [];
  return [...lines.map(([text, about]) => ({ start: at, end: at, text: `${text} `, line, about })), ...end];
}

/** Parameter of the first function in the source, if it is a plain name. */
function taskParameter(tree: Program): { name: string; end: number } | undefined {
  for (const { node } of walk(tree as unknown as TreeNode)) {
    if (!/Function/.test(node.type)) continue;
    const [parameter] = node.params as TreeNode[];
    return parameter?.type === "Identifier"
      ? { name: String(parameter.name), end: parameter.end }
      : undefined;
  }
  return undefined;
}

/** Copies the argument where it is used, sorted or not. */
function copyArgument(code: string, tree: Program, task: TaskId): Mutation[] {
  const parameter = taskParameter(tree);
  if (!parameter) return [];
  const { name } = parameter;
  const copies: [text: string, about: FindingKind][] =
    task === "firstUnique"
      ? [[`[...${name}]`, "unicode"]]
      : [
          [`[...${name}]`, "mutates-input"],
          ...(task === "mergeShifts"
            ? ([
                [`${name}.map((one) => [...one])`, "mutates-input"],
                [`[...${name}].sort((a, b) => a[0] - b[0])`, "unsorted-input"],
                [`${name}.map((one) => [...one]).sort((a, b) => a[0] - b[0])`, "unsorted-input"],
              ] as [string, FindingKind][])
            : ([[`${name}.map((one) => ({ ...one }))`, "mutates-input"]] as [string, FindingKind][])),
          ...(task === "busiestHour"
            ? ([[`[...${name}].sort((a, b) => a.start - b.start)`, "unsorted-input"]] as [
                string,
                FindingKind,
              ][])
            : []),
        ];
  const mutations: Mutation[] = [];
  for (const { node, parents } of walk(tree as unknown as TreeNode)) {
    if (node.type !== "Identifier" || node.name !== name || node.start < parameter.end) continue;
    const parent = parents.at(-1);
    if (parent?.type === "MemberExpression" && parent.property === node && parent.computed !== true) continue;
    if (parent?.type === "Property" && parent.key === node) continue;
    if (parent?.type === "AssignmentExpression" && parent.left === node) continue;
    for (const [text, about] of copies)
      mutations.push({ start: node.start, end: node.end, text, line: lineOf(code, node.start), about });
  }
  return mutations;
}

/** Adds a forgotten branch: "else" after an "if", or the last item that was never added. */
function addForgottenBranches(code: string, tree: Program, task: TaskId): Mutation[] {
  const mutations: Mutation[] = [];
  const names = new Set<string>();
  const lists = new Set<string>();
  for (const { node } of walk(tree as unknown as TreeNode)) {
    const id = node.id as TreeNode | undefined;
    if (node.type === "VariableDeclarator" && id?.type === "Identifier") {
      names.add(String(id.name));
      if ((node.init as TreeNode | null)?.type === "ArrayExpression") lists.add(String(id.name));
    }
    if (node.type !== "BlockStatement" && node.type !== "Program") continue;
    const body = node.body as TreeNode[];
    body.forEach((one, index) => {
      const before = body[index - 1];
      if (before?.type === "IfStatement" && !before.alternate && /^(?:Expression|Return)/.test(one.type))
        mutations.push({ start: one.start, end: one.start, text: "else ", line: lineOf(code, one.start) });
      if (one.type !== "ReturnStatement" || task !== "mergeShifts") return;
      for (const list of lists)
        for (const name of names)
          if (name !== list)
            mutations.push({
              start: one.start,
              end: one.start,
              text: `if (${name}) ${list}.push(${name}); `,
              line: lineOf(code, one.start),
              about: "boundary",
            });
    });
  }
  return mutations;
}

/** One-line changes that could fix a program, likelier ones first. */
export function listMutations(code: string, tree: Program, task: TaskId): Mutation[] {
  const source = { code, task };
  const mutations: Mutation[] = [];
  for (const { node, parents } of walk(tree as unknown as TreeNode)) {
    mutations.push(...mutateNode(node, parents, source));
    if (/Function/.test(node.type)) mutations.push(...mutateFunction(node, source));
    const isStatement = /^(?:Expression|If|For|ForOf|While|Break|Continue|Return)Statement$/.test(node.type);
    if (isStatement && !code.slice(node.start, node.end).includes("\n"))
      mutations.push({ start: node.start, end: node.end, text: ";", line: lineOf(code, node.start) });
  }
  mutations.push(...copyArgument(code, tree, task), ...addForgottenBranches(code, tree, task));
  const seen = new Set<string>();
  // A changed line explains the flaw better than an inserted one.
  const inOrder = mutations.toSorted((a, b) => Number(a.start === a.end) - Number(b.start === b.end));
  return inOrder.filter(({ start, end, text }) => {
    const key = `${start} ${end} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export const applyMutation = (code: string, { start, end, text }: Mutation): string =>
  code.slice(0, start) + text + code.slice(end);
