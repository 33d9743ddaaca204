import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Root as MarkdownRoot } from "mdast";
import rehypeAutolinkHeadings from "rehype-autolink-headings";
import rehypeSlug from "rehype-slug";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { inLanguage, type Language } from "#domain/language/language.ts";
import type { Heading } from "#domain/posts/posts.ts";

/** A problem in a text, with its line. */
export type MarkdownProblem = { line: number; message: string };

export type RenderedMarkdown = {
  html: string;
  headings: Heading[];
  /** The words to read, without headings, code and notes. */
  words: string;
  problems: MarkdownProblem[];
};

/** Width and height of a figure in CSS pixels; null if there is no such file. */
export type FigureSize = (file: string) => { width: number; height: number } | null;

function findProblems(tree: MarkdownRoot, figureSize: FigureSize): MarkdownProblem[] {
  const problems: MarkdownProblem[] = [];
  const notes = new Set<string>();
  visit(tree, (node) => {
    if (node.type === "footnoteDefinition") notes.add(node.identifier);
  });
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const report = (message: string) => problems.push({ line, message });
    if (node.type === "html") report("is HTML: write Markdown, or `code` where the reader is to see it");
    if (node.type === "heading" && (node.depth === 1 || node.depth > 3)) {
      report("is a heading of a level that is not used: write ## or ###");
    }
    if (node.type === "image") {
      if (!node.alt)
        report(`the figure ${node.url} has no words for those who do not see it: ![What it shows](…)`);
      if (!figureSize(node.url)) report(`there is no figure ${node.url}: write figures/<name>.svg`);
    }
    // Without a definition, the footnote's mark would remain in the text.
    if (node.type === "text") {
      const [, missing] = /\[\^([^\]]+)\]/.exec(node.value) ?? [];
      if (missing !== undefined && !notes.has(missing))
        report(`there is no note [^${missing}]: write [^${missing}]: …`);
    }
  });
  return problems;
}

const isElement = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === "element" && node.tagName === name;

type ElementOptions = { figureSize: FigureSize; tableLabel: string; language: Language };

/** Adapts links, figures, tables and code to this site. */
function siteElements({ figureSize, tableLabel, language }: ElementOptions) {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.tagName === "a") node.properties.href = inLanguage(String(node.properties.href), language);
      const [only] = node.children;
      if (node.tagName === "p" && node.children.length === 1 && isElement(only, "img")) {
        const { src, alt, title } = only.properties;
        const size = figureSize(String(src));
        const image: Element = {
          ...only,
          properties: { src, alt, ...size, loading: "lazy", decoding: "async" },
        };
        const caption: Element = {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: String(title ?? "") }],
        };
        parent.children[index] = {
          type: "element",
          tagName: "figure",
          properties: {},
          children: title ? [image, caption] : [image],
        };
      }
      if (node.tagName === "table" && !(parent.type === "element" && parent.properties.role === "group")) {
        // Scrolls horizontally in narrow windows, and is focusable for the keyboard.
        parent.children[index] = {
          type: "element",
          tagName: "div",
          properties: { className: ["table"], role: "group", ariaLabel: tableLabel, tabIndex: 0 },
          children: [node],
        };
      }
      // An empty corner cell is not a heading.
      if (node.tagName === "th" && node.children.length === 0) node.tagName = "td";
      if (node.tagName === "th") node.properties.scope = "col";
      if (node.tagName === "pre") node.properties.tabIndex = 0;
    });
  };
}

function collectHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, "element", (node) => {
    const [, level] = /^h([23])$/.exec(node.tagName) ?? [];
    // The heading of the footnotes is only for screen readers.
    if (level === undefined || node.properties.id === "footnote-label") return;
    headings.push({ id: String(node.properties.id), text: textOf(node), level: Number(level) });
  });
  return headings;
}

function readingWords(tree: Root): string {
  const words: string[] = [];
  const walk = (node: Root | ElementContent) => {
    if (node.type === "text") words.push(node.value);
    if (
      node.type === "element" &&
      (/^(h[1-6]|pre|sup)$/.test(node.tagName) || node.properties.dataFootnotes !== undefined)
    )
      return;
    if ("children" in node) for (const child of node.children) walk(child as ElementContent);
    if (node.type === "element" && !/^(a|code|del|em|strong)$/.test(node.tagName)) words.push(" ");
  };
  walk(tree);
  return words.join("").replace(/\s+/g, " ").trim();
}

export type MarkdownOptions = {
  /** Without it, figures are rejected. */
  figureSize?: FigureSize;
  /** Accessible name of tables, which scroll. */
  tableLabel?: string;
  /** Gives each heading a link to itself, named with this label and the heading. */
  linkLabel?: string;
  /** That of the page, and of the pages that it links to; English by default. */
  language?: Language;
};

const trees = new Map<string, MarkdownRoot>();
/** Parses each text once, as content is read repeatedly and mostly unchanged. Nothing mutates the trees. */
function parseOnce(markdown: string): MarkdownRoot {
  const known = trees.get(markdown);
  if (known) return known;
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  trees.set(markdown, tree);
  return tree;
}

/**
 * Converts Markdown with tables and footnotes (GitHub's) to HTML, with ids on headings. HTML in the source is
 * reported as a problem and never becomes markup.
 */
export function renderMarkdown(markdown: string, options: MarkdownOptions = {}): RenderedMarkdown {
  const { figureSize = () => null, tableLabel = "Table", linkLabel, language = "en" } = options;
  const source = parseOnce(markdown);
  const problems = findProblems(source, figureSize);
  const tree = unified()
    .use(remarkRehype, { clobberPrefix: "note-", footnoteLabelProperties: {}, footnoteBackContent: "↑" })
    .use(rehypeSlug)
    .use(siteElements, { figureSize, tableLabel, language })
    .runSync(source);
  const headings = collectHeadings(tree);
  const words = readingWords(tree);
  if (linkLabel !== undefined) {
    unified()
      .use(rehypeAutolinkHeadings, {
        behavior: "append",
        test: ({ properties }: Element) => properties.id !== "footnote-label",
        properties: (node: Element) => ({
          className: ["heading-link"],
          ariaLabel: `${linkLabel}: ${textOf(node)}`,
        }),
        content: { type: "text", value: "#" },
      })
      .runSync(tree);
  }
  return { html: unified().use(rehypeStringify).stringify(tree), headings, words, problems };
}
