import type { Element, ElementContent, Nodes, Root, Text } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { SKIP, visit } from "unist-util-visit";

/** Elements that are interactive, draw something, or contain no text to read. */
const notText = new Set([
  "button",
  "dialog",
  "fieldset",
  "form",
  "iframe",
  "input",
  "label",
  "noscript",
  "script",
  "select",
  "style",
  "svg",
  "template",
  "textarea",
  "video",
]);

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

/** Whether an element is invisible or no text to read. Typing animations have their whole text only in a screen-reader copy. */
function isLeftOut(node: Element, parent: Nodes | undefined): boolean {
  const { ariaHidden, dataNoMarkdown, hidden, popover } = node.properties;
  if (
    notText.has(node.tagName) ||
    dataNoMarkdown !== undefined ||
    ariaHidden === "true" ||
    popover !== undefined
  )
    return true;
  if (hidden !== undefined && hidden !== null && hidden !== "until-found") return true;
  const isTyped = parent?.type === "element" && hasClass(parent, "typing");
  return (hasClass(node, "sr-only") && !isTyped) || hasClass(node, "heading-link");
}

const space: Text = { type: "text", value: " " };

/** Elements that the page separates visually, without a space in the document. */
function isApart(node: ElementContent): boolean {
  return node.type === "element" && ["a", "small", "span", "time"].includes(node.tagName);
}

/** Keeps the visible text of `<main>` and makes its links absolute. */
function onlyText(page: string) {
  return (tree: Root) => {
    let main: Element | undefined;
    visit(tree, "element", (node) => {
      if (node.tagName === "main") main ??= node;
    });
    if (!main) throw new Error(`${page} has no main element to write as Markdown`);
    tree.children = [main];
    visit(tree, "comment", (_, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
    // In a table, a button is a cell's text that also opens something: a name, a step.
    visit(tree, "element", (cell) => {
      if (cell.tagName !== "td" && cell.tagName !== "th") return;
      visit(cell, "element", (node) => {
        if (node.tagName === "button") node.tagName = "span";
      });
    });
    visit(tree, "element", (node, index, parent) => {
      if (parent && index !== undefined && isLeftOut(node, parent)) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      for (const name of ["href", "src"]) {
        const address = node.properties[name];
        if (typeof address !== "string") continue;
        const absolute = URL.parse(address, page)?.href;
        if (absolute === undefined) node.tagName = "span";
        else node.properties[name] = absolute;
      }
      return undefined;
    });
    visit(tree, "element", (node) => {
      node.children = node.children.flatMap((child, index) => {
        const before = node.children[index - 1];
        return before && isApart(before) && isApart(child) ? [space, child] : [child];
      });
    });
  };
}

/** Converts the visible text of a rendered page to Markdown. `page` is its absolute address. */
export function pageMarkdown(html: string, page: string): string {
  return String(
    unified()
      .use(rehypeParse)
      .use(onlyText, page)
      .use(rehypeRemark)
      .use(remarkGfm)
      .use(remarkStringify, { bullet: "-" })
      .processSync(html),
  );
}
