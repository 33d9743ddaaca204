import type { Look } from "./hidden-text.ts";

/** What a style says about an element, as far as the text depends on it. Margins in points. */
export type HtmlStyle = Look & { display?: string; top?: number; bottom?: number; isFloating?: boolean };

/** An element for the selectors: its name, id and classes. */
export type HtmlPlace = { tag: string; id: string; classes: string[]; parent: HtmlPlace | undefined };

type Compound = { tag: string; ids: string[]; classes: string[] };
type Rule = { parts: Compound[]; weight: number; declarations: string };
export type HtmlStyles = (place: HtmlPlace) => string[];

/** Rules for the same last name, id or class. Inlined style sheets of frameworks have some 3,000 for all. */
const MAX_RULES = 200;
const MAX_SHEET = 2_000_000;
/** A point has 4/3 pixels; "medium" is 16 of them. */
const POINTS_PER_PIXEL = 0.75;
export const BASE_SIZE = 12;
/** `<font size="1">` to `7`, and the names of sizes from "xx-small" on, in pixels. */
const fontSizes = [10, 13, 16, 18, 24, 32, 48];
const namedSizes = ["x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large"];
const lightNames =
  /^(?:white|snow|ivory|azure|mintcream|ghostwhite|floralwhite|whitesmoke|seashell|honeydew|aliceblue|lightyellow|lavenderblush)$/;
/** Further left, or above, nobody sees it. */
const OFF_PAGE = -500;

/**
 * Reads style sheets as far as texts need them: selectors of names, classes, ids and their ancestors. Rules for media,
 * states and pseudo-elements are skipped. The result lists an element's declarations, strongest last.
 */
export function readHtmlStyles(sheets: string[]): HtmlStyles {
  const byKey = new Map<string, Rule[]>();
  for (const { selectors, declarations } of splitRules(sheets.join("\n").slice(0, MAX_SHEET))) {
    for (const selector of selectors.split(",")) {
      const parts = parseSelector(selector);
      const last = parts?.at(-1);
      if (!parts || !last) continue;
      const weight = parts.reduce(
        (sum, { ids, classes, tag }) => sum + ids.length * 100 + classes.length * 10 + Number(tag !== ""),
        0,
      );
      const key = keyOf(last);
      const rules = byKey.get(key) ?? [];
      if (rules.length < MAX_RULES) rules.push({ parts, weight, declarations });
      byKey.set(key, rules);
    }
  }
  return (place) => {
    if (byKey.size === 0) return [];
    const keys = [place.tag, `#${place.id}`, ...place.classes.map((name) => `.${name}`)];
    return keys
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ parts }) => matches(place, parts))
      .sort((a, b) => a.weight - b.weight)
      .map(({ declarations }) => declarations);
  };
}

const keyOf = ({ tag, ids: [id], classes: [name] }: Compound) => (id ? `#${id}` : name ? `.${name}` : tag);

function splitRules(sheet: string): { selectors: string; declarations: string }[] {
  const text = sheet.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|<!--|-->/g, " ");
  const rules: { selectors: string; declarations: string }[] = [];
  let position = 0;
  for (;;) {
    const open = text.indexOf("{", position);
    if (open < 0) return rules;
    const selectors = text.slice(position, open).split(";").at(-1)?.trim() ?? "";
    const end = blockEnd(text, open, selectors.startsWith("@"));
    if (!selectors.startsWith("@")) rules.push({ selectors, declarations: text.slice(open + 1, end) });
    position = end + 1;
  }
}

/** The brace that closes a block; blocks of "@media" have blocks inside. */
function blockEnd(text: string, open: number, isNested: boolean): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}" && (--depth === 0 || !isNested)) return at;
  }
  return text.length;
}

