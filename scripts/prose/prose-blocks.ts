import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { type ESTree, parseSync, Visitor } from "vite";
import { parseDocument, visit as visitYaml } from "yaml";

/** A paragraph, heading, table cell, comment or message. `text` keeps its source's length and so offsets. */
export type ProseBlock = { text: string; offset: number };

/** Lines and columns start at 1. */
export type ProseProblem = { path: string; line: number; column: number; message: string };

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Replaces code, addresses and quotations (not the author's words) with NUL, which no phrase matches. */
function blankQuotations(text: string): string {
  return text.replace(/`[^`]*`|[a-z]+:\/\/\S+|"[^"]{1,160}"|“[^”]{1,160}”/g, (quoted) =>
    "\0".repeat(quoted.length),
  );
}

/** Trims a block, so that the first word of a paragraph is at the start of its text. */
function trimBlock(text: string, offset: number): ProseBlock {
  const trimmed = text.trimStart();
  return { text: trimmed, offset: offset + text.length - trimmed.length };
}

const offsetsOf = (node: Nodes) => ({
  start: node.position?.start.offset ?? 0,
  end: node.position?.end.offset ?? 0,
});

export const parseMarkdown = (source: string): Root => markdown.parse(source);

function markdownBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  visit(parseMarkdown(source), (block, _, parent) => {
    if (block.type !== "paragraph" && block.type !== "heading" && block.type !== "tableCell") return;
    // Footnotes are titles of sources.
    if (parent?.type === "footnoteDefinition") return;
    const { start, end } = offsetsOf(block);
    const text = Array.from<string>({ length: end - start }).fill(" ");
    visit(block, (node) => {
      if (node.type !== "text" && node.type !== "inlineCode") return;
      const { start: from, end: to } = offsetsOf(node);
      for (let i = from; i < to; i++) text[i - start] = node.type === "text" ? (source[i] ?? " ") : "\0";
    });
    blocks.push(trimBlock(blankQuotations(text.join("").replace(/\n[ \t]*>/g, blank)), start));
  });
  return blocks;
}

const blank = (text: string) => " ".repeat(text.length);

/** Comments without their markers; consecutive line comments are merged. */
function commentBlocks(source: string, comments: { start: number; end: number }[]): ProseBlock[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of comments) {
    const previous = merged.at(-1);
    const isContinued =
      source.startsWith("//", start) &&
      previous !== undefined &&
      source.startsWith("//", previous.start) &&
      /^[ \t]*\r?\n[ \t]*$/.test(source.slice(previous.end, start));
    if (isContinued) previous.end = end;
    else merged.push({ start, end });
  }
  return merged.flatMap(({ start, end }) => {
    const text = source
      .slice(start, end)
      .replace(/^\/\*+|\*+\/$/g, blank)
      .replace(/^[ \t]*(\/\/+|\*)/gm, blank);
    return splitParagraphs(blankQuotations(text), start);
  });
}

/** Recognises functions that take the title of a test or a message to a person by their names. */
const isTitled = (callee: string) => /^(test|it|describe)\b/.test(callee);
const isReporting = (callee: string) =>
  /(^|\.)(\w*(Error|Failure)|error|fail|problemAt|refuse|report)$/.test(callee);

/** The texts of an expression. Code inside a template becomes NUL. */
function textsOf(source: string, node: ESTree.Expression | ESTree.SpreadElement): ProseBlock[] {
  const parts = (...nodes: ESTree.Expression[]) => nodes.flatMap((part) => textsOf(source, part));
  if (node.type === "ConditionalExpression") return parts(node.consequent, node.alternate);
  if (node.type === "LogicalExpression") return parts(node.left, node.right);
  const isText = node.type === "Literal" && typeof node.value === "string";
  if (!isText && node.type !== "TemplateLiteral") return [];
  const start = node.start + 1;
  let text = source.slice(start, node.end - 1);
  for (const part of node.type === "TemplateLiteral" ? node.expressions : []) {
    const [from, to] = [part.start - start - 2, part.end - start + 1];
    text = text.slice(0, from) + "\0".repeat(to - from) + text.slice(to);
  }
  return [{ text: blankQuotations(text), offset: start }];
}

/** Titles of tests, messages of errors, and reports of checks and servers. */
function messageBlocks(source: string, program: ESTree.Program): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  const read = ({ callee, arguments: args }: ESTree.CallExpression | ESTree.NewExpression) => {
    const name = source.slice(callee.start, callee.end);
    const texts = isTitled(name) ? args.slice(0, 1) : isReporting(name) ? args : [];
    blocks.push(...texts.flatMap((argument) => textsOf(source, argument)));
  };
  new Visitor({ CallExpression: read, NewExpression: read }).visit(program);
  return blocks;
}

/** Splits at blank lines and before tags such as `@throws`. */
function splitParagraphs(text: string, offset: number): ProseBlock[] {
  const starts = [0, ...[...text.matchAll(/\n[ \t]*(?=\n|@\w)/g)].map(({ index }) => index)];
  return starts.map((start, i) => trimBlock(text.slice(start, starts[i + 1]), offset + start));
}

function cssComments(source: string): { start: number; end: number }[] {
  return [...source.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\//g)]
    .filter(([text]) => text.startsWith("/*"))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** Ids, single search words, paths and addresses. */
const isName = (value: string) => /^([a-z]+:|[/#])\S+$|^[a-z\d]+(-[a-z\d]+)*$/.test(value);

/** The texts of a YAML file, without keys, comments, ids and addresses. */
function yamlBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  visitYaml(parseDocument(source), {
    Scalar: (key, { value, range, type }) => {
      if (key === "key" || typeof value !== "string" || !range || isName(value)) return;
      const mark = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE" ? 1 : 0;
      const [start, end] = [range[0] + mark, range[1] - mark];
      blocks.push({
        text: blankQuotations(source.slice(start, end).replaceAll('\\"', "\0\0")),
        offset: start,
      });
    },
  });
  return blocks;
}

/** The prose of a file: all of Markdown, the texts of YAML, or the comments and messages of a program. */
export function readProseBlocks(path: string, source: string): ProseBlock[] {
  if (path.endsWith(".md")) return markdownBlocks(source);
  if (path.endsWith(".yaml")) return yamlBlocks(source);
  if (path.endsWith(".css")) return commentBlocks(source, cssComments(source));
  const { comments, program } = parseSync(path, source);
  return [...commentBlocks(source, comments), ...messageBlocks(source, program)];
}
