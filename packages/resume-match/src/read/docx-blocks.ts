import type { Link } from "../types.ts";
import type { Block, Paragraph, Run, Table } from "./blocks.ts";
import { addLink, endHidden, fieldAddress, isPageField, joinBlocks } from "./compose-text.ts";
import { type DocxStyle, type DocxStyles, readLook, readParagraphLook, readShading } from "./docx-styles.ts";
import { isDark, isHiddenLook, type Look } from "./hidden-text.ts";
import { childElements, childNamed, findAll, readText, type XmlElement } from "./xml.ts";

/** Shared by all parts of one document; collects links, hidden text and boxes. */
export type DocxContext = {
  styles: DocxStyles;
  links: Link[];
  hidden: string[];
  hasTextBoxes: boolean;
  hasColumns: boolean;
  /** Word has recorded where pages end; otherwise only the author's breaks are known. */
  hasRenderedBreaks: boolean;
  /** A dark background behind the text, on which white letters are visible. */
  hasDarkGround: boolean;
};

/** An open field: its instruction, then its displayed text. */
type Field = { instruction: string; isShowing: boolean; text: string };
/** A part (body, header) being read. Fields may span its paragraphs. */
type Story = { context: DocxContext; targets: Map<string, string>; fields: Field[] };
/** Collects a paragraph's text and inherited look. */
type Pen = { runs: Run[]; frames: Block[]; look: Look; link: { text: string } | undefined };

const MAX_OPEN_FIELDS = 32;
/** Elements whose content is ordinary text. */
const TRANSPARENT = new Set([
  "w:ins",
  "w:moveTo",
  "w:customXml",
  "w:smartTag",
  "w:sdtContent",
  "w:sdt",
  "w:bdo",
  "w:dir",
  "w:rt",
  "w:ruby",
  "w:rubyBase",
  "mc:Choice",
  "mc:Fallback",
]);

/** Reads a part's content: `w:body`, `w:hdr`, `w:ftr`. `targets` are its relationships: id → address. */
export function readDocxBlocks(
  root: XmlElement,
  targets: Map<string, string>,
  context: DocxContext,
): Block[] {
  return readBlocks(root, { context, targets, fields: [] }, undefined);
}

/** Children, with one of the alternatives that Word writes for newer and older programs. */
function chooseContent(element: XmlElement): XmlElement[] {
  if (element.name !== "mc:AlternateContent") return childElements(element);
  const chosen = childNamed(element, "mc:Choice") ?? childNamed(element, "mc:Fallback");
  return chosen ? childElements(chosen) : [];
}

function readBlocks(parent: XmlElement, story: Story, fill: string | undefined): Block[] {
  const blocks = chooseContent(parent).map((element): Block[] => {
    if (element.name === "w:p") return readParagraph(element, story, fill);
    if (element.name === "w:tbl") return [readTable(element, story, fill)];
    if (TRANSPARENT.has(element.name) || element.name === "mc:AlternateContent") {
      return readBlocks(element, story, fill);
    }
    if (element.name === "w:sectPr") noteSection(element, story.context);
    return [];
  });
  return joinBlocks(blocks);
}

function noteSection(section: XmlElement, context: DocxContext): void {
  const columns = childNamed(section, "w:cols");
  if (Number(columns?.attributes["w:num"] ?? 1) > 1) context.hasColumns = true;
}

function readTable(element: XmlElement, story: Story, outer: string | undefined): Table {
  const properties = childNamed(element, "w:tblPr");
  const styleId = childNamed(properties, "w:tblStyle")?.attributes["w:val"] ?? "";
  const styleFill = story.context.styles.isDarkTable(styleId) ? "000000" : outer;
  const fill = readShading(properties) ?? styleFill;
  const rows = unwrap(element, "w:tr").map((row) =>
    unwrap(row, "w:tc").map((cell) =>
      readBlocks(cell, story, readShading(childNamed(cell, "w:tcPr")) ?? fill),
    ),
  );
  return { kind: "table", rows };
}

/** Rows or cells, including those in content controls, without deleted rows. */
function unwrap(parent: XmlElement, name: string): XmlElement[] {
  return chooseContent(parent).flatMap((element) => {
    if (element.name !== name) return TRANSPARENT.has(element.name) ? unwrap(element, name) : [];
    return childNamed(childNamed(element, "w:trPr"), "w:del") ? [] : [element];
  });
}

