import type { Link } from "../types.ts";
import type { Block, Run, Table } from "./blocks.ts";
import { addLink, endHidden, joinBlocks } from "./compose-text.ts";
import { isHiddenLook, type Look } from "./hidden-text.ts";
import type { OdtStyles } from "./odt-styles.ts";
import { childElements, childNamed, type XmlElement } from "./xml.ts";

/** Shared by all parts of one document; collects links, hidden text and boxes. */
export type OdtContext = {
  styles: OdtStyles;
  links: Link[];
  hidden: string[];
  hasTextBoxes: boolean;
  hasColumns: boolean;
  /** The program has recorded where pages end; otherwise only the author's breaks are known. */
  hasSoftBreaks: boolean;
};

/** Context of a block: background, and whether its paragraphs are list items. */
type Cursor = { fill: string | undefined; isListed: boolean };
/** Collects a paragraph's text and inherited look. */
type Pen = { runs: Run[]; frames: Block[]; look: Look; links: { text: string }[] };

/** Content that is not text of the page: deletions, notes, comments, descriptions of fields. */
const SKIPPED = new Set([
  "text:tracked-changes",
  "text:note",
  "office:annotation",
  "office:forms",
  "text:sequence-decls",
  "text:variable-decls",
  "text:user-field-decls",
  "text:page-number",
  "text:page-count",
  "text:ruby-text",
  "svg:title",
  "svg:desc",
  "office:event-listeners",
  "table:table-columns",
  "table:table-column",
]);

/** Reads the blocks in `office:text`, a header or a footer. */
export function readOdtBlocks(root: XmlElement, context: OdtContext): Block[] {
  return readBlocks(root, context, { fill: undefined, isListed: false });
}

function readBlocks(parent: XmlElement, context: OdtContext, place: Cursor): Block[] {
  return joinBlocks(childElements(parent).map((element) => readBlock(element, context, place)));
}

function readBlock(element: XmlElement, context: OdtContext, place: Cursor): Block[] {
  const { name, attributes } = element;
  if (SKIPPED.has(name)) return [];
  if (name === "text:p" || name === "text:h") return readParagraph(element, context, place);
  if (name === "table:table") return [readTable(element, context, place)];
  if (name === "text:list-item") {
    // Only the first paragraph of a list item has a bullet.
    const content = childElements(element);
    return joinBlocks(
      content.map((child, index) => readBlock(child, context, { ...place, isListed: index === 0 })),
    );
  }
  if (name === "text:list-header") return readBlocks(element, context, { ...place, isListed: false });
  if (name.startsWith("draw:")) return readFrame(element, context, place);
  if (name === "text:section") {
    if (attributes["text:display"] === "none") {
      hideAll(element, context);
      return [];
    }
    const { columns } = context.styles.style("section", attributes["text:style-name"]);
    if (columns > 1) context.hasColumns = true;
  }
  // Lists, sections, indexes and wrappers of later versions.
  return readBlocks(element, context, place);
}

function readTable(element: XmlElement, context: OdtContext, place: Cursor): Table {
  const rows = tableRows(element).map((row) =>
    childElements(row)
      .filter((cell) => cell.name === "table:table-cell")
      .map((cell) => {
        const style = context.styles.style("table-cell", cell.attributes["table:style-name"]);
        return readBlocks(cell, context, { fill: style.look.fill ?? place.fill, isListed: false });
      }),
  );
  return { kind: "table", rows };
}

/** Rows, including those of header rows and row groups. */
function tableRows(element: XmlElement): XmlElement[] {
  return childElements(element).flatMap((child) => {
    if (child.name === "table:table-row") return [child];
    return /^table:table-(?:header-rows|rows|row-group)$/.test(child.name) ? tableRows(child) : [];
  });
}

