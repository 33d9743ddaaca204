import type { Line } from "../types.ts";
import type { Block, Table } from "./blocks.ts";
import { appendAll, type Cursor } from "./cursor.ts";

/** Lays out the blocks of a cell as lines. */
type Layout = (blocks: Block[], cursor: Cursor) => Line[];

/** A cell with only a date belongs on the first line of the text beside it. */
const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{2,4}\b/;
const DATE_MAX_LENGTH = 40;
const SIDE_MAX_LINES = 3;

/**
 * How to read a row: as one line, line by line across its cells, around its longest cell, or as columns. `beside` is
 * an entry that may also be part of the columns above it.
 */
type Reading = "empty" | "flow" | "line" | "across" | "entry" | "beside" | "columns";
type Row = { cells: Line[][]; reading: Reading };

/**
 * Lines of a table. Rows with one paragraph per cell become lines with these cells. A date beside many paragraphs
 * joins the first of them. Cells with longer texts are columns, read one after the other.
 */
export function layoutTable(table: Table, cursor: Cursor, layoutBlocks: Layout): Line[] {
  const gap = cursor.gap + cursor.after / 12;
  const base = cursor.column;
  const rows = table.rows.map((row) => layoutRow(row, table.rows.length, cursor, layoutBlocks));
  const lines: Line[] = [];
  for (let index = 0; index < rows.length; ) {
    const { end, hasColumns } = findRun(rows, index);
    if (hasColumns) appendAll(lines, readColumns(rows.slice(index, end), base, cursor));
    else for (const row of rows.slice(index, end)) appendAll(lines, readRow(row, cursor));
    index = end;
  }
  const first = lines[0];
  if (first) first.gap = Math.round((first.gap + gap) * 100) / 100;
  if (first) Object.assign(cursor, { gap: 0, after: 0, style: "" });
  return lines;
}

function layoutRow(cells: Block[][], rowCount: number, cursor: Cursor, layoutBlocks: Layout): Row {
  const page = cursor.page;
  let lastPage = page;
  const laidOut = cells.map((blocks) => {
    Object.assign(cursor, { page, gap: 0, after: 0, style: "" });
    const lines = layoutBlocks(blocks, cursor);
    lastPage = Math.max(lastPage, cursor.page);
    return lines;
  });
  Object.assign(cursor, { page: lastPage, gap: 0, after: 0 });
  return { cells: laidOut, reading: chooseReading(laidOut, rowCount) };
}

function chooseReading(cells: Line[][], rowCount: number): Reading {
  const filled = cells.filter((lines) => lines.length > 0);
  const first = filled[0];
  if (!first) return "empty";
  if (filled.length === 1) return "flow";
  if (filled.every((lines) => lines.length === 1)) return "line";
  if (isDateCell(first) || isDateCell(filled.at(-1) ?? [])) return "entry";
  const long = filled.filter((lines) => lines.length > 1);
  if (long.length === 1 && isLabel(first)) return "entry";
  if (long.length === 1 && rowCount > 1) return first.length > 1 ? "beside" : "entry";
  const counts = filled.map((lines) => lines.length);
  const isEven = counts.every((count) => count === counts[0]);
  const maxLines = largest(counts);
  const isShort = rowCount > 1 ? maxLines <= SIDE_MAX_LINES : isEven && maxLines <= 2;
  return isShort ? "across" : "columns";
}

function isDateCell(lines: Line[]): boolean {
  return (
    lines.length <= SIDE_MAX_LINES &&
    lines.every((line) => line.text.length <= DATE_MAX_LENGTH) &&
    DATE.test(lines[0]?.text ?? "")
  );
}

/** A heading beside its section. */
function isLabel(lines: Line[]): boolean {
  const line = lines[0];
  return lines.length === 1 && line !== undefined && line.text.length <= DATE_MAX_LENGTH;
}

/**
 * The run of rows of equal width from `start`; an entry is a run of its own. They form columns if one of them does:
 * their headings may be in a separate row, and a cell may be empty.
 */
function findRun(rows: Row[], start: number): { end: number; hasColumns: boolean } {
  const width = rows[start]?.cells.length ?? 0;
  let end = start;
  let hasColumns = false;
  for (; end < rows.length; end += 1) {
    const row = rows[end];
    if (!row || row.cells.length !== width || row.reading === "entry") break;
    if (row.reading === "columns") hasColumns = true;
  }
  return { end: Math.max(end, start + 1), hasColumns };
}

function readColumns(rows: Row[], base: number, cursor: Cursor): Line[] {
  cursor.hasColumns = true;
  const lines: Line[] = [];
  const width = rows[0]?.cells.length ?? 0;
  for (let index = 0; index < width; index += 1) {
    cursor.lastColumn += 1;
    for (const row of rows) {
      for (const line of row.cells[index] ?? []) {
        lines.push(line.column === base ? { ...line, column: cursor.lastColumn } : line);
      }
    }
  }
  return lines;
}

function readRow(row: Row | undefined, cursor: Cursor): Line[] {
  const filled = row?.cells.filter((lines) => lines.length > 0) ?? [];
  if (!row || row.reading === "empty") return [];
  if (row.reading === "flow") return filled[0] ?? [];
  cursor.hasTables = true;
  if (row.reading === "entry" || row.reading === "beside") return readEntry(filled);
  const height = largest(filled.map((lines) => lines.length));
  return Array.from({ length: height }, (_, index) =>
    joinLines(filled.flatMap((lines) => lines[index] ?? [])),
  ).flat();
}

/** The longest cell is the text. Short ones next to it, with a time or place, join its first line. */
function readEntry(filled: Line[][]): Line[] {
  const longest = largest(filled.map((lines) => lines.length));
  const main = filled.findLast((lines) => lines.length === longest && !isDateCell(lines)) ?? filled[0] ?? [];
  const [first, ...others] = filled;
  if (first && first !== main && !isDateCell(first) && first.length === 1) {
    return [...first, ...(others.length > 1 ? readEntry(others) : main)];
  }
  const head = filled.flatMap((lines) => (lines === main ? main.slice(0, 1) : joinSplitDates(lines)));
  return [...joinLines(head), ...main.slice(1)];
}

/** "2019 –" above "2021" is one period. */
function joinSplitDates(lines: Line[]): Line[] {
  const [first, second, ...rest] = lines;
  if (!first || !second || !/(?:[-–—]|\b(?:to|bis))$/.test(first.text)) return lines;
  const text = `${first.text} ${second.text}`;
  return [{ ...first, text, cells: [text] }, ...rest];
}

function joinLines(lines: Line[]): Line[] {
  const first = lines[0];
  if (!first) return [];
  const cells = lines.flatMap((line) => line.cells);
  return [
    {
      ...first,
      text: cells.join("\t"),
      cells,
      size: largest(lines.map((line) => line.size)),
      bold: first.bold,
      isHeading: lines.every((line) => line.isHeading),
      gap: largest(lines.map((line) => line.gap)),
    },
  ];
}

/** `Math.max` for lists of any length: spread into arguments, a hostile list would overflow the stack. */
function largest(numbers: number[]): number {
  return numbers.reduce((max, number) => Math.max(max, number), 0);
}
