import type { Program } from "acorn";
import { isFunction, isLoop, type TreeNode, walk } from "./syntax.ts";

type Insertion = { at: number; text: string; isEnd: boolean };

/** Whether a node is a call of the console, which counts no steps. */
const isConsole = (node: TreeNode) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  node.callee.object.type === "Identifier" &&
  node.callee.object.name === "console";

/** The source with a counter in every function, loop, spread and branch. */
export function countSteps(source: string, tree: Program): string {
  const insertions: Insertion[] = [];
  const insert = (at: number, text: string, isEnd = false) => insertions.push({ at, text, isEnd });
  const wrap = ({ start, end }: TreeNode, before: string, after: string) => {
    insert(start, before);
    insert(end, after, true);
  };
  for (const { node } of walk(tree)) {
    if (isFunction(node) || isLoop(node)) {
      const { body } = node;
      if (body.type === "BlockStatement") {
        const directive = body.body.findLast((one) => "directive" in one);
        insert(directive?.end ?? body.body[0]?.start ?? body.start + 1, ";__steps += 1;");
      } else if (isLoop(node)) {
        wrap(body, "{__steps += 1;", "}");
      } else {
        // The body of an arrow: an object literal has its own parentheses outside of the node.
        wrap(body, "(__steps += 1, ", ")");
      }
    }
    if (node.type === "SpreadElement") wrap(node.argument, "__walk(", ")");
    if (isConsole(node)) wrap(node, "__release(__steps, ", ")");
  }
  // At the same place, what ends comes before what begins, and the inner one ends first.
  const sorted = insertions
    .map((one, index) => ({ ...one, index }))
    .sort(
      (a, b) =>
        a.at - b.at || Number(b.isEnd) - Number(a.isEnd) || (a.isEnd ? b.index - a.index : a.index - b.index),
    );
  let counted = "";
  let from = 0;
  for (const { at, text } of sorted) {
    counted += source.slice(from, at) + text;
    from = at;
  }
  return counted + source.slice(from);
}

/** Built-ins that take a step for each element that they walk over. `__release` sets the steps back. `__sorted` is the size of the longest list that was sorted. */
export const costPrelude = `var __steps = 0;
var __sorted = 0;
var __release = (steps, value) => {
  __steps = steps;
  return value;
};
var __walk = (value) => {
  if (value === null || value === undefined) return value;
  __steps += typeof value === "string" || Array.isArray(value) ? value.length : value instanceof Set || value instanceof Map ? value.size : typeof value === "object" ? Object.keys(value).length : 1;
  return value;
};
(() => {
  const wrap = (target, names, cost) => {
    for (const name of names) {
      const own = target[name];
      if (typeof own !== "function") continue;
      const counted = function (...given) {
        const before = this;
        const size = before == null ? 0 : before.length;
        const result = own.apply(this, given);
        __steps += Math.max(1, cost(size, result, given, before));
        return result;
      };
      Object.defineProperty(target, name, { value: counted, writable: true, configurable: true, enumerable: false });
    }
  };
  const found = (size, result) => (typeof result === "number" ? (result < 0 ? size : result + 1) : size);
  const all = (size) => size;
  const logOf = (size) => (size < 2 ? size : Math.ceil(size * Math.log2(size)));
  wrap(Array.prototype, ["indexOf", "lastIndexOf"], found);
  const place = (list, value) => {
    for (let index = 0; index < list.length; index += 1) if (list[index] === value || (value !== value && list[index] !== list[index])) return index;
    return list.length - 1;
  };
  wrap(Array.prototype, ["includes"], (size, result, [value], list) => place(list, value) + 1);
  wrap(Array.prototype, ["reverse", "join", "fill", "toReversed", "with", "shift", "copyWithin", "toString"], all);
  wrap(Array.prototype, ["slice", "concat", "flat"], (size, result) => result.length);
  wrap(Array.prototype, ["splice", "toSpliced"], (size, result, [start = 0]) => Math.max(size - Number(start < 0 ? size + start : start), result.length));
  wrap(Array.prototype, ["unshift"], (size, result) => result);
  const sorting = (size) => {
    __sorted = Math.max(__sorted, size);
    return logOf(size);
  };
  const Typed = Object.getPrototypeOf(Int8Array);
  for (const own of [Array, Typed]) wrap(own.prototype, ["sort", "toSorted"], sorting);
  wrap(Typed.prototype, ["indexOf", "lastIndexOf"], found);
  wrap(Typed.prototype, ["fill", "reverse", "toReversed", "join", "set", "slice", "subarray"], all);
  wrap(String.prototype, ["indexOf", "lastIndexOf", "search"], found);
  wrap(String.prototype, ["includes", "startsWith", "endsWith", "replace", "replaceAll", "match", "toLowerCase", "toUpperCase", "normalize", "trim"], all);
  wrap(String.prototype, ["split", "slice", "substring", "substr", "repeat", "padStart", "padEnd", "concat"], (size, result) => result.length);
  wrap(Array, ["from", "of"], (size, result) => result.length);
  wrap(Object, ["keys", "values", "entries", "getOwnPropertyNames"], (size, result) => result.length);
  wrap(Object, ["fromEntries", "assign"], (size, result) => Object.getOwnPropertyNames(result).length);
  wrap(JSON, ["stringify"], (size, result) => (result === undefined ? 1 : result.length));
  for (const name of ["Set", "Map"]) {
    const Own = globalThis[name];
    globalThis[name] = class extends Own {
      constructor(items) {
        super(items);
        __steps += this.size + 1;
      }
    };
    Object.defineProperty(globalThis[name], "name", { value: name });
  }
})();`;
