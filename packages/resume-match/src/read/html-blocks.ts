import type { Link } from "../types.ts";
import { type Block, type Paragraph, plainParagraph, type Run, type Table } from "./blocks.ts";
import { mendBrokenLetters } from "./broken-letters.ts";
import { addLink, endHidden } from "./compose-text.ts";
import { isHiddenLook, type Look } from "./hidden-text.ts";
import {
  applyDeclarations,
  BASE_SIZE,
  fontSize,
  type HtmlPlace,
  type HtmlStyle,
  type HtmlStyles,
  toColor,
  toFill,
} from "./html-styles.ts";
import { attributeOf, type HtmlElement, isElement, textOf } from "./html-tree.ts";

/** Content that is not text of the page, and controls and menus of websites. */
const SKIPPED = new Set(
  `head script style template noscript svg math iframe object embed audio video canvas map button select datalist
nav input meter progress rp rt area col colgroup param source track link meta title`.split(/\s+/),
);
const BLOCKS = new Set(
  `address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form
h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu ol optgroup option p pre search section summary table
tbody td textarea tfoot th thead tr ul caption`.split(/\s+/),
);
const BOLD = new Set(["b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6", "legend"]);
/** Sizes relative to the parent's. */
const SIZES: Record<string, number> = {
  h1: 2,
  h2: 1.5,
  h3: 1.17,
  h5: 0.83,
  h6: 0.67,
  small: 0.83,
  big: 1.2,
  sub: 0.83,
  sup: 0.83,
};
/** Elements with an empty line above and below. */
const SPACED = /^(?:p|ul|ol|dl|blockquote|pre|h[1-6]|figure|fieldset|hr|menu|dir)$/;

/** What surrounds a node. `isCell`: it lies beside its siblings. */
type Context = { place: HtmlPlace; look: Look; isPreformatted: boolean; isCell: boolean };
/** The open paragraph. `space` is the white space above it in points. */
type Pen = {
  runs: Run[];
  space: number;
  bullet: boolean;
  isHeading: boolean;
  /** The next letters belong to an element that touches the last one. */
  touches: boolean;
};
type Page = {
  blocks: Block[];
  links: Link[];
  hidden: string[];
  styles: HtmlStyles;
  pen: Pen;
  openLinks: { text: string }[];
};

const newPen = (): Pen => ({ runs: [], space: 0, bullet: false, isHeading: false, touches: false });

/** The blocks of a page, its links and its invisible text. */
export function readHtmlBlocks(
  root: HtmlElement,
  styles: HtmlStyles,
): { body: Block[]; links: Link[]; hidden: string[] } {
  const page: Page = { blocks: [], links: [], hidden: [], styles, pen: newPen(), openLinks: [] };
  const place = { tag: "", id: "", classes: [], parent: undefined };
  readElement(root, { place, look: { size: BASE_SIZE }, isPreformatted: false, isCell: false }, page);
  endParagraph(page);
  evenOut(page.blocks);
  return { body: page.blocks, links: page.links, hidden: page.hidden };
}

/** Where every paragraph has white space above, the white space that most have separates nothing. */
function evenOut(blocks: Block[]): void {
  const flows = flowsOf(blocks);
  const plain = flows.flatMap((flow) =>
    flow.slice(1).filter(({ bullet, isHeading, runs }) => !bullet && !isHeading && runs.length > 0),
  );
  const groups = Map.groupBy(plain, ({ before }) => before);
  const [usual = 0] = [...groups].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  for (const paragraph of flows.flat()) paragraph.before = Math.max(0, paragraph.before - usual);
}

/** The paragraphs of the page and of each cell. */
function flowsOf(blocks: Block[]): Paragraph[][] {
  const inner = blocks.flatMap((block) => (block.kind === "table" ? block.rows.flat().flatMap(flowsOf) : []));
  return [blocks.filter((block) => block.kind === "paragraph"), ...inner];
}

function readNodes(parent: HtmlElement, context: Context, page: Page): void {
  let previous: HtmlElement | undefined;
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      if (previous && isOther(previous, node)) page.pen.touches = true;
      readElement(node, context, page);
    } else if ("value" in node) write(node.value, context, page);
    previous = isElement(node) ? node : undefined;
  }
}

/** Whether two elements that touch have different classes, and so probably different places. */
function isOther(left: HtmlElement, right: HtmlElement): boolean {
  const names = [left, right].map((element) => attributeOf(element, "class"));
  return !names.includes(undefined) && names[0] !== names[1];
}

