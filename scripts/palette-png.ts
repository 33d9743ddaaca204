import { crc32, deflateSync } from "node:zlib";

const most = 256;

/** The colours that most pixels have, each as one number; opaque pixels of four bytes. */
function commonColours(pixels: Uint32Array): number[] {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([colour]) => colour);
}

const channels = (colour: number) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff] as const;

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour);
  let found = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((other, at) => {
    const [r, g, b] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) [found, least] = [at, distance];
  });
  return found;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/**
 * A PNG with at most 256 colours, one byte for each pixel: for flat drawings a third of the size of one that holds
 * every shade of their edges.
 * @param rgba opaque pixels, line by line
 */
export function palettePng(rgba: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  // A copy: the bytes of another need not begin where a number may.
  const pixels = new Uint32Array(Uint8Array.from(rgba).buffer);
  const palette = commonColours(pixels);
  const places = new Map(palette.map((colour, at) => [colour, at]));
  // Each line begins with its filter, which is none.
  const lines = Buffer.alloc((width + 1) * height);
  pixels.forEach((pixel, at) => {
    let place = places.get(pixel);
    if (place === undefined) {
      place = nearest(pixel, palette);
      places.set(pixel, place);
    }
    lines[at + Math.floor(at / width) + 1] = place;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits, by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
