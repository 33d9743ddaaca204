import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parseSync } from "vite";
import { parseDocument, visit as visitYaml } from "yaml";

/** A paragraph, heading, table cell or comment. `text` is as long as its source, so that offsets stay true. */
export type ProseBlock = { text: string; offset: number };

/** Lines and columns begin with 1. */
export type ProseProblem = { path: string; line: number; column: number; message: string };

const markdown = unified().use(remarkParse).use(remarkGfm);

/** Code and quotations are not the author's words: they become NUL, which no phrase matches. */
function blankQuotations(text: string): string {
  return text.replace(/`[^`]*`|"[^"]{1,160}"|“[^”]{1,160}”/g, (quoted) => "\0".repeat(quoted.length));
}

/** So that the first word of a paragraph is the start of its text. */
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
  visit(parseMarkdown(source), (block) => {
    if (block.type !== "paragraph" && block.type !== "heading" && block.type !== "tableCell") return;
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

/** Comments at these places, without their marks; those that follow each other line by line are one. */
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

/** At blank lines and before tags such as `@throws`. */
function splitParagraphs(text: string, offset: number): ProseBlock[] {
  const starts = [0, ...[...text.matchAll(/\n[ \t]*(?=\n|@\w)/g)].map(({ index }) => index)];
  return starts.map((start, i) => trimBlock(text.slice(start, starts[i + 1]), offset + start));
}

function cssComments(source: string): { start: number; end: number }[] {
  return [...source.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[\s\S]*?\*\//g)]
    .filter(([text]) => text.startsWith("/*"))
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
}

/** The texts of a YAML file, not its keys and comments. */
function yamlBlocks(source: string): ProseBlock[] {
  const blocks: ProseBlock[] = [];
  visitYaml(parseDocument(source), {
    Scalar: (key, { value, range }) => {
      if (key === "key" || typeof value !== "string" || !range) return;
      blocks.push({ text: blankQuotations(source.slice(range[0], range[1])), offset: range[0] });
    },
  });
  return blocks;
}

/** The prose of one file: all of a Markdown file, the texts of a YAML file, the comments of a program. */
export function readProseBlocks(path: string, source: string): ProseBlock[] {
  if (path.endsWith(".md")) return markdownBlocks(source);
  if (path.endsWith(".yaml")) return yamlBlocks(source);
  if (!/\/[/*]/.test(source)) return [];
  return commentBlocks(
    source,
    path.endsWith(".css") ? cssComments(source) : parseSync(path, source).comments,
  );
}
