/** Spreadsheets run a cell with such a start as a formula; full-width signs, too, in some languages. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(value: string | number): string {
  const text = String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Makes Excel read UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One record of RFC 4180, including the line end. */
export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(",")}\r\n`;
