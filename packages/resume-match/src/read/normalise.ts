import { cleanText } from "./clean-text.ts";

/** Text as every step after the reading expects it, and the bullet signs that documents begin their points with. */

/** Signs that are bullets even without a space behind; the last are the bullets of Symbol and Wingdings. */
const SURE_BULLET =
  /^[•‣◦▪▫●○■□◆◇➢➤►▶▸▹✓✔✦❖⁃∙⦁⚫⚬➔➜➣\u{F0B7}\u{F0A7}\u{F0D8}\u{F076}\u{F0FC}\u{F0A8}\u{F0E0}]\s*/u;
/** Signs that are also used in running text: bullets only with white space behind. */
const SPACED_BULLET = /^(?:[-–—−*·»→§]\s+|o(?:\t|\s{2,}))/u;

/**
 * One line of text: as `cleanText` leaves it, without anything that has no width (joiners, direction marks), icons
 * of private fonts and control signs as spaces, spaces collapsed, trimmed.
 */
export function normaliseText(raw: string): string {
  const text = raw
    // NFKC would make a space and a combining accent of it, and cut "O´Brien" in two.
    .replaceAll("´", "'")
    .replace(/[\p{Cf}\p{Cs}]|\u{FE0F}/gu, "")
    .replace(/[\s\p{Cc}\p{Co}]+/gu, " ");
  return cleanText(text);
}

/** Takes a leading bullet sign off a raw (not yet normalised) line; `bullet` says whether there was one. */
export function stripBullet(raw: string): { bullet: boolean; text: string } {
  const text = raw.replace(/^[\s\p{Cf}]+/u, "");
  const sign = SURE_BULLET.exec(text) ?? SPACED_BULLET.exec(text);
  return sign ? { bullet: true, text: text.slice(sign[0].length) } : { bullet: false, text };
}
