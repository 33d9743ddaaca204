import { ReadError } from "./read-error.ts";

/** Deeper than any word processor's document. */
const MAX_DEPTH = 256;
/** A document of thirty pages has about fifty thousand. */
const MAX_ELEMENTS = 500_000;

export type XmlAttributes = Record<string, string>;
export type XmlToken =
  | { kind: "start"; name: string; attributes: XmlAttributes; isEmpty: boolean }
  | { kind: "end"; name: string }
  | { kind: "text"; text: string };

export type XmlElement = { name: string; attributes: XmlAttributes; children: XmlNode[] };
export type XmlNode = XmlElement | string;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function malformed(message: string): ReadError {
  return new ReadError("corrupt", `broken XML: ${message}`);
}

/**
 * Tokens of an XML document, in order.
 *
 * @throws ReadError `corrupt` for a DOCTYPE (entity bombs need one), unknown entities, elements nested deeper than
 *   256, mismatched tags and truncation
 */
export function* tokenizeXml(source: string): Generator<XmlToken> {
  const open: string[] = [];
  let hasRoot = false;
  let position = source.startsWith("\uFEFF") ? 1 : 0;
  while (position < source.length) {
    const tag = source.indexOf("<", position);
    const textEnd = tag < 0 ? source.length : tag;
    if (textEnd > position) {
      const text = source.slice(position, textEnd);
      if (open.length > 0) yield { kind: "text", text: decodeEntities(text) };
      else if (text.trim() !== "") throw malformed("text outside the root element");
      position = textEnd;
      continue;
    }
    if (source.startsWith("<?", position)) position = after(source, "?>", position + 2);
    else if (source.startsWith("<!--", position)) position = after(source, "-->", position + 4);
    else if (source.startsWith("<![CDATA[", position)) {
      const end = after(source, "]]>", position + 9);
      if (open.length === 0) throw malformed("text outside the root element");
      yield { kind: "text", text: source.slice(position + 9, end - 3) };
      position = end;
    } else if (source.startsWith("<!", position)) throw malformed("a DOCTYPE is not allowed");
    else if (source.startsWith("</", position)) {
      const end = after(source, ">", position);
      const name = source.slice(position + 2, end - 1).trimEnd();
      if (open.pop() !== name) throw malformed(`unexpected </${name.slice(0, 40)}>`);
      yield { kind: "end", name };
      position = end;
    } else {
      const { token, end } = readStartTag(source, position);
      if (open.length === 0 && hasRoot) throw malformed("two root elements");
      hasRoot = true;
      yield token;
      if (token.isEmpty) yield { kind: "end", name: token.name };
      else open.push(token.name);
      if (open.length > MAX_DEPTH) throw malformed(`elements nested deeper than ${MAX_DEPTH}`);
      position = end;
    }
  }
  if (open.length > 0) throw malformed(`<${open.at(-1)}> is not closed`);
  if (!hasRoot) throw malformed("no root element");
}

function after(source: string, mark: string, from: number): number {
  const index = source.indexOf(mark, from);
  if (index < 0) throw malformed(`"${mark}" is missing`);
  return index + mark.length;
}

type StartTag = { token: Extract<XmlToken, { kind: "start" }>; end: number };

function readStartTag(source: string, start: number): StartTag {
  const namePattern = /[^\s/>=<"'&!?]+/y;
  namePattern.lastIndex = start + 1;
  const name = namePattern.exec(source)?.[0];
  if (!name) throw malformed("a tag without name");
  const attributes = newAttributes();
  const attribute = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
  let end = namePattern.lastIndex;
  for (;;) {
    attribute.lastIndex = end;
    const match = attribute.exec(source);
    if (!match?.[1]) break;
    attributes[match[1]] = decodeEntities(match[2] ?? match[3] ?? "");
    end = attribute.lastIndex;
  }
  const close = /\s*(\/?)>/y;
  close.lastIndex = end;
  const closing = close.exec(source);
  if (!closing) throw malformed(`<${name.slice(0, 40)}> is not a tag`);
  return {
    token: { kind: "start", name, attributes, isEmpty: closing[1] === "/" },
    end: close.lastIndex,
  };
}

/** Without a prototype, so that an attribute of any name is only an attribute. */
function newAttributes(): XmlAttributes {
  return Object.create(null);
}

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:([a-z]+|#\d{1,8}|#x[\da-f]{1,6});)?/gi, (_, name: string | undefined) => {
    if (name?.startsWith("#")) return decodeNumber(name.slice(1));
    const value = name === undefined ? undefined : ENTITIES[name];
    if (value === undefined) throw malformed("an unknown entity");
    return value;
  });
}

