import { cleanText, isPlainAscii } from "./clean-text.ts";
import { fillHoles, hasHole } from "./ligatures.ts";

/* Normalises text for all later steps and recognises bullet characters. */

/** Bullets even without a space after them; the last are those of Symbol and Wingdings. */
const SURE_BULLET =
  /^[•・‣◦▪▫●○■□◆◇➢➤►▶▸▹✓✔✦❖⁃∙⦁⚫⚬➔➜➣\u{F0B7}\u{F0A7}\u{F0D8}\u{F076}\u{F0FC}\u{F0A8}\u{F0E0}]\s*/u;
/** Characters also used in running text: bullets only before white space. */
const SPACED_BULLET = /^(?:[-–—−*·»→§]\s+|o(?:\t|\s{2,}))/u;

/**
 * Normalises a line: `cleanText` without zero-width characters (joiners, direction marks), with icons of
 * private-use fonts and control characters as spaces, spaces collapsed, trimmed.
 */
export function normaliseText(raw: string): string {
  if (isPlainAscii(raw)) return cleanText(raw);
  // Word's hyphens: one that stays, and one that shows at the end of a line only.
  const hyphenated = raw.replaceAll("\u001e", "-").replaceAll("\u001f", "");
  const text = (hasHole(hyphenated) ? fillHoles(hyphenated) : hyphenated)
    // NFKC would turn it into a space and a combining accent, and split "O´Brien".
    .replaceAll("´", "'")
    .replace(/[\p{Cf}\p{Cs}]|\u{FE0F}/gu, "")
    .replace(/[\s\p{Cc}\p{Co}]+/gu, " ");
  return cleanText(text);
}

/** Removes a leading bullet from a raw (not yet normalised) line; `bullet` says whether there was one. */
export function stripBullet(raw: string): { bullet: boolean; text: string } {
  const text = raw.replace(/^[\s\p{Cf}]+/u, "");
  const sign = SURE_BULLET.exec(text) ?? SPACED_BULLET.exec(text);
  return sign ? { bullet: true, text: text.slice(sign[0].length) } : { bullet: false, text };
}
