import { Document, isCollection, isMap, isScalar, parseDocument, type Scalar } from "yaml";
import type { Leaf } from "#scripts/content/read-translation.ts";

/** The width at which content files fold their long texts. */
const maxLine = 130;

/** A text as YAML in the style of the one that it replaces. `indent` is for the lines of a block. */
function written(
  { type }: Scalar,
  value: string,
  { isInFlow, indent }: { isInFlow: boolean; indent: string },
): string {
  const isBlock = type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL";
  const document = new Document({ text: value });
  const scalar = document.get("text", true) as Scalar;
  // A plain text would need an empty line for each line break.
  scalar.type = !isBlock && value.includes("\n") ? "QUOTE_DOUBLE" : type;
  if (isMap(document.contents)) document.contents.flow = isInFlow;
  const yaml = document.toString({ lineWidth: isBlock ? maxLine - indent.length + 2 : 0 });
  return yaml
    .replace(isInFlow ? /^\{ text: ([\s\S]*) \}\n$/ : /^text: ([\s\S]*)\n$/, "$1")
    .replaceAll("\n  ", `\n${indent}`);
}

/** Replaces texts of a YAML file. Everything else stays byte by byte: comments, order, quotation marks, folds. */
export function replaceTexts(source: string, changes: readonly Pick<Leaf, "path" | "value">[]): string {
  const document = parseDocument(source);
  const edits = changes.map(({ path, value }) => {
    const scalar = document.getIn(path, true);
    if (!isScalar(scalar) || !scalar.range) throw new Error(`There is no text at ${path.join(".")}`);
    const [start, end] = scalar.range;
    const before = source.slice(start, end);
    const isInFlow = path.some((_, length) => {
      const parent = document.getIn(path.slice(0, length), true);
      return isCollection(parent) && parent.flow === true;
    });
    const indent = /\n( +)\S/.exec(before)?.[1] ?? "  ";
    const text = written(scalar, value, { isInFlow, indent });
    return { start, end, text: before.endsWith("\n") ? `${text}\n` : text };
  });
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, text: changed }) => text.slice(0, start) + changed + text.slice(end),
      source,
    );
}
