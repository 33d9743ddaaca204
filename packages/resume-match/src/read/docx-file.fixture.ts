import { strToU8, zipSync } from "fflate";
import type { ResumeText } from "../types.ts";
import { readDocx } from "./docx.ts";

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const RELS = "http://schemas.openxmlformats.org/package/2006/relationships";
export const NAMESPACES = `xmlns:w="${W}" xmlns:r="${R}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"`;

/** A Word file with this body and optional other parts (by full name). */
export function docxFile(body: string, parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "_rels/.rels": `<Relationships xmlns="${RELS}"><Relationship Id="r1" Type="${R}/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<?xml version="1.0"?><w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** A relationships part. Hyperlink targets are external. */
export function relationships(targets: Record<string, [type: string, target: string]>): string {
  const items = Object.entries(targets).map(([id, [type, target]]) => {
    const mode = type === "hyperlink" ? ' TargetMode="External"' : "";
    return `<Relationship Id="${id}" Type="${R}/${type}" Target="${target}"${mode}/>`;
  });
  return `<Relationships xmlns="${RELS}">${items.join("")}</Relationships>`;
}

export function stylesPart(styles: string): string {
  return `<w:styles ${NAMESPACES}>${styles}</w:styles>`;
}

/** A paragraph of one run. */
export function paragraph(text: string, properties = "", runProperties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text, runProperties)}</w:p>`;
}

export function run(text: string, properties = ""): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A table; each cell is a list of paragraphs. */
export function table(rows: string[][][]): string {
  const cell = (texts: string[]) => `<w:tc>${texts.map((text) => paragraph(text)).join("")}</w:tc>`;
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
}

export function read(body: string, parts: Record<string, string> = {}): ResumeText {
  return readDocx(docxFile(body, parts));
}

export function texts(resume: ResumeText): string[] {
  return resume.lines.map((line) => line.text);
}

export function codes(resume: ResumeText): string[] {
  return resume.warnings.map((warning) => warning.code);
}