function readParagraph(element: XmlElement, story: Story, outer: string | undefined): Block[] {
  const properties = childNamed(element, "w:pPr");
  const styleId = childNamed(properties, "w:pStyle")?.attributes["w:val"] ?? "";
  const style = story.context.styles.paragraphStyle(styleId);
  const look = { ...style.paragraph, ...readParagraphLook(properties) };
  const section = childNamed(properties, "w:sectPr");
  if (section) noteSection(section, story.context);
  const fill = look.fill ?? outer;
  const base: Look = fill === undefined ? style.look : { ...style.look, fill };
  const pen: Pen = { runs: [], frames: [], look: base, link: undefined };
  if (look.breakBefore && !story.context.hasRenderedBreaks) {
    pen.runs.push({ text: "\f", bold: false, size: 0 });
  }
  for (const child of chooseContent(element)) readInline(child, story, pen);
  endHidden(story.context.hidden);
  const isDeleted = childNamed(childNamed(properties, "w:rPr"), "w:del") !== undefined;
  if (isDeleted && pen.runs.length === 0) return pen.frames;
  return [buildParagraph(pen.runs, look, style, styleId), ...pen.frames];
}

function buildParagraph(
  runs: Run[],
  look: ReturnType<typeof readParagraphLook>,
  style: DocxStyle,
  styleId: string,
): Paragraph {
  const isHeading = style.isHeading || look.outlined === true;
  return {
    kind: "paragraph",
    runs,
    bullet: look.numbered === true && !isHeading,
    isHeading,
    before: look.before ?? 0,
    after: look.after ?? 0,
    style: styleId,
    contextual: look.contextual ?? false,
  };
}

function readInline(element: XmlElement, story: Story, pen: Pen): void {
  if (element.name === "w:r") readRun(element, story, pen);
  else if (element.name === "w:hyperlink") {
    const target = story.targets.get(element.attributes["r:id"] ?? "");
    const link = { text: "" };
    const outer = pen.link;
    pen.link = link;
    for (const child of chooseContent(element)) readInline(child, story, pen);
    pen.link = outer;
    if (target) addLink(story.context.links, target, link.text.trim());
  } else if (element.name === "w:fldSimple") {
    const instruction = element.attributes["w:instr"] ?? "";
    story.fields.push({ instruction, isShowing: true, text: "" });
    for (const child of chooseContent(element)) readInline(child, story, pen);
    endField(story);
  } else if (TRANSPARENT.has(element.name) || element.name === "mc:AlternateContent") {
    for (const child of chooseContent(element)) readInline(child, story, pen);
  }
}

function readRun(run: XmlElement, story: Story, pen: Pen): void {
  const properties = childNamed(run, "w:rPr");
  const styleId = childNamed(properties, "w:rStyle")?.attributes["w:val"];
  const characterLook = styleId === undefined ? {} : story.context.styles.characterLook(styleId);
  const look = { ...pen.look, ...characterLook, ...readLook(properties) };
  readRunContent(run, story, pen, look);
}

function readRunContent(run: XmlElement, story: Story, pen: Pen, look: Look): void {
  for (const element of chooseContent(run)) {
    const text = readTextElement(element, story.context);
    if (text !== undefined) write(text, story, pen, look);
    else if (element.name === "w:fldChar") noteField(element, story);
    else if (element.name === "w:instrText") {
      const field = story.fields.at(-1);
      if (field && !field.isShowing && field.instruction.length < 2000)
        field.instruction += readText(element);
    } else if (element.name === "mc:AlternateContent") readRunContent(element, story, pen, look);
    else if (element.name === "w:drawing" || element.name === "w:pict" || element.name === "w:object") {
      readDrawing(element, story, pen);
    } else if (element.name === "w:ruby") {
      const base = childNamed(element, "w:rubyBase");
      for (const child of base ? chooseContent(base) : []) readInline(child, story, pen);
    }
  }
}

/** Text of an element of a run; `undefined` for other elements. */
function readTextElement(element: XmlElement, context: DocxContext): string | undefined {
  switch (element.name) {
    case "w:t":
      return readText(element).replace(/[\n\r\f\v]/g, " ");
    case "w:tab":
    case "w:ptab":
      return "\t";
    case "w:cr":
      return "\n";
    case "w:br":
      if (element.attributes["w:type"] !== "page") return "\n";
      return context.hasRenderedBreaks ? "\n" : "\f";
    case "w:lastRenderedPageBreak":
      return "\v";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return readSymbol(element);
    default:
      return undefined;
  }
}

