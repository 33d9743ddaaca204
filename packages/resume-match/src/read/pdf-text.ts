import type { ResumeText } from "../types.ts";
import { type PdfOptions, readPdf } from "./pdf.ts";
import { pdfLines } from "./pdf-lines.ts";
import { alignRail } from "./pdf-rail.ts";

/** A PDF's text in reading order. Throws like `readPdf`. */
export async function readPdfText(bytes: Uint8Array, options: PdfOptions = {}): Promise<ResumeText> {
  const { pages, pageCount, hidden, warnings } = await readPdf(bytes, options);
  const { lines, links, warnings: layout } = pdfLines(pages);
  return { lines: alignRail(lines), links, pages: pageCount, hidden, warnings: [...warnings, ...layout] };
}
