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

/** Repairs UTF-8 that was read as Windows-1252: "â€™" becomes "’", "Ã©" becomes "é", "Â " a space. */
export function mendBrokenLetters(text: string): string {
  if (!/[ÂÃâï]/.test(text)) return text;
  return text
    .replace(broken, (letters) => {
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
    })
    .replace(lostSpace, "");
}