function readParagraph(element: XmlElement, context: OdtContext, place: Cursor): Block[] {
  const outer: Look = place.fill === undefined ? {} : { fill: place.fill };
  const style = context.styles.style("paragraph", element.attributes["text:style-name"], outer);
  const pen: Pen = { runs: [], frames: [], look: style.look, links: [] };
  if (style.breakBefore && !context.hasSoftBreaks) pen.runs.push({ text: "\f", bold: false, size: 0 });
  readInline(element, context, pen);
  endHidden(context.hidden);
  const isHeading = element.name === "text:h" || style.isHeading;
  const paragraph: Block = {
    kind: "paragraph",
    runs: pen.runs,
    bullet: place.isListed && !isHeading,
    isHeading,
    before: style.before,
    after: style.after,
    style: "",
    contextual: false,
  };
  return [paragraph, ...pen.frames];
}

function readInline(parent: XmlElement, context: OdtContext, pen: Pen): void {
  for (const node of parent.children) {
    if (typeof node === "string") write(node.replace(/\s/g, " "), context, pen);
    else if (!SKIPPED.has(node.name)) readInlineElement(node, context, pen);
  }
}

function readInlineElement(element: XmlElement, context: OdtContext, pen: Pen): void {
  const { name, attributes } = element;
  if (name === "text:tab") write("\t", context, pen);
  else if (name === "text:s") write(" ", context, pen);
  else if (name === "text:line-break") write("\n", context, pen);
  else if (name === "text:soft-page-break") pen.runs.push({ text: "\v", bold: false, size: 0 });
  else if (name === "text:hidden-text") context.hidden.push(attributes["text:string-value"] ?? "");
  else if (name === "text:hidden-paragraph") pen.look = { ...pen.look, vanish: true };
  else if (name === "text:span") {
    const outer = pen.look;
    pen.look = context.styles.style("text", attributes["text:style-name"], outer).look;
    readInline(element, context, pen);
    pen.look = outer;
  } else if (name === "text:a") {
    const link = { text: "" };
    pen.links.push(link);
    readInline(element, context, pen);
    pen.links.pop();
    addLink(context.links, attributes["xlink:href"] ?? "", link.text.trim());
  } else if (name === "draw:a") {
    addLink(context.links, attributes["xlink:href"] ?? "", "");
    readInline(element, context, pen);
  } else if (name.startsWith("draw:")) {
    for (const frame of readFrame(element, context, { fill: pen.look.fill, isListed: false })) {
      pen.frames.push(frame);
    }
  } else readInline(element, context, pen);
}

function write(text: string, context: OdtContext, pen: Pen): void {
  if (isHiddenLook(pen.look, false)) {
    context.hidden.push(text);
    return;
  }
  endHidden(context.hidden);
  pen.runs.push({ text, bold: pen.look.bold ?? false, size: pen.look.size ?? 12 });
  for (const link of pen.links) if (link.text.length < 2000) link.text += text;
}

/** Text in a frame or shape; a picture has none. */
function readFrame(element: XmlElement, context: OdtContext, place: Cursor): Block[] {
  const { look } = context.styles.style("graphic", element.attributes["draw:style-name"]);
  const inner: Cursor = { fill: look.fill ?? place.fill, isListed: false };
  const isFrame = element.name === "draw:frame";
  // A frame offers its content in several forms; only a text box has text.
  const root = isFrame ? childNamed(element, "draw:text-box") : element;
  const blocks = root ? readBlocks(root, context, inner) : [];
  if (
    !blocks.some((block) => block.kind !== "paragraph" || block.runs.some((run) => run.text.trim() !== ""))
  ) {
    return [];
  }
  context.hasTextBoxes = true;
  return [{ kind: "frame", blocks }];
}

function hideAll(element: XmlElement, context: OdtContext): void {
  for (const node of element.children) {
    if (typeof node === "string") context.hidden.push(node);
    else hideAll(node, context);
  }
  if (/^text:[ph]$/.test(element.name)) context.hidden.push("\n");
}
