/** Windows-1252 letters for the bytes 80 to 9F, in order; a space where there is none. */
const windowsLetters = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";
const follower = `[\\u0080-\\u00bf\\u200b${windowsLetters.replaceAll(" ", "")}]`;
const broken = new RegExp(`[ÂÃ]${follower}|[âï]${follower}(?:${follower})?`, "gu");
/** The rest of a broken no-break space whose second half became a space or was lost. */
const lostSpace = /(?<!\p{Lu})Â(?=[\s.,;:)]|$)/gmu;

/** The byte that a letter was read from. A lost one, now a zero-width space, belonged to a quote or a dash. */
function toByte(letter: string, lost: number): number {
  if (letter === "\u200b") return lost;
  const index = windowsLetters.indexOf(letter);
  return index < 0 ? letter.charCodeAt(0) : 0x80 + index;
}

/** Letters of Mac OS Roman for the bytes 80 to BF, in order. */
const macLetters = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø";
const macBroken = new RegExp(`[√¬][${macLetters}]|‚Ä[${macLetters}]`, "gu");
/** Of a dash or a bullet only the first letter is left; apart, it is no word. */
const lostMark = /(?<=^|\s)â(?=\s|$)/gmu;
/** Text that went wrong twice is repaired twice; more often it does not happen. */
const MAX_ROUNDS = 3;

/**
 * Repairs UTF-8 that was read as Windows-1252 or Mac OS Roman, even twice, and Windows-1252 that was read as Latin-1:
 * "â€™" and "‚Äô" become "’", "Ã©" becomes "é", "Â " a space, U+0095 a bullet.
 */
export function mendBrokenLetters(text: string): string {
  if (!/[ÂÃâï√¬‚\u0080-\u009f]/.test(text)) return text;
  let mended = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = mended;
    mended = before.replace(broken, mendLetters);
    if (mended === before) break;
  }
  mended = mended.replace(macBroken, mendMac);
  if (mended !== text) mended = mended.replace(lostMark, "–");
  return (
    mended
      .replace(lostSpace, "")
      // U+0085 is also a line end.
      .replace(
        /[\u0080-\u0084\u0086-\u009f]/g,
        (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? " ",
      )
  );
}

function mendMac(letters: string): string {
  const [first = "", ...rest] = letters;
  const bytes = rest.map((letter) => 0x80 + macLetters.indexOf(letter));
  const [second = 0x80, third = 0x80] = bytes;
  if (first === "‚") return String.fromCharCode(0x2000 | ((third & 0x3f) + ((second & 0x3f) << 6)));
  return String.fromCharCode(((first === "√" ? 3 : 2) << 6) | (second & 0x3f));
}

function mendLetters(letters: string): string {
  const [lead = "", second = "", third] = letters;
  const first = lead.charCodeAt(0);
  if (first < 0xe0)
    return second === "\u200b"
      ? " "
      : String.fromCharCode(((first & 0x1f) << 6) | (toByte(second, 0x80) & 0x3f));
  const middle = toByte(second, 0x80);
  // Only dashes, quotes, bullets and full-width marks: "naïve»" stays.
  if (lead === "ï" ? middle < 0xbb : middle > 0x97) return letters;
  const last = toByte(third ?? "\u200b", lead === "ï" ? 0x8d : 0x9d);
  return String.fromCharCode(((first & 0x0f) << 12) | ((middle & 0x3f) << 6) | (last & 0x3f));
}
