import rehypeParse from "rehype-parse";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });
const writer = unified().use(rehypeStringify);

type Root = ReturnType<typeof parser.parse>;
type Node = Root["children"][number];
type Element = Extract<Node, { type: "element" }>;
type Parent = Root | Element;

/** Allowed elements. Others lose their tags and keep their text; `strip` removes elements with their text. */
const cleaner = unified().use(rehypeSanitize, {
  tagNames: ["p", "ul", "ol", "li", "br", "strong", "em", "h3", "h4", "a"],
  attributes: { a: ["href"] },
  protocols: { href: ["https", "mailto"] },
  ancestors: { li: ["ul", "ol"] },
  strip: [
    "script",
    "style",
    "template",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "title",
    "textarea",
    "select",
    "button",
    "audio",
    "video",
  ],
});

const renamedTags: Record<string, string> = { b: "strong", i: "em", h1: "h3", h2: "h3", h5: "h4", h6: "h4" };
const blockTags = new Set([
  ..."address article aside blockquote div dd dl dt figure footer header hr main nav pre section table tr".split(
    " ",
  ),
  ..."p ul ol li h1 h2 h3 h4 h5 h6".split(" "),
]);
/** Elements that become paragraphs if they contain no block element. */
const paragraphTags = new Set(["div", "section", "article", "blockquote", "pre", "dt", "dd", "tr"]);

const isElement = (node: Node): node is Element => node.type === "element";
const elementsIn = ({ children }: Parent): Element[] => (children as Node[]).filter(isElement);

function hasBlock(node: Parent): boolean {
  return elementsIn(node).some((child) => blockTags.has(child.tagName) || hasBlock(child));
}

/** Maps the heading levels in use: the highest becomes h3, all others h4. */
function headingRanks(node: Parent): Map<string, string> {
  const tags = new Set<string>();
  const visit = (parent: Parent) => {
    for (const child of elementsIn(parent)) {
      if (/^h[1-6]$/.test(child.tagName)) tags.add(child.tagName);
      visit(child);
    }
  };
  visit(node);
  return new Map([...tags].sort().map((name, rank) => [name, rank === 0 ? "h3" : "h4"]));
}

/** Renames the elements that various editors produce to the allowed ones. */
function renameElements(node: Parent, ranks: Map<string, string>): void {
  for (const child of elementsIn(node)) {
    const isParagraph = paragraphTags.has(child.tagName) && !hasBlock(child);
    renameElements(child, ranks);
    if (/^t[dh]$/.test(child.tagName)) child.children.push({ type: "text", value: " " });
    child.tagName = isParagraph
      ? "p"
      : (ranks.get(child.tagName) ?? renamedTags[child.tagName] ?? child.tagName);
  }
}

const isBlank = (text: string) => /^[\s\p{C}\u00a0]*$/u.test(text);

function textContent(node: Node | Root): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textContent).join("") : "";
}

/** Removes empty elements, and links that are relative or invalid. */
function tidy(node: Parent): void {
  node.children = node.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child];
    tidy(child);
    if (child.tagName !== "br" && isBlank(textContent(child))) return [];
    if (child.tagName !== "a") return [child];
    const href = String(child.properties.href ?? "");
    return /^(https:\/\/|mailto:)/i.test(href) && URL.canParse(href) ? [child] : (child.children as Node[]);
  });
}

/** Wraps text between blocks in paragraphs. */
function wrapLooseText(root: Root): void {
  const wrapped: Node[] = [];
  let loose: Element | undefined;
  for (const child of root.children) {
    if (isElement(child) && blockTags.has(child.tagName)) {
      wrapped.push(child);
      loose = undefined;
    } else if (loose) {
      loose.children.push(child as Element);
    } else if (!isBlank(textContent(child))) {
      loose = { type: "element", tagName: "p", properties: {}, children: [child as Element] };
      wrapped.push(loose);
    }
  }
  root.children = wrapped;
}

/** Marks a heading in plain text. Unambiguous: all other whitespace is a space or a line break by then. */
const beforeHeading = "\f";

function textOf(node: Node | Root): string {
  if (node.type === "text") return node.value.replace(/\s+/g, " ");
  if (!("children" in node)) return "";
  const inner = node.children.map(textOf).join("");
  if (node.type !== "element") return inner;
  switch (node.tagName) {
    case "br":
      return "\n";
    case "h3":
    case "h4":
      return `\n${beforeHeading}${inner}\n`;
    case "li":
      return `\n- ${inner}`;
    default:
      return blockTags.has(node.tagName) ? `\n${inner}\n` : inner;
  }
}

function plainText(root: Root): string {
  return textOf(root)
    .replace(/ *\n[ \n]*/g, "\n")
    .replaceAll("- \n", "- ")
    .replaceAll(beforeHeading, "\n")
    .trim();
}

/** Bounds parsing time for hostile nesting. No posting is this long. */
const maxCharacters = 200_000;

function checkLength(html: string): void {
  if (html.length > maxCharacters) throw new RangeError("The text is too long");
}

/**
 * Sanitises another system's HTML: removes everything that runs, loads or links into this site, and starts
 * headings at h3.
 * @returns the HTML and its plain text, both empty if there is no text
 * @throws {RangeError} if it is too long or nested too deeply
 */
export function cleanDescription(html: string): { html: string; text: string } {
  checkLength(html);
  const parsed = parser.parse(html.toWellFormed());
  renameElements(parsed, headingRanks(parsed));
  const root = cleaner.runSync(parsed) as Root;
  tidy(root);
  wrapLooseText(root);
  return { html: writer.stringify(root), text: plainText(root) };
}

/** The text of an HTML fragment in one line. */
export function htmlToLine(html: string): string {
  return cleanDescription(html).text.replace(/\s+/g, " ");
}

const tag = /<\/?[a-z][^>]*>/i;
const escapedTag = /&(?:amp;)*lt;\/?[a-z]/i;

/**
 * Unescapes HTML that was escaped as a whole, up to three times. Escaped text within HTML stays escaped, as
 * it is meant to be read.
 */
export function unescapeHtml(html: string): string {
  checkLength(html);
  let text = html;
  for (let round = 0; round < 3 && !tag.test(text) && escapedTag.test(text); round += 1) {
    text = textContent(parser.parse(text));
  }
  return text;
}

const entity = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** The text of a field without HTML, in one line: some employers' systems escape it, also twice, or add tags. */
export function unescapeLine(text: string): string {
  let line = text;
  for (let round = 0; round < 3 && entity.test(line); round += 1)
    line = htmlToLine(line.replaceAll("<", "&lt;"));
  return tag.test(line) ? htmlToLine(line) : line;
}

/** Turns `&amp;amp;` into `&amp;`. Escaped tags stay: they may be meant to be read. */
export function unescapeEntities(html: string): string {
  checkLength(html);
  return html.replace(
    /&amp;(?:amp;)*(?=(?:amp|quot|apos|nbsp|[lr][sd]quo|[mn]dash|hellip|bull|#\d+);)/gi,
    "&",
  );
}
