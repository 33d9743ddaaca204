import type { Program } from "acorn";
import { change, type Mutation } from "./mutation.ts";
import { nodeMutations, type Source, sourceOf } from "./node-mutations.ts";
import { isFunction, type NodeOf, type TreeNode, walk } from "./syntax.ts";
import type { Change, Task } from "./tasks/task.ts";

/** Expressions that copy the input, some of them sorted. */
function copiesOf(input: string, { elements, keys, hasTies }: Task): Change[] {
  const shallow = `[...${input}]`;
  if (elements === "CHARACTERS") return [[shallow, "unicode"]];
  const deep = { VALUES: [], OBJECTS: ["({ ...one })"], LISTS: ["[...one]"] }[elements];
  const copies = [shallow, ...deep.map((copy) => `${input}.map((one) => ${copy})`)];
  const key = elements === "VALUES" ? "" : keys[0];
  const sortable = elements === "LISTS" ? copies : [shallow];
  const sorted = hasTies && key !== undefined ? sortable : [];
  return [
    ...copies.map((copy): Change => [copy, "mutates-input"]),
    ...sorted.map((copy): Change => [`${copy}.sort((a, b) => a${key} - b${key})`, "unsorted-input"]),
  ];
}

/** Guards and copies at the start of a function, and a result at its end. */
function ofFunction(node: TreeNode, { task, text }: Source): Mutation[] {
  if (!isFunction(node)) return [];
  const [parameter] = node.params;
  const { body } = node;
  if (body.type !== "BlockStatement" || parameter?.type !== "Identifier") return [];
  const name = text(parameter);
  const at = body.body[0]?.start ?? body.end - 1;
  const lines: Change[] = [
    [`if (${name}.length === 0) return ${task.emptyResult};`, "empty-input"],
    ...copiesOf(name, task).map(([copy, about]): Change => [`${name} = ${copy};`, about]),
    ...(task.guards?.(name) ?? []),
  ];
  const last = body.body.at(-1);
  return [
    ...lines.map(([line, about]) => change(at, at, `${line} `, about)),
    ...(last && last.type !== "ReturnStatement"
      ? [change(last.end, last.end, ` return ${task.emptyResult};`, "wrong-type")]
      : []),
  ];
}

/** The task's input: the first parameter of the first function in the source, unless it is destructured. */
function taskParameter(tree: Program): NodeOf<"Identifier"> | undefined {
  for (const { node } of walk(tree)) {
    if (!isFunction(node)) continue;
    const [parameter] = node.params;
    return parameter?.type === "Identifier" ? parameter : undefined;
  }
  return undefined;
}

/** Replaces each use of the input with a copy, some of them sorted. */
function ofArgument(tree: Program, { task }: Source): Mutation[] {
  const parameter = taskParameter(tree);
  if (!parameter) return [];
  const copies = copiesOf(parameter.name, task);
  const mutations: Mutation[] = [];
  for (const { node, parents } of walk(tree)) {
    if (node.type !== "Identifier" || node.name !== parameter.name || node.start < parameter.end) continue;
    const parent = parents.at(-1);
    if (parent?.type === "MemberExpression" && parent.property === node && !parent.computed) continue;
    if (parent?.type === "Property" && parent.key === node) continue;
    if (parent?.type === "AssignmentExpression" && parent.left === node) continue;
    mutations.push(...copies.map(([copy, about]) => change(node.start, node.end, copy, about)));
  }
  return mutations;
}

/** Forgotten branches: an `else` after an `if`, and adding the last piece before the result is returned. */
function ofForgotten(tree: Program, { task }: Source): Mutation[] {
  const mutations: Mutation[] = [];
  const names = new Set<string>();
  const lists = new Set<string>();
  for (const { node } of walk(tree)) {
    if (node.type === "VariableDeclarator" && node.id.type === "Identifier") {
      names.add(node.id.name);
      if (node.init?.type === "ArrayExpression") lists.add(node.id.name);
    }
    if (node.type !== "BlockStatement" && node.type !== "Program") continue;
    const { body } = node;
    body.forEach(({ type, start }, index) => {
      const before = body[index - 1];
      if (before?.type === "IfStatement" && !before.alternate && /^(?:Expression|Return)/.test(type))
        mutations.push(change(start, start, "else "));
      if (type !== "ReturnStatement" || !task.hasLastPiece) return;
      for (const list of lists)
        for (const name of names)
          if (name !== list)
            mutations.push(change(start, start, `if (${name}) ${list}.push(${name}); `, "boundary"));
    });
  }
  return mutations;
}

/** Mutations of one line that could fix a program, the likelier ones first. */
export function listMutations(code: string, tree: Program, task: Task): Mutation[] {
  const source = sourceOf(code, task);
  const mutations: Mutation[] = [];
  for (const { node, parents } of walk(tree)) {
    mutations.push(...nodeMutations(node, source, parents), ...ofFunction(node, source));
    const isStatement = /^(?:Expression|If|For|ForOf|While|Break|Continue|Return)Statement$/.test(node.type);
    if (isStatement) mutations.push(...source.replace(node, ";"));
  }
  mutations.push(...ofArgument(tree, source), ...ofForgotten(tree, source));
  const seen = new Set<string>();
  // Changed lines come first: they say more about the flaw than inserted ones.
  const inOrder = mutations.toSorted((a, b) => Number(a.start === a.end) - Number(b.start === b.end));
  return inOrder.filter(({ start, end, text }) => {
    const key = `${start} ${end} ${text}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
