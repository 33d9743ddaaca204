import { isDark, type Look } from "./hidden-text.ts";
import { childElements, childNamed, findAll, type XmlElement } from "./xml.ts";

/** Paragraph properties; spacing in points. */
export type ParagraphLook = {
  before?: number;
  after?: number;
  contextual?: boolean;
  numbered?: boolean;
  /** Has an outline level, so it is a heading. */
  outlined?: boolean;
  breakBefore?: boolean;
  fill?: string;
};

export type DocxStyle = { look: Look; paragraph: ParagraphLook; isHeading: boolean };

export type DocxStyles = {
  /** A style with inherited properties; paragraph styles include the document defaults. `""` is the default. */
  paragraphStyle: (id: string) => DocxStyle;
  /** A character style, with inheritance from other character styles. */
  characterLook: (id: string) => Look;
  /** Whether a table style has a dark background. */
  isDarkTable: (id: string) => boolean;
};

type RawStyle = { element: XmlElement; name: string; basedOn: string };

/** Word's default size. */
const DEFAULT_SIZE = 10;
/** Named highlight colours dark enough for white letters. */
const DARK_HIGHLIGHTS = /^(?:black|blue|red|green|dark|magenta)/;
const HEADING_NAME = /^(?:heading\s*\d*|title)$/i;

/** Value of a switch: `<w:b/>` is on, `<w:b w:val="0"/>` off. */
function toggle(element: XmlElement): boolean {
  return !/^(?:0|false|off|none)$/i.test(element.attributes["w:val"] ?? "1");
}

function parseNumber(text: string | undefined): number | undefined {
  const value = Number.parseFloat(text ?? "");
  return Number.isFinite(value) ? value : undefined;
}

function readFill(shading: XmlElement): string | undefined {
  const { "w:val": pattern = "", "w:fill": fill, "w:color": color } = shading.attributes;
  const value = pattern === "solid" && color !== "auto" ? color : fill;
  return value === undefined || value === "auto" ? undefined : value;
}

/** Fill of the `w:shd` of cell, table or paragraph properties. */
export function readShading(properties: XmlElement | undefined): string | undefined {
  const shading = childNamed(properties, "w:shd");
  return shading ? readFill(shading) : undefined;
}

/** The look that run properties (`w:rPr`) set. Unmentioned properties are missing. */
export function readLook(properties: XmlElement | undefined): Look {
  const look: Look = {};
  for (const element of properties ? childElements(properties) : []) {
    const value = element.attributes["w:val"];
    if (element.name === "w:b") look.bold = toggle(element);
    else if (element.name === "w:vanish") look.vanish = toggle(element);
    else if (element.name === "w:color") look.color = value ?? "auto";
    else if (element.name === "w:sz") {
      const halfPoints = parseNumber(value);
      if (halfPoints !== undefined) look.size = halfPoints / 2;
    } else if (element.name === "w:shd") {
      const fill = readFill(element);
      if (fill !== undefined) look.fill = fill;
    } else if (element.name === "w:highlight" && DARK_HIGHLIGHTS.test(value ?? "")) look.fill = "000000";
  }
  return look;
}

/** The look that paragraph properties (`w:pPr`) set. */
export function readParagraphLook(properties: XmlElement | undefined): ParagraphLook {
  const look: ParagraphLook = {};
  for (const element of properties ? childElements(properties) : []) {
    const value = element.attributes["w:val"];
    if (element.name === "w:spacing") {
      const before = parseNumber(element.attributes["w:before"]);
      const after = parseNumber(element.attributes["w:after"]);
      if (before !== undefined) look.before = before / 20;
      if (after !== undefined) look.after = after / 20;
    } else if (element.name === "w:contextualSpacing") look.contextual = toggle(element);
    else if (element.name === "w:pageBreakBefore") look.breakBefore = toggle(element);
    else if (element.name === "w:outlineLvl") look.outlined = (parseNumber(value) ?? 9) < 9;
    else if (element.name === "w:numPr") {
      const list = childNamed(element, "w:numId")?.attributes["w:val"];
      // A style may set only the level; list 0 removes the paragraph from its style's list.
      if (list !== undefined) look.numbered = list !== "0";
    } else if (element.name === "w:shd") {
      const fill = readFill(element);
      if (fill !== undefined) look.fill = fill;
    }
  }
  return look;
}

/** Reads styles.xml. Without one only Word's defaults apply. */
export function readDocxStyles(root: XmlElement | undefined): DocxStyles {
  const raw = new Map<string, RawStyle>();
  let defaultId = "";
  for (const element of root ? childElements(root) : []) {
    if (element.name !== "w:style") continue;
    const id = element.attributes["w:styleId"] ?? "";
    const name = childNamed(element, "w:name")?.attributes["w:val"] ?? id;
    const basedOn = childNamed(element, "w:basedOn")?.attributes["w:val"] ?? "";
    raw.set(id, { element, name, basedOn });
    const { "w:type": type, "w:default": isDefault } = element.attributes;
    if (type === "paragraph" && /^(?:1|true|on)$/.test(isDefault ?? "")) defaultId = id;
  }
  const defaults = childNamed(root, "w:docDefaults");
  const base: DocxStyle = {
    look: {
      size: DEFAULT_SIZE,
      ...readLook(childNamed(childNamed(defaults, "w:rPrDefault"), "w:rPr")),
    },
    paragraph: readParagraphLook(childNamed(childNamed(defaults, "w:pPrDefault"), "w:pPr")),
    isHeading: false,
  };
  const remember = <T>(make: (id: string) => T): ((id: string) => T) => {
    const cached = new Map<string, T>();
    return (id) => {
      const value = cached.get(id) ?? make(id);
      cached.set(id, value);
      return value;
    };
  };
  return {
    paragraphStyle: remember((id) => inherit(base, ancestry(raw, raw.has(id) ? id : defaultId), id)),
    characterLook: remember(
      (id) => inherit({ look: {}, paragraph: {}, isHeading: false }, ancestry(raw, id), "").look,
    ),
    isDarkTable: remember((id) =>
      ancestry(raw, id).some(({ element }) =>
        findAll(element, "w:shd").some((shading) => isDark(readFill(shading))),
      ),
    ),
  };
}

/** A style and its base styles, the furthest first. Stops at cycles. */
function ancestry(raw: Map<string, RawStyle>, id: string): RawStyle[] {
  const chain: RawStyle[] = [];
  for (let style = raw.get(id); style && !chain.includes(style) && chain.length < 50; ) {
    chain.push(style);
    style = raw.get(style.basedOn);
  }
  return chain.reverse();
}

function inherit(base: DocxStyle, chain: RawStyle[], id: string): DocxStyle {
  let { look, paragraph } = base;
  for (const { element } of chain) {
    look = { ...look, ...readLook(childNamed(element, "w:rPr")) };
    paragraph = { ...paragraph, ...readParagraphLook(childNamed(element, "w:pPr")) };
  }
  const names = [id, ...chain.map((style) => style.name)];
  return { look, paragraph, isHeading: names.some((name) => HEADING_NAME.test(name.trim())) };
}
