/** Spreadsheets run cells with such a start as formulas; in some languages also after full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function csvCell(value: string | number): string {
  const text = String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Excel needs it to recognise UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One record (RFC 4180), including the line break. */
export const csvLine = (cells: readonly (string | number)[]) => `${cells.map(csvCell).join(",")}\r\n`;
