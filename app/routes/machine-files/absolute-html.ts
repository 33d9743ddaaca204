import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

/** Removes parts that only work on the page, and makes URLs absolute. */
function detach(page: string) {
  return (tree: Root) => {
    visit(tree, "element", (node, index, parent) => {
      if (hasClass(node, "heading-link") && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return index;
      }
      node.properties.tabIndex = undefined;
      for (const name of ["href", "src"]) {
        const address = node.properties[name];
        if (typeof address === "string") node.properties[name] = URL.parse(address, page)?.href;
      }
      return undefined;
    });
  };
}

/** A page's HTML for use elsewhere. `page` is the page's absolute URL. */
export function absoluteHtml(html: string, page: string): string {
  return String(
    unified().use(rehypeParse, { fragment: true }).use(detach, page).use(rehypeStringify).processSync(html),
  );
}
