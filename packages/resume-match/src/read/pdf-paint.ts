/* Finds what a page's drawing operators show: invisible letters, and small shapes. */

export type PaintOperators = { fnArray: number[]; argsArray: unknown[] };
/** In the page's own coordinates: y grows upwards. */
export type Box = [left: number, bottom: number, right: number, top: number];
type Matrix = [number, number, number, number, number, number];
type PlacedText = { str: string; transform: number[] };
/** A painted letter: its brightness, and whether it leaves no mark. */
type Stroke = {
  letter: string;
  brightness: number;
  isInvisible: boolean;
  order: number;
  /** A space is drawn before it. */
  isAfterSpace: boolean;
};
type Fill = { box: Box; brightness: number; order: number };
export type Paint = { strokes: Stroke[]; fills: Fill[]; shapes: Box[] };
type State = { matrix: Matrix; fill: number; alpha: number; mode: number };

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const multiply = (m: Matrix, n: number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = n;
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
};

/** Perceived brightness, 0 (black) to 1 (white), of a colour like #a0b0c0. Patterns count as dark. */
function toBrightness(colour: unknown): number {
  if (typeof colour !== "string" || !/^#[0-9a-f]{6}$/i.test(colour)) return 0;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (offset) => Number.parseInt(colour.slice(offset, offset + 2), 16) / 255,
  );
  return 0.3 * r + 0.59 * g + 0.11 * b;
}

