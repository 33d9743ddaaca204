/** Formatting of text, as far as the file specifies it. `size` in points, colours as RRGGBB. */
export type Look = {
  bold?: boolean;
  size?: number;
  vanish?: boolean;
  color?: string;
  /** Background of the letters; `undefined` is white paper. */
  fill?: string;
};

/** Points below which text is illegible. */
const MIN_SIZE = 4;

/**
 * Whether text of this look is invisible: marked as hidden, smaller than 4 pt, or white on white paper.
 * `hasDarkGround`: the page has a background on which white is visible.
 */
export function isHiddenLook(look: Look, hasDarkGround: boolean): boolean {
  if (look.vanish) return true;
  if (look.size !== undefined && look.size > 0 && look.size < MIN_SIZE) return true;
  return isWhite(look.color) && !hasDarkGround && !isDark(look.fill);
}

/** Whether white letters are visible on a background. */
export function isDark(fill: string | undefined): boolean {
  const [red, green, blue] = channels(fill);
  if (red === undefined || green === undefined || blue === undefined) return false;
  return 0.299 * red + 0.587 * green + 0.114 * blue < 200;
}

function isWhite(color: string | undefined): boolean {
  const parts = channels(color);
  return parts.length === 3 && parts.every((part) => part >= 0xf5);
}

function channels(color: string | undefined): number[] {
  const match = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(color ?? "");
  return match ? match.slice(1).map((part) => Number.parseInt(part, 16)) : [];
}
