/** A change to a text. Positions and lengths are in UTF-16 code units. */
export type Edit = {
  /** Milliseconds since the session began. */
  t: number;
  pos: number;
  removed: number;
  inserted: string;
  /** Whether the text was inserted in one piece, not key by key. */
  isPiece?: boolean;
};

export type Segment = { text: string; isPiece: boolean };

const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Whether a position is inside a surrogate pair, such as that of an emoji. */
function isInside(text: string, place: number): boolean {
  return place > 0 && place < text.length && isHigh(text.charCodeAt(place - 1));
}

/**
 * The change between two states of a text.
 *
 * @param caret position of the caret after the change, which disambiguates repeated letters
 * @returns undefined if the texts are equal
 */
export function diffText(
  before: string,
  after: string,
  caret = after.length,
): Omit<Edit, "t" | "isPiece"> | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let end = 0;
  const maxEnd = Math.min(shorter, Math.max(0, after.length - caret));
  while (end < maxEnd && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  let pos = 0;
  while (pos < shorter - end && before[pos] === after[pos]) pos += 1;
  while (end < shorter - pos && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (isInside(before, pos) || isInside(after, pos)) pos -= 1;
  if (isInside(before, before.length - end) || isInside(after, after.length - end)) end -= 1;
  return { pos, removed: before.length - end - pos, inserted: after.slice(pos, after.length - end) };
}

/** The text at a time, in segments by whether it was inserted in one piece. */
export function replayText(edits: readonly Edit[], until: number): Segment[] {
  let text = "";
  let pieces = "";
  for (const { t, pos, removed, inserted, isPiece = false } of edits) {
    if (t > until) break;
    text = text.slice(0, pos) + inserted + text.slice(pos + removed);
    pieces =
      pieces.slice(0, pos) + (isPiece ? "1" : "0").repeat(inserted.length) + pieces.slice(pos + removed);
  }
  let start = 0;
  return (pieces.match(/0+|1+/g) ?? []).map((run) => {
    const from = start;
    start += run.length;
    return { text: text.slice(from, start), isPiece: run.startsWith("1") };
  });
}

/** The text at a time. */
export function textAt(edits: readonly Edit[], until: number): string {
  return replayText(edits, until)
    .map(({ text }) => text)
    .join("");
}