function transformBox(matrix: Matrix, bounds: ArrayLike<number>): Box {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const x of [bounds[0] ?? 0, bounds[2] ?? 0]) {
    for (const y of [bounds[1] ?? 0, bounds[3] ?? 0]) {
      xs.push(matrix[0] * x + matrix[2] * y + matrix[4]);
      ys.push(matrix[1] * x + matrix[3] * y + matrix[5]);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

type Ops = Record<string, number>;

/** Maximum width and height of a bullet, in points. */
const maxShape = 8;
const isSmall = ([left, bottom, right, top]: Box) => right - left < maxShape && top - bottom < maxShape;

/**
 * Follows the graphics state through the operators and records each letter, each filled area and each small visible
 * shape.
 */
export function followPaint({ fnArray, argsArray }: PaintOperators, ops: Ops): Paint {
  let state: State = { matrix: identity, fill: 0, alpha: 1, mode: 0 };
  const saved: State[] = [];
  const strokes: Stroke[] = [];
  const fills: Fill[] = [];
  const shapes: Box[] = [];
  let isAfterSpace = false;
  const fillOps = new Set([ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke]);
  const imageOps = new Set([
    ops.paintImageXObject,
    ops.paintInlineImageXObject,
    ops.paintImageMaskXObject,
    ops.paintImageXObjectRepeat,
  ]);
  fnArray.forEach((op, order) => {
    const args = argsArray[order] as unknown[] | null;
    const [first] = args ?? [];
    if (op === ops.save) saved.push(state);
    else if (op === ops.restore) state = saved.pop() ?? state;
    else if (op === ops.transform && args)
      state = { ...state, matrix: multiply(state.matrix, args as number[]) };
    else if (op === ops.paintFormXObjectBegin) {
      saved.push(state);
      if (Array.isArray(first) || ArrayBuffer.isView(first))
        state = { ...state, matrix: multiply(state.matrix, [...(first as number[])]) };
    } else if (op === ops.paintFormXObjectEnd) state = saved.pop() ?? state;
    else if (op === ops.setFillRGBColor) state = { ...state, fill: toBrightness(first) };
    else if (op === ops.setFillColorN || op === ops.setFillTransparent) state = { ...state, fill: 0 };
    else if (op === ops.setTextRenderingMode) state = { ...state, mode: Number(first) };
    else if (op === ops.setGState && Array.isArray(first)) {
      for (const [key, value] of first as [string, unknown][])
        if (key === "ca") state = { ...state, alpha: Number(value) };
    } else if (op === ops.constructPath && args?.[2]) {
      const box = transformBox(state.matrix, args[2] as ArrayLike<number>);
      if (state.alpha > 0.3 && isSmall(box) && first !== ops.endPath) shapes.push(box);
      if (state.alpha > 0.3 && fillOps.has(Number(first))) fills.push({ box, brightness: state.fill, order });
    } else if (imageOps.has(op)) {
      // A picture may have any colour: NaN is neither bright nor dark.
      fills.push({ box: transformBox(state.matrix, [0, 0, 1, 1]), brightness: Number.NaN, order });
    } else if (op === ops.showText && Array.isArray(first)) {
      const isInvisible = state.mode === 3 || state.mode === 7 || state.alpha < 0.05;
      for (const glyph of first as ({ unicode?: string } | number | null | string)[]) {
        const text =
          typeof glyph === "string" ? glyph : typeof glyph === "object" ? (glyph?.unicode ?? "") : "";
        for (const letter of text) {
          const isSpace = letter.trim() === "";
          if (!isSpace) strokes.push({ letter, brightness: state.fill, isInvisible, order, isAfterSpace });
          isAfterSpace = isSpace;
        }
      }
    }
  });
  return { strokes, fills, shapes };
}

/**
 * A letter is invisible if it leaves no mark and nothing else is drawn there, or if it has the colour of its
 * background.
 */
function isHidden(stroke: Stroke, [x, y]: [number, number], fills: Fill[]): boolean {
  let ground = 1;
  for (const { box, brightness, order } of fills) {
    const isUnder = box[0] - 1 <= x && x <= box[2] + 1 && box[1] - 2 <= y && y <= box[3] + 1;
    if (!isUnder) continue;
    if (stroke.isInvisible && Number.isNaN(brightness)) return false; // the text layer of a scan
    const isOutline = box[3] - box[1] < 60 && Math.abs(order - stroke.order) < 200;
    if (stroke.isInvisible && isOutline) return false; // drawn as shapes, with invisible text above for copying
    if (order < stroke.order) ground = brightness;
  }
  if (stroke.isInvisible) return true;
  return !Number.isNaN(ground) && Math.abs(stroke.brightness - ground) < 0.06;
}

/**
 * Position of each item's first letter among the letters drawn. Items and operators contain the same letters in the same
 * order, so both are walked in parallel; `undefined` where they differ.
 */
function firstStrokes(items: PlacedText[], strokes: Stroke[]): (number | undefined)[] {
  let position = 0;
  return items.map(({ str }) => {
    const letters = [...str.replace(/\s+/g, "")];
    if (letters.length === 0) return undefined;
    const begins = (from: number) =>
      letters.slice(0, 5).every((letter, step) => strokes[from + step]?.letter === letter);
    let start = position;
    while (start < position + 400 && start < strokes.length && !begins(start)) start += 1;
    if (strokes[start]?.letter !== letters[0]) return undefined;
    position = start + letters.length;
    return start;
  });
}

/** Indexes of the text items that a reader of the page cannot see. In doubt, text counts as visible. */
export function hiddenItems(items: PlacedText[], { strokes, fills }: Paint): Set<number> {
  const hidden = new Set<number>();
  if (!strokes.some(({ isInvisible, brightness }) => isInvisible || brightness > 0.9) && noDarkGround(fills))
    return hidden;
  for (const [index, start] of firstStrokes(items, strokes).entries()) {
    const [stroke, transform = []] = [strokes[start ?? -1], items[index]?.transform];
    const point: [number, number] = [(transform[4] ?? 0) + 1, (transform[5] ?? 0) + 2];
    if (stroke && isHidden(stroke, point, fills)) hidden.add(index);
  }
  return hidden;
}

const noDarkGround = (fills: Fill[]) => fills.every(({ brightness }) => brightness > 0.9);

/** "S O F T WA R E": the reader takes wide gaps between letters for spaces. */
function isLetterSpaced(text: string): boolean {
  const pieces = text.trim().split(" ");
  const single = pieces.filter(({ length }) => length === 1).length;
  return pieces.length > 4 && single > pieces.length * 0.6 && pieces.every(({ length }) => length < 4);
}

/** Texts of letter-spaced items, by index, with the spaces that the file has between words. */
export function wordsOfSpacedItems(items: PlacedText[], { strokes }: Paint): Map<number, string> {
  const words = new Map<number, string>();
  const lines = new Set(items.flatMap(({ str, transform }) => (isLetterSpaced(str) ? transform[5] : [])));
  if (lines.size === 0) return words;
  for (const [index, start] of firstStrokes(items, strokes).entries()) {
    const { str: text, transform } = items[index] ?? { str: "", transform: [] };
    // "D O" is a word only beside other spaced words.
    const isSpaced = isLetterSpaced(text) || (/^\S(?: \S)+$/.test(text) && lines.has(transform[5]));
    if (start === undefined || !isSpaced) continue;
    const letters = strokes.slice(start, start + text.replace(/\s+/g, "").length);
    words.set(
      index,
      letters.map(({ letter, isAfterSpace }, at) => (isAfterSpace && at > 0 ? " " : "") + letter).join(""),
    );
  }
  return words;
}
