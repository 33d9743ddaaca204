import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { Page, TextItem, Timers, Warning } from "../types.ts";
import { CharacterMaps } from "./character-maps.ts";
import { cleanText } from "./clean-text.ts";
import { drawnBullets } from "./pdf-bullets.ts";
import { mendLamAlef } from "./pdf-lam-alef.ts";
import { textsWithLigatures } from "./pdf-ligatures.ts";
import { refusePdfBombs } from "./pdf-limits.ts";
import { followPaint, hiddenItems, type PaintOperators, wordsOfSpacedItems } from "./pdf-paint.ts";
import { ReadError } from "./read-error.ts";

const maxPagesRead = 10;
const maxPages = 400;
const maxItemsPerPage = 20_000;
const timeLimitMs = 10_000;

export type PdfText = { pages: Page[]; pageCount: number; hidden: string; warnings: Warning[] };
export type PdfOptions = { password?: string; timers?: Timers };

/**
 * Reads the text of a PDF with coordinates, at most its first ten pages. `timers` limit reading to 10 s.
 *
 * @throws ReadError `encrypted`, `corrupt`, `scanned` (no text), `too-large`, `too-many-pages` (over 400), `timeout`
 */
export async function readPdf(bytes: Uint8Array, { password, timers }: PdfOptions = {}): Promise<PdfText> {
  refusePdfBombs(bytes);
  const document = await openPdf(bytes, password);
  const expire = Promise.withResolvers<never>();
  const timer = timers?.setTimeout(
    () => expire.reject(new ReadError("timeout", "Reading the PDF took too long")),
    timeLimitMs,
  );
  try {
    return await Promise.race([readPages(document), expire.promise]);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError("corrupt", `The PDF's pages cannot be read: ${String(error)}`);
  } finally {
    timers?.clearTimeout(timer);
    await document.loadingTask.destroy().catch(() => {});
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

async function openPdf(bytes: Uint8Array, password: string | undefined): Promise<PdfDocument> {
  try {
    // The reader consumes its input (and rejects a Node Buffer): pass a copy, keep the caller's bytes.
    return await getDocumentProxy(new Uint8Array(bytes), {
      ...(password === undefined ? {} : { password }),
      disableFontFace: true,
      useSystemFonts: false,
      BinaryDataFactory: CharacterMaps,
      cMapUrl: "character-maps/",
      useWorkerFetch: false,
      stopAtErrors: false,
      // Small pictures may be the background of white text; larger photographs stay undecoded.
      maxImageSize: 4_000_000,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === "PasswordException") {
      if (password === undefined) throw new ReadError("encrypted", "The PDF asks for a password");
      // A file restricted only by its owner opens without a password, but not with a wrong one.
      return await openPdf(bytes, undefined).catch(() => {
        throw new ReadError("encrypted", "The password is not right");
      });
    }
    throw new ReadError("corrupt", "The file starts like a PDF, but its structure is broken");
  }
}

async function readPages(document: PdfDocument): Promise<PdfText> {
  const pageCount = document.numPages;
  if (pageCount > maxPages) throw new ReadError("too-many-pages", `The PDF has ${pageCount} pages`);
  const pages: Page[] = [];
  const hidden: string[] = [];
  for (let number = 1; number <= Math.min(pageCount, maxPagesRead); number += 1) {
    const page = await document.getPage(number);
    const { visible, concealed } = await readPage(page);
    pages.push(visible);
    if (concealed !== "") hidden.push(concealed);
    page.cleanup();
  }
  const letters = pages.reduce(
    (sum, { items }) => sum + items.reduce((n, { text }) => n + text.length, 0),
    0,
  );
  if (letters < 20 * Math.min(pageCount, 2))
    throw new ReadError("scanned", "The PDF has a picture of the text, not the text");
  const warnings: Warning[] = [];
  if (hidden.length > 0) warnings.push({ code: "hidden-text", text: hidden.join(" ").slice(0, 200) });
  if (pageCount > maxPagesRead) warnings.push({ code: "pages-skipped", text: `${pageCount - maxPagesRead}` });
  return { pages, pageCount, hidden: hidden.join("\n"), warnings };
}

type TextContentItem = {
  str: string;
  dir?: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
};

async function readPage(page: PdfPage): Promise<{ visible: Page; concealed: string }> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const operators = (await page.getOperatorList()) as PaintOperators;
  const content = await page.getTextContent();
  const { OPS } = await getResolvedPDFJS();
  const raw = (content.items as (TextContentItem | { type: string })[])
    .filter((item): item is TextContentItem => "str" in item)
    .slice(0, maxItemsPerPage);
  const fonts = new Map(Object.keys(content.styles).map((name) => [name, readFont(page, name)]));
  const paint = followPaint(operators, OPS);
  const concealedItems = hiddenItems(raw, paint);
  const withLigatures = textsWithLigatures(raw, operators, OPS).map((str, index) => ({ ...raw[index], str }));
  const texts = mendLamAlef(withLigatures, operators, OPS.showText);
  const spaced = wordsOfSpacedItems(raw, paint);
  const items: TextItem[] = [];
  const concealed: string[] = [];
  raw.forEach((item, index) => {
    const text = cleanText(spaced.get(index) ?? mendVowelSign(texts[index] ?? ""), { keepEdges: true });
    if (text.trim() === "") return;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = item.transform;
    const size = Math.hypot(c, d) * Math.abs(transform[3] ?? 1) || Math.hypot(a, b);
    const [x, y] = place(transform, e, f);
    const font = fonts.get(item.fontName) ?? { name: item.fontName, bold: false, isIcons: false };
    // Rotated text is a margin note or a watermark.
    if (Math.abs(b) > Math.abs(a)) return;
    if (concealedItems.has(index) || size < 4 || x < -5 || x > width + 5 || y < -5 || y > height + 20) {
      concealed.push(text.trim());
      return;
    }
    if (font.isIcons) return;
    items.push({ text, x, y, width: item.width, size, font: font.name, bold: font.bold });
  });
  const shapes = paint.shapes.map(([left, bottom, right, top]) => {
    const [[x1, y1], [x2, y2]] = [place(transform, left, bottom), place(transform, right, top)];
    return {
      left: Math.min(x1, x2),
      right: Math.max(x1, x2),
      top: Math.min(y1, y2),
      bottom: Math.max(y1, y2),
    };
  });
  items.push(...drawnBullets(shapes, items));
  return {
    visible: { width, height, items, links: await readLinks(page, transform) },
    concealed: concealed.join(" "),
  };
}

function place(transform: number[], x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * Fonts have wider forms of the Hindi vowel sign i without a code point. It is painted before the consonants that it
 * follows.
 */
const mendVowelSign = (text: string) =>
  text.replace(/्\s+(?=[क-ह])/gu, "्").replace(/\0((?:[क-ह]्)*[क-ह])/gu, "$1ि");

const iconFont = /awesome|phosphor|material|icon|symbol|glyph|dingbat|entypo|feather|ionic/i;
const boldFont = /bold|black|heavy|semibold|demi|medium$|[-,]bd|cmbx|[-_]b$/i;

function readFont(page: PdfPage, id: string): { name: string; bold: boolean; isIcons: boolean } {
  if (!page.commonObjs.has(id)) return { name: id, bold: false, isIcons: false };
  const font = page.commonObjs.get(id) as { name?: string; bold?: boolean; black?: boolean };
  const name = font.name ?? id;
  return {
    name,
    bold: font.bold === true || font.black === true || boldFont.test(name),
    isIcons: iconFont.test(name),
  };
}

async function readLinks(page: PdfPage, transform: number[]): Promise<Page["links"]> {
  const annotations = (await page.getAnnotations()) as {
    url?: string;
    unsafeUrl?: string;
    rect?: number[];
  }[];
  return annotations.flatMap(({ url, unsafeUrl, rect = [] }) => {
    const address = url ?? unsafeUrl;
    if (address === undefined || !/^(https?:|mailto:|tel:|www\.)/i.test(address)) return [];
    const [x, y] = place(transform, rect[0] ?? 0, rect[1] ?? 0);
    return [{ url: address, text: "", x, y }];
  });
}
