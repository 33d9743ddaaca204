import type { Program } from "acorn";
import { lineOf, parseProgram, type SyntaxProblem, walk } from "./syntax.ts";

/** A program as it is judged, with a remark on what was taken off. Its lines are the submission's. */
type Source = { code: string; tree: Program; note?: { line: number; text: string } };

const fence = /^[ \t]*(?:`{3,}|~{3,})[^`]*$/;

/**
 * Leaves out the lines of a Markdown fence, and if that is no program, what stands around it, too. The lines stay, empty, so
 * that those of the program keep their numbers.
 */
function* withoutFences(code: string): Generator<Source["code"]> {
  const lines = code.split("\n");
  yield lines.map((line) => (fence.test(line) ? "" : line)).join("\n");
  let isInside = false;
  yield lines
    .map((line) => {
      if (!fence.test(line)) return isInside ? line : "";
      isInside = !isInside;
      return "";
    })
    .join("\n");
}

/** Whether a text of a program only is one because ```…` begins with an empty template. */
function beginsTemplate(tree: Program, offset: number): boolean {
  for (const { node } of walk(tree))
    if (node.type === "TemplateLiteral" && node.start === offset) return true;
  return false;
}

/**
 * Reads a submission. A byte order mark, the ends of lines of Windows and a hashbang change nothing: they are gone before
 * changes are tried, which stand inside of a function. A Markdown fence is taken off.
 */
export function readSource(submitted: string): Source | SyntaxProblem {
  const code = submitted
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/^#!/, "//");
  const parsed = parseProgram(code);
  const opening = /^[ \t]*(?=(?:`{3,}|~{3,})[^`\n]*$)/m.exec(code);
  if (!opening) return "tree" in parsed ? { code, ...parsed } : parsed;
  const [indentation] = opening;
  if ("tree" in parsed && !beginsTemplate(parsed.tree, opening.index + indentation.length))
    return { code, ...parsed };
  for (const unfenced of withoutFences(code)) {
    const inside = parseProgram(unfenced);
    if ("message" in inside || inside.tree.body.length === 0) continue;
    const text = "The Markdown fence (```) around the program was left out.";
    return { code: unfenced, ...inside, note: { line: lineOf(code, opening.index), text } };
  }
  return "tree" in parsed ? { code, ...parsed } : parsed;
}
