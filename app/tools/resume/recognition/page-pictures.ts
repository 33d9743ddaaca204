import { getDocumentProxy } from "unpdf";
import { isPicture } from "#app/tools/resume/worker/picture-file.ts";

/** The longer side of a page image: A4 at 205 dpi. A higher resolution is slower and no more accurate. */
const longSidePixels = 2400;
const maxPages = 10;
/** A4 at 700 dpi. Larger images are not decoded. */
const maxPixels = 48_000_000;

/** Renders one page. */
export type PagePicture = () => Promise<OffscreenCanvas>;

function createCanvas(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (!context) throw new Error("The browser has no 2D canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  return [canvas, context];
}

/** Canvas factory for PDF.js, whose default one needs a document, which workers lack. */
class WorkerCanvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext("2d", { willReadFrequently: true }) };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** PDF.js implements filters as SVG elements in a document: pages are rendered without them. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addKnockoutFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => {};
}

async function renderPdf(bytes: Uint8Array, password: string): Promise<PagePicture[]> {
  const document = await getDocumentProxy(bytes, {
    ...(password && { password }),
    CanvasFactory: WorkerCanvases,
    FilterFactory: NoFilters,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: maxPixels,
    verbosity: 0,
  });
  return Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => async () => {
    const page = await document.getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: longSidePixels / Math.max(width, height) });
    const [canvas, canvasContext] = createCanvas(viewport.width, viewport.height);
    // PDF.js's types know only HTMLCanvasElement, but it also renders to an OffscreenCanvas.
    const target = { canvas, canvasContext } as unknown as { canvas: HTMLCanvasElement };
    await page.render({ ...target, viewport }).promise;
    page.cleanup();
    return canvas;
  });
}

async function renderImage(file: File): Promise<OffscreenCanvas> {
  const image = await createImageBitmap(file);
  const scale = longSidePixels / Math.max(image.width, image.height);
  const [canvas, context] = createCanvas(image.width * scale, image.height * scale);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas;
}

/** The pages of a PDF (at most ten), or an image file, scaled to about the same size. */
export async function pagePictures(file: File, password: string): Promise<PagePicture[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPicture(bytes)) return [() => renderImage(file)];
  return renderPdf(bytes, password);
}