function decodeNumber(digits: string): string {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number.parseInt(digits, 10);
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) throw malformed("an unknown sign");
  return String.fromCodePoint(code);
}

/** Prefixes declared on one element; `outer` are the surrounding ones. */
type Scope = { prefixes: Map<string, string>; outer: Scope | undefined };

/**
 * Parses a document to a tree. `namespaces` maps namespace addresses to the caller's prefixes, so another writer's
 * `ns0:p` becomes `w:p`; other names stay.
 *
 * @throws ReadError as `tokenizeXml`, and `too-large` for more elements than any document has
 */
export function parseXml(source: string, namespaces: ReadonlyMap<string, string>): XmlElement {
  const document: XmlElement = { name: "", attributes: newAttributes(), children: [] };
  const open: { element: XmlElement; scope: Scope | undefined }[] = [{ element: document, scope: undefined }];
  let elements = 0;
  for (const token of tokenizeXml(source)) {
    const parent = open.at(-1);
    if (!parent) break;
    if (token.kind === "text") parent.element.children.push(token.text);
    else if (token.kind === "end") open.pop();
    else {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new ReadError("too-large", "the document has too many elements");
      const scope = declare(token.attributes, parent.scope);
      const element = renamed(token, scope, namespaces);
      parent.element.children.push(element);
      open.push({ element, scope });
    }
  }
  const root = childElements(document)[0];
  if (!root) throw malformed("no root element");
  return root;
}

function declare(attributes: XmlAttributes, outer: Scope | undefined): Scope | undefined {
  let prefixes: Map<string, string> | undefined;
  for (const name in attributes) {
    if (name !== "xmlns" && !name.startsWith("xmlns:")) continue;
    prefixes ??= new Map();
    prefixes.set(name.slice(6), attributes[name] ?? "");
  }
  return prefixes ? { prefixes, outer } : outer;
}

function renamed(
  token: { name: string; attributes: XmlAttributes },
  scope: Scope | undefined,
  namespaces: ReadonlyMap<string, string>,
): XmlElement {
  const attributes = newAttributes();
  for (const name in token.attributes) {
    const newName = name.includes(":") ? rename(name, scope, namespaces) : name;
    attributes[newName] = token.attributes[name] ?? "";
  }
  return { name: rename(token.name, scope, namespaces), attributes, children: [] };
}

function rename(name: string, scope: Scope | undefined, namespaces: ReadonlyMap<string, string>): string {
  const colon = name.indexOf(":");
  const prefix = colon < 0 ? "" : name.slice(0, colon);
  for (let current = scope; current; current = current.outer) {
    const address = current.prefixes.get(prefix);
    if (address === undefined) continue;
    const knownPrefix = namespaces.get(address);
    return knownPrefix === undefined ? name : `${knownPrefix}:${name.slice(colon + 1)}`;
  }
  return name;
}

export function childElements(element: XmlElement): XmlElement[] {
  return element.children.filter((node) => typeof node !== "string");
}

/** The first child of that name. */
export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((node): node is XmlElement => typeof node !== "string" && node.name === name);
}

/** Elements of that name anywhere below, in order, without nested ones. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return childElements(element).flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}

/** All text below an element, joined. */
export function readText(element: XmlElement): string {
  return element.children.map((node) => (typeof node === "string" ? node : readText(node))).join("");
}
