import type { Line } from "../types.ts";
import type { Block, Paragraph, Run } from "./blocks.ts";
import { appendAll, type Cursor } from "./cursor.ts";
import { layoutTable } from "./layout-table.ts";
import { normaliseText, stripBullet } from "./normalise.ts";
import { ReadError } from "./read-error.ts";

/** Far more than any résumé has; a hostile file could have millions. */
export const MAX_LINES = 50_000;
/** Points per line; spacing is measured in lines. */
const LINE_HEIGHT = 12;

/** Lays out blocks as lines, in order. The readers limit the depth (XML: 256), so recursion is safe. */
export function layoutBlocks(blocks: Block[], cursor: Cursor): Line[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    if (block.kind === "paragraph") appendAll(lines, layoutParagraph(block, cursor));
    else if (block.kind === "table") appendAll(lines, layoutTable(block, cursor, layoutBlocks));
    else appendAll(lines, layoutFrame(block.blocks, cursor));
  }
  return lines;
}

/** Numbers the columns from 0 in reading order, so that lines of one column are adjacent. */
export function numberColumns(lines: Line[]): Line[] {
  let number = -1;
  let identity: number | undefined;
  return lines.map((line) => {
    if (line.column !== identity) number += 1;
    identity = line.column;
    return { ...line, column: number };
  });
}

function layoutFrame(blocks: Block[], cursor: Cursor): Line[] {
  const outer = { column: cursor.column, gap: cursor.gap, after: cursor.after, page: cursor.page };
  cursor.lastColumn += 1;
  Object.assign(cursor, { column: cursor.lastColumn, gap: 0, after: 0 });
  const lines = layoutBlocks(blocks, cursor);
  Object.assign(cursor, outer);
  return lines;
}

/** The current line: its raw text and its letters by look. */
type Pen = { raw: string; letters: number; boldLetters: number; sizes: Map<number, number>; page: number };

function newPen(page: number): Pen {
  return { raw: "", letters: 0, boldLetters: 0, sizes: new Map(), page };
}

function layoutParagraph(paragraph: Paragraph, cursor: Cursor): Line[] {
  const lines: Line[] = [];
  const isTight = paragraph.contextual && paragraph.style === cursor.style;
  let space = isTight ? 0 : Math.max(cursor.after, paragraph.before) / LINE_HEIGHT;
  let pen = newPen(cursor.page);
  let brokePage = false;
  const finish = (countsWhenEmpty: boolean): void => {
    const line = finishLine(pen, paragraph, lines.length === 0, cursor);
    if (line) {
      line.gap = round(space + cursor.gap);
      space = 0;
      cursor.gap = 0;
      lines.push(line);
    } else if (countsWhenEmpty) cursor.gap += 1;
    pen = newPen(cursor.page);
  };
  for (const run of paragraph.runs) {
    for (const piece of run.text.split(/([\n\f\v])/)) {
      if (piece === "\n") finish(true);
      else if (piece === "\f") {
        cursor.page += 1;
        brokePage = true;
        finish(false);
      } else if (piece === "\v") {
        cursor.page += 1;
        if (pen.raw.trim() === "") pen.page = cursor.page;
      } else if (piece) write(pen, piece, run);
    }
  }
  finish(lines.length === 0 && !brokePage);
  if (lines.length > 0) {
    cursor.after = paragraph.after;
    cursor.style = paragraph.contextual ? paragraph.style : "";
  }
  return lines;
}

function write(pen: Pen, piece: string, run: Run): void {
  pen.raw += piece;
  const letters = countLetters(piece);
  pen.letters += letters;
  if (run.bold) pen.boldLetters += letters;
  pen.sizes.set(run.size, (pen.sizes.get(run.size) ?? 0) + letters);
}

/** The number of letters and digits. */
function countLetters(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 127) return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)) count += 1;
  }
  return count;
}

function finishLine(pen: Pen, paragraph: Paragraph, isFirst: boolean, cursor: Cursor): Line | undefined {
  const { bullet, text } = stripBullet(pen.raw);
  const cells = text.split("\t").map(normaliseText).filter(Boolean);
  if (cells.length === 0) return undefined;
  cursor.lines += 1;
  if (cursor.lines > MAX_LINES) throw new ReadError("too-large", `more than ${MAX_LINES} lines of text`);
  return {
    text: cells.join("\t"),
    cells,
    cellX: [],
    page: pen.page,
    column: cursor.column,
    x: 0,
    y: 0,
    size: mostCommonSize(pen.sizes),
    bold: pen.letters > 0 && pen.boldLetters === pen.letters,
    bullet: bullet || (paragraph.bullet && isFirst),
    isHeading: paragraph.isHeading,
    gap: 0,
  };
}

/** The size of most letters; on a tie the larger. */
function mostCommonSize(sizes: Map<number, number>): number {
  let best = 0;
  let maxLetters = -1;
  for (const [size, letters] of sizes) {
    if (letters > maxLetters || (letters === maxLetters && size > best)) {
      best = size;
      maxLetters = letters;
    }
  }
  return best;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
