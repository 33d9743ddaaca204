import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { ReadError } from "./read-error.ts";

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The depth at which browsers stop nesting elements. */
const MAX_DEPTH = 512;
/** A saved page of a social network has some ten thousand. */
const MAX_ELEMENTS = 200_000;

/**
 * The tree that a browser builds, also of a fragment.
 *
 * @throws ReadError `corrupt` for deeper elements than browsers nest, `too-large` for more than any page has
 */
export function parseHtml(source: string): HtmlElement {
  let depth = 0;
  let elements = 0;
  const document = parse(source, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...parts) {
        elements += 1;
        if (elements > MAX_ELEMENTS) throw new ReadError("too-large", "the page has too many elements");
        return defaultTreeAdapter.createElement(...parts);
      },
      onItemPush() {
        depth += 1;
        if (depth > MAX_DEPTH) throw new ReadError("corrupt", "HTML elements nested too deeply");
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
  const root = document.childNodes.find(isElement);
  if (!root) throw new ReadError("corrupt", "the page has no elements");
  return root;
}

export const isElement = (node: HtmlNode): node is HtmlElement => "tagName" in node;

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Elements of that name, in order. */
export function elementsNamed(root: HtmlElement, name: string): HtmlElement[] {
  return root.childNodes.flatMap((node) =>
    isElement(node) ? [...(node.tagName === name ? [node] : []), ...elementsNamed(node, name)] : [],
  );
}

/** The text of an element and all below it. */
export const textOf = (element: HtmlElement): string =>
  element.childNodes
    .map((node) => (isElement(node) ? textOf(node) : "value" in node ? node.value : ""))
    .join("");
