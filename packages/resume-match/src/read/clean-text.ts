/**
 * Normalises text for matching: one form for each letter (ligatures become letters), no layout control
 * characters, one kind of space. Drops icon glyphs of private-use areas. `keepEdges` leaves spaces at both
 * ends.
 */
export function cleanText(text: string, { keepEdges = false } = {}): string {
  const clean = isPlainAscii(text) ? text.replace(/ {2,}/g, " ") : cleanLetters(text);
  return keepEdges ? clean : clean.trim();
}

/** Whether a text consists of printable ASCII, as most lines do: nothing to normalise but spaces. */
export const isPlainAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

const cleanLetters = (text: string) =>
  text
    // Small capitals and old-style figures may have codes of Adobe's private-use area, 0xf700 above the plain
    // ones.
    .replace(/[\uf721-\uf7ff]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf700))
    .normalize("NFKC")
    .replace(/(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\u2028\u2029\ufffc\ufffd]/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\t\n]+/g, " ");
