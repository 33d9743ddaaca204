import { languagesOf } from "../extract/language-of.ts";
import { withVocabulary } from "../extract/vocabulary.ts";
import type { ResumeText } from "../types.ts";
import { type PdfOptions, readPdf } from "./pdf.ts";
import { toLeftToRight } from "./pdf-direction.ts";
import { pdfLines } from "./pdf-lines.ts";
import { alignRail } from "./pdf-rail.ts";

/** A PDF's text in reading order. Throws like `readPdf`. */
export async function readPdfText(bytes: Uint8Array, options: PdfOptions = {}): Promise<ResumeText> {
  const { pages: printed, pageCount, hidden, warnings } = await readPdf(bytes, options);
  const pages = printed.map(toLeftToRight);
  // Headings and dates show the columns, so the layout depends on the language.
  const words = pages.flatMap(({ items }) => items.map(({ text }) => text)).join("\n");
  return withVocabulary(await languagesOf(words), () => {
    const { lines, links, warnings: layout } = pdfLines(pages);
    return { lines: alignRail(lines), links, pages: pageCount, hidden, warnings: [...warnings, ...layout] };
  });
}
