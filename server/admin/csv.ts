/** A spreadsheet would run these as a formula; full-width letters too, in some languages. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

function cell(value: string | number): string {
  const text = String(value);
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** By this Excel knows UTF-8. */
export const byteOrderMark = "\uFEFF";

/** One record of RFC 4180, with its line end. */
export const csvLine = (cells: (string | number)[]) => `${cells.map(cell).join(",")}\r\n`;