function parseSelector(selector: string): Compound[] | undefined {
  const parts = selector
    .trim()
    .split(/\s*>\s*|\s+/)
    .map((part) => {
      const match = /^([a-z][a-z\d]*|\*)?((?:[.#][\w-]+)*)$/i.exec(part);
      const names = match?.[2]?.match(/[.#][\w-]+/g) ?? [];
      const ofKind = (sign: string) =>
        names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
      return match && { tag: (match[1] ?? "").toLowerCase(), ids: ofKind("#"), classes: ofKind(".") };
    });
  return parts.every((part): part is Compound => part !== null) ? parts : undefined;
}

function matches(place: HtmlPlace, parts: Compound[]): boolean {
  let at: HtmlPlace | undefined = place;
  let part = parts.length - 1;
  if (!fits(place, parts[part])) return false;
  for (at = place.parent, part -= 1; part >= 0 && at; at = at.parent) if (fits(at, parts[part])) part -= 1;
  return part < 0;
}

const fits = (place: HtmlPlace, part: Compound | undefined) =>
  part !== undefined &&
  (part.tag === "" || part.tag === "*" || part.tag === place.tag) &&
  part.ids.every((id) => id === place.id) &&
  part.classes.every((name) => place.classes.includes(name));

/** Adds declarations ("color: red; …") to a style. `outerSize` is the parent's, which relative sizes refer to. */
export function applyDeclarations(style: HtmlStyle, declarations: string, outerSize: number): void {
  for (const declaration of declarations.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon < 0) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, "")
      .trim()
      .toLowerCase();
    applyDeclaration(style, name, value, outerSize);
  }
}

function applyDeclaration(style: HtmlStyle, name: string, value: string, outerSize: number): void {
  const length = () => toPoints(value, style.size ?? outerSize);
  switch (name) {
    case "display":
      style.display = value;
      break;
    case "visibility":
      if (value === "visible") style.vanish = false;
      else if (value !== "inherit") style.vanish = true;
      break;
    case "mso-hide":
      if (value === "all") style.vanish = true;
      break;
    case "opacity":
      if (Number.parseFloat(value) < 0.05) style.vanish = true;
      break;
    case "left":
    case "top":
    case "text-indent":
      if ((length() ?? 0) < OFF_PAGE) style.vanish = true;
      break;
    case "float":
      style.isFloating = value === "right";
      break;
    case "font-weight":
      style.bold = value === "bold" || value === "bolder" || Number.parseInt(value, 10) >= 600;
      break;
    case "font-size": {
      const size = toPoints(value, outerSize);
      // No size is no default, but invisible.
      if (size !== undefined) style.size = Math.max(size, 0.1);
      break;
    }
    case "color": {
      const color = toColor(value);
      if (color !== undefined) style.color = color;
      if (/transparent|rgba\(.*,\s*0(?:\.0+)?\)/.test(value)) style.vanish = true;
      break;
    }
    case "background":
    case "background-color":
      style.fill = toFill(value) ?? style.fill;
      break;
    default:
      applyMargin(style, name, value, outerSize);
  }
}

function applyMargin(style: HtmlStyle, name: string, value: string, outerSize: number): void {
  if (!name.startsWith("margin")) return;
  const size = style.size ?? outerSize;
  const sides = value.split(/\s+/).map((side) => toPoints(side, size));
  if (name === "margin-top" || name === "margin") style.top = sides[0] ?? style.top;
  if (name === "margin-bottom") style.bottom = sides[0] ?? style.bottom;
  if (name === "margin") style.bottom = sides[2] ?? sides[0] ?? style.bottom;
}

/** A length in points; `undefined` for one that depends on the window. */
function toPoints(value: string, size: number): number | undefined {
  const named = namedSizes.indexOf(value);
  if (named >= 0) return (fontSizes[named] ?? 16) * POINTS_PER_PIXEL;
  if (value === "smaller" || value === "larger") return size * (value === "larger" ? 1.2 : 1 / 1.2);
  const [, digits = "", unit = ""] = /^(-?[\d.]+)\s*([a-z%]*)/.exec(value) ?? [];
  const number = Number.parseFloat(digits);
  if (!Number.isFinite(number)) return undefined;
  const perUnit: Record<string, number> = {
    "": POINTS_PER_PIXEL,
    px: POINTS_PER_PIXEL,
    pt: 1,
    pc: 12,
    in: 72,
    cm: 28.35,
    mm: 2.835,
    em: size,
    ex: size / 2,
    rem: BASE_SIZE,
    "%": size / 100,
  };
  const factor = perUnit[unit];
  return factor === undefined ? undefined : number * factor;
}

/** Points of `<font size>`: 1 to 7, or relative to 3. */
export function fontSize(value: string): number | undefined {
  const number = Number.parseInt(value, 10);
  if (!Number.isFinite(number)) return undefined;
  const step = /^[+-]/.test(value) ? 3 + number : number;
  return (fontSizes[Math.max(1, Math.min(7, step)) - 1] ?? 16) * POINTS_PER_PIXEL;
}

/** RRGGBB, or the name of a colour that is not white. */
export function toColor(value: string): string | undefined {
  const short = /^#?([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join("");
  const long = /^#?([\da-f]{6})/.exec(value)?.[1];
  if (long) return long;
  const channels = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value)?.slice(1);
  if (channels)
    return channels.map((channel) => Math.min(255, Number(channel)).toString(16).padStart(2, "0")).join("");
  if (lightNames.test(value)) return "ffffff";
  return /^[a-z]+$/.test(value) && !/^(?:inherit|initial|unset|transparent|currentcolor)$/.test(value)
    ? value
    : undefined;
}

/** The colour of a background. Pictures, gradients and named colours count as dark: white is visible on most. */
export function toFill(value: string): string | undefined {
  if (/url\(|gradient\(/.test(value)) return "000000";
  const color = toColor(value.split(/\s+(?![^(]*\))/)[0] ?? "");
  if (color === undefined) return undefined;
  return /^[\da-f]{6}$/.test(color) ? color : color === "none" ? undefined : "000000";
}
