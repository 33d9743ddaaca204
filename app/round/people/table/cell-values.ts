/** Cells that say that there is nothing. */
const nothing = /^(?:[-–—.]+|n\/a|#n\/a|null|nan|undefined)$/i;
/** Can be words of a name, but no address, number or place. */
const nothingElse = /^(?:na|none|nil|not available|not mentioned|लागू नहीं|उपलब्ध नहीं|लागू नाही|उपलब्ध नाही)$/i;

/** A cell without the words that people write into empty ones. */
export const filledName = (cell: string): string => (nothing.test(cell) ? "" : cell);
export const filled = (cell: string): string => (nothing.test(cell) || nothingElse.test(cell) ? "" : cell);

export const isEmailLike = (cell: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell);

const digitsOf = (text: string) => text.replace(/\D/g, "");

export function isPhoneLike(cell: string): boolean {
  const count = digitsOf(cell).length;
  return count >= 8 && count <= 15 && /^[+(\d][\d\s().+/-]*$/.test(wholeNumber(cell));
}

/** "9876543210.0" of a program that takes numbers for amounts: nothing is lost. */
const wholeNumber = (cell: string) => /^(\+?\d{8,15})\.0+$/.exec(cell)?.[1] ?? cell;

/** Whether a spreadsheet has replaced a phone number: by rounding it ("9.19876E+11"), or by an error. */
export const damagedPhone = (cell: string): boolean =>
  /^\d(?:[.,]\d+)?E\+?\d{1,2}$/i.test(cell) || isBroken(cell);

/** What a spreadsheet writes in place of a value that it could not show or compute. */
export const isBroken = (cell: string): boolean =>
  /^(?:#{3,}|#(?:NAME|REF|VALUE|NUM|DIV\/0|NULL)[?!]?)$/i.test(cell);

/** Devanagari digits as Latin ones. */
const latinDigits = (text: string) =>
  text.replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** A phone number as typed, with Latin digits. */
export const phoneText = (cell: string): string =>
  wholeNumber(latinDigits(cell).replace(/^(?:p|tel|mob|mobile):\s*/i, ""));