function readElement(element: HtmlElement, outer: Context, page: Page): void {
  const { tagName: tag } = element;
  // Icons, and copies of text for the eye of text for screen readers.
  if (SKIPPED.has(tag) || attributeOf(element, "aria-hidden") === "true") return;
  if (tag === "br") {
    page.pen.runs.push({ text: "\n", bold: false, size: 0 });
    return;
  }
  const place: HtmlPlace = {
    tag,
    id: attributeOf(element, "id") ?? "",
    classes: (attributeOf(element, "class") ?? "").split(/\s+/).filter(Boolean),
    parent: outer.place,
  };
  const style = readStyle(element, place, outer, page.styles);
  if (isHidden(element, style)) {
    hideAll(element, page);
    return;
  }
  // Word's bullets and numbers are text.
  if (/mso-list:\s*ignore/i.test(attributeOf(element, "style") ?? "")) {
    page.pen.bullet = true;
    return;
  }
  const isBlock = style.display === undefined ? BLOCKS.has(tag) : !/^(?:inline|contents)/.test(style.display);
  const context: Context = {
    place,
    look: lookOf(style),
    isPreformatted: outer.isPreformatted || tag === "pre" || tag === "textarea",
    isCell: /^(?:inline-)?flex$|^table-row$/.test(style.display ?? ""),
  };
  if (tag === "table") readTable(element, context, page);
  else if (isBlock && !(outer.isCell && !hasBlocks(element))) readBlock(element, style, context, page);
  else {
    // "Clerk" and small "Acme", but not small "at Acme".
    const isAside = tag === "small" && page.pen.isHeading && /^\s*[\p{Lu}\d]/u.test(textOf(element));
    const isBox = BLOCKS.has(tag) || style.display?.startsWith("inline-") === true;
    const isApart = outer.isCell || isAside || isBox || style.isFloating === true;
    readInline(element, isApart, context, page);
  }
}

function readStyle(element: HtmlElement, place: HtmlPlace, outer: Context, styles: HtmlStyles): HtmlStyle {
  const { tagName: tag } = element;
  const outerSize = outer.look.size ?? BASE_SIZE;
  const style: HtmlStyle = { ...outer.look, size: outerSize * (SIZES[tag] ?? 1) };
  if (SPACED.test(tag)) style.top = style.bottom = style.size;
  if (BOLD.has(tag)) style.bold = true;
  if (tag === "font") {
    style.size = fontSize(attributeOf(element, "size") ?? "") ?? style.size;
    style.color = toColor((attributeOf(element, "color") ?? "").toLowerCase()) ?? style.color;
  }
  const ground = attributeOf(element, "bgcolor") ?? (attributeOf(element, "background") && "url()");
  if (ground) style.fill = toFill(ground.toLowerCase()) ?? style.fill;
  for (const declarations of styles(place)) applyDeclarations(style, declarations, outerSize);
  applyDeclarations(style, attributeOf(element, "style") ?? "", outerSize);
  return style;
}

const lookOf = ({ bold, size, vanish, color, fill }: HtmlStyle): Look => ({
  bold,
  size,
  vanish,
  color,
  fill,
});

const isHidden = (element: HtmlElement, { display }: HtmlStyle) =>
  display === "none" ||
  attributeOf(element, "hidden") !== undefined ||
  (element.tagName === "dialog" && attributeOf(element, "open") === undefined);

function hideAll(element: HtmlElement, page: Page): void {
  page.hidden.push(textOf(element).replace(/\s+/g, " "), "\n");
}

const hasBlocks = (element: HtmlElement): boolean =>
  element.childNodes.some((node) => isElement(node) && (BLOCKS.has(node.tagName) || hasBlocks(node)));

function readBlock(element: HtmlElement, style: HtmlStyle, context: Context, page: Page): void {
  const { tagName: tag } = element;
  // "Period" and "2019 – 2021" of a list of terms are one line.
  const isBesideTerm = tag === "dd" && page.pen.runs.length > 0;
  if (isBesideTerm) page.pen.runs.push({ text: "\t", bold: false, size: 0 });
  else endParagraph(page);
  const { pen } = page;
  pen.space = Math.max(pen.space, style.top ?? 0);
  if (/^h[1-6]$/.test(tag) || attributeOf(element, "role") === "heading") pen.isHeading = true;
  if (tag === "li" && isItem(element)) pen.bullet = true;
  readNodes(element, context, page);
  if (tag === "dt") return;
  endParagraph(page);
  page.pen.isHeading = false;
  page.pen.bullet = false;
  page.pen.space = Math.max(page.pen.space, style.bottom ?? 0);
}

