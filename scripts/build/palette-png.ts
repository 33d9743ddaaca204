import { crc32, deflateSync } from "node:zlib";

const maxColours = 256;

/** Consecutive pixels of one colour: a flat drawing has few runs and many pixels. */
type Run = { colour: number; from: number; to: number };

function countRuns(pixels: Uint32Array): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  for (let i = 0; i < pixels.length; i += 1) {
    const colour = pixels[i] ?? 0;
    if (run?.colour === colour) run.to = i + 1;
    else {
      run = { colour, from: i, to: i + 1 };
      runs.push(run);
    }
  }
  return runs;
}

/** The most frequent colours, each as one number. */
function commonColours(runs: readonly Run[]): number[] {
  const counts = new Map<number, number>();
  for (const { colour, from, to } of runs) counts.set(colour, (counts.get(colour) ?? 0) + to - from);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxColours)
    .map(([colour]) => colour);
}

const channels = (colour: number) => [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff] as const;

function nearest(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour);
  let nearestIndex = 0;
  let minDistance = Number.POSITIVE_INFINITY;
  palette.forEach((other, i) => {
    const [r, g, b] = channels(other);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < minDistance) [nearestIndex, minDistance] = [i, distance];
  });
  return nearestIndex;
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
 * Encodes a PNG with at most 256 colours and one byte per pixel: for flat drawings, a third of the size of
 * one with every shade of their edges.
 * @param rgba opaque pixels, row by row
 */
export function palettePng(rgba: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  // Copies the pixels, because Uint32Array needs an offset divisible by 4.
  const pixels = new Uint32Array(Uint8Array.from(rgba).buffer);
  const runs = countRuns(pixels);
  const palette = commonColours(runs);
  const places = new Map(palette.map((colour, i) => [colour, i]));
  const placed = Buffer.alloc(pixels.length);
  for (const { colour, from, to } of runs) {
    const place = places.get(colour) ?? nearest(colour, palette);
    places.set(colour, place);
    placed.fill(place, from, to);
  }
  // Each row starts with its filter type: none.
  const lines = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < height; line += 1) {
    placed.copy(lines, line * (width + 1) + 1, line * width, (line + 1) * width);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, indexed colour.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Uint8Array.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(lines, { level: 6 })),
    chunk("IEND", new Uint8Array()),
  ]);
}