/** A symbol of a private font. It may be a bullet; otherwise the clean-up drops it. */
function readSymbol(element: XmlElement): string {
  const code = Number.parseInt(element.attributes["w:char"] ?? "", 16);
  const isPrivate = code >= 0xf000 && code <= 0xf0ff;
  return isPrivate ? String.fromCodePoint(code) : "";
}

function noteField(element: XmlElement, story: Story): void {
  const type = element.attributes["w:fldCharType"];
  if (type === "begin" && story.fields.length < MAX_OPEN_FIELDS) {
    story.fields.push({ instruction: "", isShowing: false, text: "" });
  } else if (type === "separate") {
    const field = story.fields.at(-1);
    if (field) field.isShowing = true;
  } else if (type === "end") endField(story);
}

function endField(story: Story): void {
  const field = story.fields.pop();
  if (field) addLink(story.context.links, fieldAddress(field.instruction), field.text.trim());
}

function write(text: string, story: Story, pen: Pen, look: Look): void {
  const isText = text !== "\v" && text !== "\f";
  if (isText && story.fields.some((field) => !field.isShowing || isPageField(field.instruction))) return;
  if (isText && isHiddenLook(look, story.context.hasDarkGround)) {
    story.context.hidden.push(text);
    return;
  }
  endHidden(story.context.hidden);
  pen.runs.push({ text, bold: look.bold ?? false, size: look.size ?? 0 });
  if (pen.link && isText) pen.link.text += text;
  for (const field of story.fields) if (isText && field.text.length < 2000) field.text += text;
}

/** Text boxes of a drawing, grouped or not, and links on pictures. */
function readDrawing(element: XmlElement, story: Story, pen: Pen): void {
  for (const click of findAll(element, "a:hlinkClick")) {
    const target = story.targets.get(click.attributes["r:id"] ?? "");
    if (target) addLink(story.context.links, target, "");
  }
  for (const { box, fill } of findBoxes(element, undefined)) {
    // A box is a separate story: a field open around it does not hide it.
    const blocks = readBlocks(box, { ...story, fields: [] }, fill);
    if (!blocks.some(hasText)) continue;
    story.context.hasTextBoxes = true;
    pen.frames.push({ kind: "frame", blocks });
  }
}

type Box = { box: XmlElement; fill: string | undefined };

function findBoxes(element: XmlElement, fill: string | undefined): Box[] {
  return chooseContent(element).flatMap((child): Box[] => {
    if (child.name === "w:txbxContent") return [{ box: child, fill }];
    return findBoxes(child, shapeFill(child) ?? fill);
  });
}

/** Background of a shape: none if stated, dark unless a plain light colour is given. */
function shapeFill(shape: XmlElement): string | undefined {
  if (shape.name.startsWith("v:")) {
    const color = shape.attributes.fillcolor;
    if (color === undefined || /^(?:f|false)$/.test(shape.attributes.filled ?? "")) return undefined;
    return /^(?:#?fff(?:fff)?\b|white|window)/i.test(color) ? "FFFFFF" : "000000";
  }
  if (shape.name !== "wps:wsp") return undefined;
  const properties = childNamed(shape, "wps:spPr");
  if (childNamed(properties, "a:noFill")) return undefined;
  const solid = childNamed(properties, "a:solidFill");
  const color = childNamed(solid, "a:srgbClr")?.attributes.val;
  if (color !== undefined) return color;
  const scheme = childNamed(solid, "a:schemeClr")?.attributes.val;
  if (scheme !== undefined) return /^(?:bg1|lt1)$/.test(scheme) ? "FFFFFF" : "000000";
  const reference = childNamed(childNamed(shape, "wps:style"), "a:fillRef")?.attributes.idx ?? "0";
  return childNamed(properties, "a:gradFill") || reference !== "0" ? "000000" : undefined;
}

function hasText(block: Block): boolean {
  if (block.kind === "paragraph") return block.runs.some((run) => run.text.trim() !== "");
  if (block.kind === "frame") return block.blocks.some(hasText);
  return block.rows.some((row) => row.some((cell) => cell.some(hasText)));
}

/** Whether a part has a picture or shape behind its text, or a page colour, that is or may be dark. */
export function hasDarkGround(root: XmlElement): boolean {
  const ground = childNamed(root, "w:background")?.attributes["w:color"];
  if (isDark(ground)) return true;
  return findAll(root, "wp:anchor").some((anchor) => /^(?:1|true)$/.test(anchor.attributes.behindDoc ?? ""));
}
