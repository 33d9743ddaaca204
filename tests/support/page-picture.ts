import { expect, type Page } from "@playwright/test";

/** More rows of pixels of one colour than any space between parts of a page has. */
const maxEmptyRows = 300;

/** Bands of a picture without anything on them, from `minRows` pixels on. */
async function findEmptyBands([base64, minRows]: readonly [string, number]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  if (!context) return ["no canvas"];
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const pixels = new Uint32Array(data.buffer);
  const bands: string[] = [];
  let from = 0;
  const close = (to: number) => {
    if (to - from >= minRows) bands.push(`${from} to ${to} of ${bitmap.height}`);
    from = to;
  };
  for (let row = 0; row < bitmap.height; row += 1) {
    const line = pixels.subarray(row * bitmap.width, (row + 1) * bitmap.width);
    const isEmpty = line.every((pixel) => pixel === line[0]);
    if (!isEmpty || line[0] !== pixels[from * bitmap.width]) {
      close(row);
      if (!isEmpty) from = row + 1;
    }
  }
  close(bitmap.height);
  return bands;
}

/** Opens a page and expects a picture of it, taken in full and without scrolling, to have no empty band. */
export async function expectWholePicture(page: Page, url: string): Promise<void> {
  await page.goto(url);
  // Its later parts are laid out in the frames after it has loaded (boot.js).
  await expect(page.locator("html[data-whole]")).toBeAttached();
  const picture = await page.screenshot({ fullPage: true, animations: "disabled" });
  const bands = await page.evaluate(findEmptyBands, [picture.toString("base64"), maxEmptyRows] as const);
  expect(bands, url).toEqual([]);
}