/** An item of a list, not an entry with a heading or several paragraphs in a list. */
function isItem(item: HtmlElement): boolean {
  const blocks = item.childNodes.filter(
    (node) => isElement(node) && BLOCKS.has(node.tagName) && !/^[uo]l$/.test(node.tagName),
  );
  const [first] = blocks;
  return (
    first === undefined || (blocks.length === 1 && isElement(first) && !hasBlocks(first) && isText(first))
  );
}

const isText = ({ tagName }: HtmlElement) => /^(?:p|div)$/.test(tagName);

function readInline(element: HtmlElement, isApart: boolean, context: Context, page: Page): void {
  const { pen } = page;
  if (isApart) pen.runs.push({ text: "\t", bold: false, size: 0 });
  const address = element.tagName === "a" ? attributeOf(element, "href") : undefined;
  if (address === undefined) readNodes(element, context, page);
  else {
    const link = { text: "" };
    page.openLinks.push(link);
    readNodes(element, context, page);
    page.openLinks.pop();
    addLink(page.links, address, link.text.trim());
  }
  if (isApart) page.pen.runs.push({ text: "\t", bold: false, size: 0 });
}

/** A table's cells as blocks; a caption above it. */
function readTable(table: HtmlElement, context: Context, page: Page): void {
  endParagraph(page);
  const rows: Block[][][] = [];
  const readPart = (parent: HtmlElement, outer: Context): void => {
    for (const node of parent.childNodes) {
      if (!isElement(node)) continue;
      if (/^t(?:head|body|foot)$/.test(node.tagName)) readPart(node, inside(node, outer, page));
      else if (node.tagName === "tr") {
        const row = inside(node, outer, page);
        rows.push(node.childNodes.filter(isElement).map((cell) => readCell(cell, row, page)));
      } else readElement(node, outer, page);
    }
  };
  readPart(table, { ...context, isCell: false });
  endParagraph(page);
  const block: Table = { kind: "table", rows };
  page.blocks.push(block);
}

/** The context within a row or a group of rows. */
function inside(element: HtmlElement, outer: Context, page: Page): Context {
  const classes = (attributeOf(element, "class") ?? "").split(/\s+/).filter(Boolean);
  const place = { tag: element.tagName, id: attributeOf(element, "id") ?? "", classes, parent: outer.place };
  const style = readStyle(element, place, outer, page.styles);
  return { ...outer, place, look: { ...lookOf(style), vanish: style.vanish || isHidden(element, style) } };
}

function readCell(cell: HtmlElement, context: Context, page: Page): Block[] {
  const { blocks, pen } = page;
  Object.assign(page, { blocks: [], pen: newPen() });
  readElement(cell, context, page);
  endParagraph(page);
  const own = page.blocks;
  Object.assign(page, { blocks, pen });
  return own;
}

const lastLetter = (runs: Run[]) => runs.at(-1)?.text.at(-1) ?? " ";

function write(raw: string, { look, isPreformatted }: Context, page: Page): void {
  const text = mendBrokenLetters(
    isPreformatted
      ? raw.replace(/\r\n?/g, "\n").replace(/ {3,}/g, "\t")
      : raw.replace(/[ \t\r\n\f]+/g, " ").replace(/(?:\u00A0 ?){3,}/g, "\t"),
  );
  if (isHiddenLook(look, false)) {
    page.hidden.push(text);
    return;
  }
  const { pen } = page;
  if (text === " " && (pen.runs.length === 0 || /\s/.test(lastLetter(pen.runs)))) return;
  endHidden(page.hidden);
  // Style sheets often separate elements that touch: "Acme Ltd" and "2019 – 2021".
  if (pen.touches && /[\p{Ll}\d)]/u.test(lastLetter(pen.runs)) && /^[\p{Lu}\d(]/u.test(text))
    pen.runs.push({ text: "\t", bold: false, size: 0 });
  pen.touches = false;
  pen.runs.push({ text, bold: look.bold ?? false, size: look.size ?? BASE_SIZE });
  for (const link of page.openLinks) if (link.text.length < 2000) link.text += text;
}

/** Ends the open paragraph. One without text separates others only if it has a line break or a fixed space. */
function endParagraph(page: Page): void {
  endHidden(page.hidden);
  const { pen } = page;
  const text = pen.runs.map((run) => run.text).join("");
  if (/^[ \t]*$/.test(text)) {
    pen.runs = [];
    return;
  }
  // A break at the end of a block opens no line.
  if (pen.runs.at(-1)?.text === "\n") pen.runs.pop();
  const isEmpty = text.trim() === "";
  page.blocks.push({
    ...plainParagraph(isEmpty ? [] : pen.runs),
    bullet: pen.bullet,
    isHeading: pen.isHeading,
    before: pen.space,
  });
  page.pen = { ...newPen(), isHeading: pen.isHeading };
}
