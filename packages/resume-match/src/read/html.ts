import type { ResumeText } from "../types.ts";
import { composeText } from "./compose-text.ts";
import { readHtmlBlocks } from "./html-blocks.ts";
import { readHtmlStyles } from "./html-styles.ts";
import { elementsNamed, parseHtml, textOf } from "./html-tree.ts";
import { decodeText } from "./sniff.ts";

/** The page declares its encoding within this many bytes. */
const DECLARED_WITHIN = 2048;

/**
 * Reads an HTML page or fragment.
 *
 * @throws ReadError `corrupt` (nested too deeply), `too-large`
 */
export function readHtml(bytes: Uint8Array): ResumeText {
  return readHtmlText(decodeHtml(bytes));
}

/** Reads HTML that is already decoded. */
export function readHtmlText(source: string): ResumeText {
  const root = parseHtml(source);
  const styles = readHtmlStyles(elementsNamed(root, "style").map(textOf));
  const emptyParts = { header: [], footer: [], hasTextBoxes: false, hasColumns: false };
  return composeText({ ...emptyParts, ...readHtmlBlocks(root, styles) });
}

/** Decodes a page: valid UTF-8 is that, whatever the page says; otherwise its declared encoding counts. */
function decodeHtml(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, DECLARED_WITHIN));
    const label = /<meta[^<>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(start)?.[1];
    if (label === undefined || /^utf-?(?:8|16)/i.test(label)) return decodeText(bytes);
    try {
      return new TextDecoder(label).decode(bytes);
    } catch {
      return decodeText(bytes);
    }
  }
}
