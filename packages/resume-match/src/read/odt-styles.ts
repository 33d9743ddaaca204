import type { Look } from "./hidden-text.ts";
import { childElements, childNamed, type XmlElement } from "./xml.ts";

/** An ODF style with inherited properties; spacing in points. */
export type OdtStyle = {
  look: Look;
  before: number;
  after: number;
  breakBefore: boolean;
  isHeading: boolean;
  /** Newspaper columns of a section. */
  columns: number;
};

export type OdtStyles = {
  /** A style of a family (`paragraph`, `text`, `table-cell`, `graphic`, `section`), applied over `outer`. */
  style: (family: string, name: string | undefined, outer?: Look) => OdtStyle;
};

const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75, pc: 12 };
const HEADING_NAME = /^(?:heading(?:_20_|\s)*\d*|title)$/i;
const PLAIN: OdtStyle = {
  look: {},
  before: 0,
  after: 0,
  breakBefore: false,
  isHeading: false,
  columns: 1,
};

/** An ODF length ("0.5cm") in points; `undefined` for percentages and invalid values. */
function parseLength(length: string | undefined): number | undefined {
  const match = /^(-?[\d.]+)(pt|in|cm|mm|px|pc)$/.exec(length ?? "");
  const unit = POINTS[match?.[2] ?? ""];
  const value = Number.parseFloat(match?.[1] ?? "");
  return unit === undefined || !Number.isFinite(value) ? undefined : value * unit;
}

/** Reads the styles of several files; later styles override earlier ones of the same name. */
export function readOdtStyles(roots: (XmlElement | undefined)[]): OdtStyles {
  const named = new Map<string, XmlElement>();
  for (const root of roots) {
    for (const list of ["office:styles", "office:automatic-styles"]) {
      const styles = childNamed(root, list);
      for (const style of styles ? childElements(styles) : []) {
        const { "style:family": family = "", "style:name": name = "" } = style.attributes;
        named.set(`${family} ${style.name === "style:default-style" ? "" : name}`, style);
      }
    }
  }
  const chains = new Map<string, XmlElement[]>();
  const findChain = (family: string, name: string): XmlElement[] => {
    const key = `${family} ${name}`;
    const chain = chains.get(key) ?? ancestry(named, family, name);
    chains.set(key, chain);
    return chain;
  };
  return {
    style: (family, name, outer = {}) =>
      findChain(family, name ?? "").reduce(apply, { ...PLAIN, look: outer }),
  };
}

/** A style and its parents, the default of the family first. Stops at cycles. */
function ancestry(named: Map<string, XmlElement>, family: string, name: string): XmlElement[] {
  const chain: XmlElement[] = [];
  let style = name === "" ? undefined : named.get(`${family} ${name}`);
  while (style && !chain.includes(style) && chain.length < 50) {
    chain.push(style);
    const parent = style.attributes["style:parent-style-name"];
    style = parent ? named.get(`${family} ${parent}`) : undefined;
  }
  const root = named.get(`${family} `);
  if (root && family !== "text") chain.push(root);
  return chain.reverse();
}

function apply(base: OdtStyle, style: XmlElement): OdtStyle {
  const { "style:name": name = "", "style:display-name": shown = "" } = style.attributes;
  const next: OdtStyle = { ...base, look: { ...base.look } };
  if (HEADING_NAME.test(name) || HEADING_NAME.test(shown)) next.isHeading = true;
  for (const { name: kind, attributes, children } of childElements(style)) {
    if (kind === "style:text-properties") applyText(next.look, attributes);
    else if (kind === "style:paragraph-properties") {
      next.before = parseLength(attributes["fo:margin-top"]) ?? next.before;
      next.after = parseLength(attributes["fo:margin-bottom"]) ?? next.after;
      if (attributes["fo:break-before"]) next.breakBefore = attributes["fo:break-before"] === "page";
    } else if (kind === "style:section-properties") {
      const columns = children.find((node) => typeof node !== "string" && node.name === "style:columns");
      if (columns && typeof columns !== "string") {
        next.columns = Number(columns.attributes["fo:column-count"] ?? 1);
      }
    }
    applyGround(next.look, attributes, kind);
  }
  return next;
}

function applyText(look: Look, attributes: Record<string, string>): void {
  const {
    "fo:font-weight": weight,
    "fo:font-size": size,
    "fo:color": color,
    "text:display": display,
  } = attributes;
  if (weight !== undefined) look.bold = weight === "bold" || Number(weight) >= 600;
  if (color !== undefined) look.color = color;
  if (display !== undefined) look.vanish = display === "none";
  const share = /^([\d.]+)%$/.exec(size ?? "")?.[1];
  const points = share ? ((look.size ?? 12) * Number(share)) / 100 : parseLength(size);
  if (points !== undefined) look.size = Math.round(points * 10) / 10;
}

function applyGround(look: Look, attributes: Record<string, string>, kind: string): void {
  const ground = attributes["fo:background-color"];
  if (ground !== undefined && ground !== "transparent") look.fill = ground;
  if (kind !== "style:graphic-properties") return;
  const { "draw:fill": fill, "draw:fill-color": color } = attributes;
  if (fill === "solid" && color !== undefined) look.fill = color;
  else if (fill === "bitmap" || fill === "gradient") look.fill = "#000000";
}
