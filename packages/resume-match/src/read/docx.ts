import type { ResumeText } from "../types.ts";
import { composeText, joinBlocks } from "./compose-text.ts";
import { type DocxContext, hasDarkGround, readDocxBlocks } from "./docx-blocks.ts";
import { readDocxStyles } from "./docx-styles.ts";
import { ReadError } from "./read-error.ts";
import { decodeText } from "./sniff.ts";
import { childElements, childNamed, findAll, parseXml, type XmlElement } from "./xml.ts";
import { openZip, type Zip } from "./zip.ts";

const OFFICE = "http://schemas.openxmlformats.org";
const STRICT = "http://purl.oclc.org/ooxml";
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  [`${OFFICE}/wordprocessingml/2006/main`, "w"],
  [`${STRICT}/wordprocessingml/main`, "w"],
  [`${OFFICE}/officeDocument/2006/relationships`, "r"],
  [`${STRICT}/officeDocument/relationships`, "r"],
  [`${OFFICE}/drawingml/2006/main`, "a"],
  [`${STRICT}/drawingml/main`, "a"],
  [`${OFFICE}/drawingml/2006/wordprocessingDrawing`, "wp"],
  [`${STRICT}/drawingml/wordprocessingDrawing`, "wp"],
  [`${OFFICE}/markup-compatibility/2006`, "mc"],
  ["http://schemas.microsoft.com/office/word/2010/wordprocessingShape", "wps"],
  ["urn:schemas-microsoft-com:vml", "v"],
]);

type Relationship = { id: string; type: string; target: string; isExternal: boolean };
type Part = { name: string; root: XmlElement; relationships: Relationship[] };

/**
 * Reads a Word document: headers, body, footers. A document with only pictures has no lines.
 *
 * @throws ReadError `corrupt`, `encrypted`, `too-large`
 */
export function readDocx(bytes: Uint8Array): ResumeText {
  const zip = openZip(bytes);
  const main = readPart(zip, mainPartName(zip));
  const body = main && childNamed(main.root, "w:body");
  if (!main || !body) throw new ReadError("corrupt", "the document has no body");
  const styles = main.relationships.find((relationship) => relationship.type === "styles");
  const styleRoot = readPart(zip, styles?.target ?? "word/styles.xml")?.root;
  const headers = marginParts(zip, main, "header");
  const footers = marginParts(zip, main, "footer");
  const context: DocxContext = {
    styles: readDocxStyles(styleRoot),
    links: [],
    hidden: [],
    hasTextBoxes: false,
    hasColumns: false,
    hasRenderedBreaks: findAll(body, "w:lastRenderedPageBreak").length > 0,
    hasDarkGround: [main, ...headers].some((part) => hasDarkGround(part.root)),
  };
  const read = (part: Part, root = part.root) => readDocxBlocks(root, linkTargets(part), context);
  const header = joinBlocks(headers.map((part) => read(part)));
  const blocks = read(main, body);
  const footer = joinBlocks(footers.map((part) => read(part)));
  return composeText({ ...context, header, body: blocks, footer });
}

function mainPartName(zip: Zip): string {
  const main = readRelationships(zip, "").find((relationship) => relationship.type === "officeDocument");
  return main?.target ?? zip.names.find((name) => /^word\/document\d*\.xml$/i.test(name)) ?? "";
}

function readPart(zip: Zip, name: string): Part | undefined {
  const data = zip.read(name);
  if (!data) return undefined;
  const root = parseXml(decodeText(data), NAMESPACES);
  return { name, root, relationships: readRelationships(zip, name) };
}

/** Relationships of a part, or of the package for the empty name. Internal targets are zip names. */
function readRelationships(zip: Zip, part: string): Relationship[] {
  const slash = part.lastIndexOf("/") + 1;
  const folder = part.slice(0, slash);
  const data = zip.read(`${folder}_rels/${part.slice(slash)}.rels`);
  if (!data) return [];
  return childElements(parseXml(decodeText(data), NAMESPACES)).map(({ attributes }) => {
    const { Id: id = "", Type: type = "", Target: target = "", TargetMode: mode = "" } = attributes;
    const isExternal = mode === "External";
    return {
      id,
      type: type.slice(type.lastIndexOf("/") + 1),
      target: isExternal ? target : resolveTarget(folder, target),
      isExternal,
    };
  });
}

function resolveTarget(folder: string, target: string): string {
  const path = target.startsWith("/") ? target.slice(1) : folder + target;
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "." && name !== "") names.push(name);
  }
  return names.join("/");
}

function linkTargets(part: Part): Map<string, string> {
  const external = part.relationships.filter((relationship) => relationship.isExternal);
  return new Map(external.map(({ id, target }) => [id, target]));
}

/**
 * Headers or footers that sections show, the first page's first. Unused ones, left by templates, count only if the
 * document references none.
 */
function marginParts(zip: Zip, main: Part, kind: "header" | "footer"): Part[] {
  const order = ["first", "default", "even"];
  const shown = findAll(main.root, `w:${kind}Reference`)
    .map(({ attributes }) => ({
      rank: order.indexOf(attributes["w:type"] ?? "default"),
      target: main.relationships.find((relationship) => relationship.id === attributes["r:id"])?.target,
    }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ target }) => target ?? []);
  const all = zip.names.filter((name) => new RegExp(`^word/${kind}\\d*\\.xml$`, "i").test(name)).sort();
  const names = [...new Set(shown.length > 0 ? shown : all)];
  return names.flatMap((name) => readPart(zip, name) ?? []);
}
