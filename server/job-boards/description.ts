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

/** Everything else loses its tags and attributes and keeps its words; what is never words goes as a whole. */
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

const sameAs: Record<string, string> = { b: "strong", i: "em", h1: "h3", h2: "h3", h5: "h4", h6: "h4" };
const blocks = new Set([
  ..."address article aside blockquote div dd dl dt figure footer header hr main nav pre section table tr".split(
    " ",
  ),
  ..."p ul ol li h1 h2 h3 h4 h5 h6".split(" "),
]);
/** What holds a paragraph where no tag says so. */
const paragraphs = new Set(["div", "section", "article", "blockquote", "pre", "dt", "dd", "tr"]);

const isElement = (node: Node): node is Element => node.type === "element";
const elementsIn = ({ children }: Parent): Element[] => (children as Node[]).filter(isElement);

function holdsBlock(node: Parent): boolean {
  return elementsIn(node).some((child) => blocks.has(child.tagName) || holdsBlock(child));
}

/** Each heading's rank among those that the text uses: its first is h3, everything below that h4. */
function headingRanks(node: Parent): Map<string, string> {
  const used = new Set<string>();
  const visit = (parent: Parent) => {
    for (const child of elementsIn(parent)) {
      if (/^h[1-6]$/.test(child.tagName)) used.add(child.tagName);
      visit(child);
    }
  };
  visit(node);
  return new Map([...used].sort().map((name, rank) => [name, rank === 0 ? "h3" : "h4"]));
}

/** Gives the elements of other editors the names that are kept. */
function rename(node: Parent, ranks: Map<string, string>): void {
  for (const child of elementsIn(node)) {
    const isParagraph = paragraphs.has(child.tagName) && !holdsBlock(child);
    rename(child, ranks);
    if (/^t[dh]$/.test(child.tagName)) child.children.push({ type: "text", value: " " });
    child.tagName = isParagraph ? "p" : (ranks.get(child.tagName) ?? sameAs[child.tagName] ?? child.tagName);
  }
}

const isBlank = (text: string) => /^[\s\p{C}\u00a0]*$/u.test(text);

function wordsIn(node: Node | Root): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(wordsIn).join("") : "";
}

/** Takes out what shows nothing, and links that lead into this site or nowhere. */
function tidy(node: Parent): void {
  node.children = node.children.flatMap((child): Node[] => {
    if (!isElement(child)) return [child];
    tidy(child);
    if (child.tagName !== "br" && isBlank(wordsIn(child))) return [];
    if (child.tagName !== "a") return [child];
    const href = String(child.properties.href ?? "");
    return /^(https:\/\/|mailto:)/i.test(href) ? [child] : (child.children as Node[]);
  });
}

/** Words that stand between the paragraphs become paragraphs. */
function wrapLooseWords(root: Root): void {
  const wrapped: Node[] = [];
  let loose: Element | undefined;
  for (const child of root.children) {
    if (isElement(child) && blocks.has(child.tagName)) {
      wrapped.push(child);
      loose = undefined;
    } else if (loose) {
      loose.children.push(child as Element);
    } else if (!isBlank(wordsIn(child))) {
      loose = { type: "element", tagName: "p", properties: {}, children: [child as Element] };
      wrapped.push(loose);
    }
  }
  root.children = wrapped;
}

/** No text holds one: every space of it is a plain one by then. */
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
      return blocks.has(node.tagName) ? `\n${inner}\n` : inner;
  }
}

function plainText(root: Root): string {
  return textOf(root)
    .replace(/ *\n[ \n]*/g, "\n")
    .replaceAll("- \n", "- ")
    .replaceAll(beforeHeading, "\n")
    .trim();
}

/** A parser takes its time for hostile nesting; no posting is so long. */
const maxCharacters = 200_000;

function checkLength(html: string): void {
  if (html.length > maxCharacters) throw new RangeError("The text is too long");
}

/**
 * HTML of another system with nothing left that could run, load or lead into this site, as it stands below a heading
 * of the page; and its words. Both are empty where it says nothing.
 * @throws {RangeError} where it is too long, or nested too deeply
 */
export function cleanDescription(html: string): { html: string; text: string } {
  checkLength(html);
  const parsed = parser.parse(html.toWellFormed());
  rename(parsed, headingRanks(parsed));
  const root = cleaner.runSync(parsed) as Root;
  tidy(root);
  wrapLooseWords(root);
  return { html: writer.stringify(root), text: plainText(root) };
}

/** The words of a piece of HTML in one line. */
export function wordsOfHtml(html: string): string {
  return cleanDescription(html).text.replace(/\s+/g, " ");
}

const tag = /<\/?[a-z][^>]*>/i;
const escapedTag = /&(?:amp;)*lt;\/?[a-z]/i;

/**
 * Takes an escaping off HTML that was escaped once more, or twice, on its way. What is escaped within real HTML stays:
 * there it is meant to be read.
 */
export function unescapeHtml(html: string): string {
  checkLength(html);
  let text = html;
  for (let time = 0; time < 3 && !tag.test(text) && escapedTag.test(text); time += 1) {
    text = wordsIn(parser.parse(text));
  }
  return text;
}
