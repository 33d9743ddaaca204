import type { ResumeText } from "../types.ts";
import { composeText, joinBlocks } from "./compose-text.ts";
import { type OdtContext, readOdtBlocks } from "./odt-blocks.ts";
import { readOdtStyles } from "./odt-styles.ts";
import { ReadError } from "./read-error.ts";
import { decodeText } from "./sniff.ts";
import { childElements, childNamed, findAll, parseXml, type XmlElement } from "./xml.ts";
import { openZip, type Zip } from "./zip.ts";

const ODF = "urn:oasis:names:tc:opendocument:xmlns";
const NAMESPACES: ReadonlyMap<string, string> = new Map([
  [`${ODF}:office:1.0`, "office"],
  [`${ODF}:text:1.0`, "text"],
  [`${ODF}:style:1.0`, "style"],
  [`${ODF}:table:1.0`, "table"],
  [`${ODF}:drawing:1.0`, "draw"],
  [`${ODF}:xsl-fo-compatible:1.0`, "fo"],
  [`${ODF}:svg-compatible:1.0`, "svg"],
  [`${ODF}:manifest:1.0`, "manifest"],
  ["http://www.w3.org/1999/xlink", "xlink"],
]);

/**
 * Reads an OpenDocument text: headers, body, footers.
 *
 * @throws ReadError `corrupt`, `encrypted`, `too-large`, `unsupported` (a spreadsheet or slides)
 */
export function readOdt(bytes: Uint8Array): ResumeText {
  const zip = openZip(bytes);
  const manifest = readPart(zip, "META-INF/manifest.xml");
  if (manifest && findAll(manifest, "manifest:encryption-data").length > 0) {
    throw new ReadError("encrypted", "the document asks for a password");
  }
  const content = readPart(zip, "content.xml");
  const body = childNamed(content, "office:body");
  if (!content || !body) throw new ReadError("corrupt", "the document has no body");
  const text = childNamed(body, "office:text");
  if (!text) throw new ReadError("unsupported", "an OpenDocument file that is no text");
  const styles = readPart(zip, "styles.xml");
  const context: OdtContext = {
    styles: readOdtStyles([styles, content]),
    links: [],
    hidden: [],
    hasTextBoxes: false,
    hasColumns: false,
    hasSoftBreaks: findAll(text, "text:soft-page-break").length > 0,
  };
  const header = findMargins(styles, "header").map((margin) => readOdtBlocks(margin, context));
  const blocks = readOdtBlocks(text, context);
  const footer = findMargins(styles, "footer").map((margin) => readOdtBlocks(margin, context));
  return composeText({ ...context, header: joinBlocks(header), body: blocks, footer: joinBlocks(footer) });
}

function readPart(zip: Zip, name: string): XmlElement | undefined {
  const data = zip.read(name);
  return data ? parseXml(decodeText(data), NAMESPACES) : undefined;
}

/** Headers or footers of all page styles; the first page's precedes the others of its style. */
function findMargins(styles: XmlElement | undefined, kind: "header" | "footer"): XmlElement[] {
  const masters = childNamed(styles, "office:master-styles");
  const names = [`style:${kind}-first`, `style:${kind}`, `style:${kind}-left`];
  return (masters ? childElements(masters) : []).flatMap((master) =>
    names.flatMap((name) => {
      const margin = childNamed(master, name);
      return margin && margin.attributes["style:display"] !== "false" ? [margin] : [];
    }),
  );
}
