import type Papa from "papaparse";
import { headerRole } from "./column-roles.ts";
import { decodeTable, type TableFault } from "./decode-table.ts";

/** One file holds at most so many candidates. */
export const maxTableRows = 20_000;
export const maxTableColumns = 200;
/** The header is in one of the first rows: some exports begin with a note. */
const maxRowsAboveHeader = 10;
const previewRows = 40;
/** With empty rows, of which some spreadsheets save very many. */
const maxRecords = 200_000;
const delimiters = [",", ";", "\t", "|"];

/** A table as text: nothing is computed, and a formula is its own characters. */
export type Table = {
  /** All rows that are not empty, with equal numbers of cells. */
  rows: string[][];
  /** The number of each row in a spreadsheet, from 1. */
  numbers: number[];
  /** The index of the header in `rows`; -1 if there is none. Rows above it are notes. */
  header: number;
  columns: number;
  /** A quotation mark is never closed, so quotation marks were read as characters. */
  isQuoteOpen: boolean;
};

type Parse = typeof Papa.parse<string[]>;
type Reader = (
  text: string,
  options: { delimiter: string; preview?: number; isPlain?: boolean },
) => {
  rows: string[][];
  numbers: number[];
  isQuoteOpen: boolean;
  isCut: boolean;
};

/** `="0123"` keeps zeros in Excel, and an apostrophe defuses a formula: both are text. Others stay as they are. */
function cellText(cell: string): string {
  const text = cell.replaceAll("\u00a0", " ").trim();
  const kept =
    /^="([^"]*)"$/.exec(text) ?? /^"([^"]*)"$/.exec(text) ?? /^'(?=[=+\-@＝＋－＠])(.*)$/s.exec(text);
  return (kept?.[1] ?? text).trim();
}

const isFilled = (row: readonly string[]) => row.some((cell) => /[\p{L}\p{N}#@]/u.test(cell));

/** The header among the first rows: the one with the most known names, if there are two, or one that is all there is. */
function findHeader(rows: readonly string[][]): { index: number; known: number } {
  let best = { index: -1, known: 0 };
  for (const [index, row] of rows.slice(0, maxRowsAboveHeader).entries()) {
    const roles = row.map(headerRole).filter((role) => role !== undefined);
    const isSingle = index === 0 && row.filter((cell) => cell !== "").length === roles.length;
    const known = roles.length;
    if (known > best.known && (known > 1 || isSingle)) best = { index, known };
  }
  return best;
}

const looksLikeData = (cell: string) => /@|\d{5}/.test(cell);

/** A first row without known names is a header, too, if nothing in it looks like a candidate's data. */
function headerIndex(rows: readonly string[][]): number {
  const { index } = findHeader(rows);
  if (index >= 0) return index;
  const [first = [], ...others] = rows;
  const hasData = others.slice(0, previewRows).some((row) => row.some(looksLikeData));
  return hasData && !first.some(looksLikeData) ? 0 : -1;
}

/** How many of the rows have the most frequent number of cells above one. */
function agreement(rows: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, rows.length);
}

/**
 * The delimiter with the most known names in its header; then the one by which most rows have equal numbers of cells.
 * Line breaks and other delimiters in quoted cells do not count, as rows are read before they are compared.
 */
function findDelimiter(text: string, read: Reader): string {
  const scored = delimiters.map((delimiter) => {
    const { rows } = read(text, { delimiter, preview: previewRows });
    return { delimiter, known: findHeader(rows).known, agreement: agreement(rows) };
  });
  const [best] = scored.toSorted((a, b) => b.known - a.known || b.agreement - a.agreement);
  return best?.delimiter ?? ",";
}

function createReader(parse: Parse): Reader {
  return (text, { delimiter, preview = 0, isPlain = false }) => {
    const { data, errors } = parse(text, {
      delimiter,
      preview,
      // A character that no text has switches quoting off.
      ...(isPlain && { quoteChar: "\0" }),
    });
    const rows = data
      .map((row, index) => ({ cells: row.map(cellText), number: index + 1 }))
      .filter(({ cells }) => isFilled(cells));
    return {
      rows: rows.map(({ cells }) => cells),
      numbers: rows.map(({ number }) => number),
      isCut: preview > 0 && data.length >= preview,
      isQuoteOpen: errors.some(({ code }) => code === "MissingQuotes"),
    };
  };
}

/** Reads a table of candidates as spreadsheets and job boards save it. `parse` is papaparse's. Never throws. */
export function readTable(bytes: Uint8Array, parse: Parse): Table | { fault: TableFault } {
  const decoded = decodeTable(bytes);
  if ("fault" in decoded) return decoded;
  const read = createReader(parse);
  const [, named, rest] = /^sep=(.)(?:\r\n|\r|\n)([\s\S]*)$/i.exec(decoded.text) ?? [];
  const text = rest ?? decoded.text;
  const delimiter = named ?? findDelimiter(text, read);
  const quoted = read(text, { delimiter, preview: maxRecords });
  const { rows, numbers, isCut } = quoted.isQuoteOpen
    ? read(text, { delimiter, preview: maxRecords, isPlain: true })
    : quoted;
  if (rows.length === 0) return { fault: "EMPTY" };
  const header = headerIndex(rows);
  if (isCut || rows.length - header - 1 > maxTableRows) return { fault: "TOO_MANY_ROWS" };
  const columns = Math.min(maxTableColumns, Math.max(...rows.map(({ length }) => length)));
  return {
    rows: rows.map((row) => Array.from({ length: columns }, (_, index) => row[index] ?? "")),
    // The line that names the delimiter is a row, too.
    numbers: named === undefined ? numbers : numbers.map((number) => number + 1),
    header,
    columns,
    isQuoteOpen: quoted.isQuoteOpen,
  };
}

/** The names of the columns; a repeated name gets a number, a missing one is empty. */
export function columnNames({ rows, header, columns }: Table): string[] {
  const seen = new Map<string, number>();
  const names = rows[header] ?? Array.from({ length: columns }, () => "");
  return names.map((name) => {
    if (name === "") return "";
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
