import { bestLigature, fillHoles, hasHole, type Ligature, type Votes, wordVotes } from "./ligatures.ts";
import type { PaintOperators } from "./pdf-paint.ts";

type Ops = Record<string, number>;
type Glyph = { originalCharCode?: number; unicode?: string; width?: number };
/** A glyph that the font maps to a control character; all that share a key look the same. */
type Hole = { key: string; width: number; letters: ReadonlyMap<string, number> };

/** The glyphs that stand for control characters, in the order in which the page draws them. */
function findHoles({ fnArray, argsArray }: PaintOperators, ops: Ops): Hole[] {
  const holes: Hole[] = [];
  const fonts = new Map<string, Map<string, number>>();
  let font = "";
  fnArray.forEach((op, index) => {
    const [first] = (argsArray[index] as unknown[] | null) ?? [];
    if (op === ops.setFont) font = String(first);
    if (op !== ops.showText || !Array.isArray(first)) return;
    const letters = fonts.get(font) ?? new Map<string, number>();
    fonts.set(font, letters);
    for (const glyph of first as (Glyph | number | null)[]) {
      if (glyph === null || typeof glyph !== "object") continue;
      const { unicode = "", width = 0, originalCharCode } = glyph;
      if (hasHole(unicode)) holes.push({ key: `${font} ${originalCharCode}`, width, letters });
      else if (unicode.length === 1) letters.set(unicode, width);
    }
  });
  return holes;
}

/** A ligature is about as wide as its letters, or slightly narrower. */
function widthVotes({ width, letters }: Hole): Votes {
  const i = letters.get("i") ?? letters.get("l");
  if (i === undefined) return {};
  const l = letters.get("l") ?? i;
  const f = letters.get("f") ?? i * 1.2;
  const expected: Record<Ligature, number> = {
    fi: f + i,
    fl: f + l,
    ff: 2 * f,
    ffi: 2 * f + i,
    ffl: 2 * f + l,
  };
  return Object.fromEntries(
    Object.entries(expected).map(([name, sum]) => [name, -8 * Math.abs(1 - width / sum)]),
  );
}

type PlacedText = { str: string; transform: number[]; width: number };

/** Whether a text continues the word before it. */
function continues(before: PlacedText | undefined, { transform }: PlacedText): boolean {
  const [size = 0, , , , x = 0, y = 0] = transform;
  const [, , , , beforeX = 0, beforeY = 0] = before?.transform ?? [];
  return before !== undefined && y === beforeY && Math.abs(x - beforeX - before.width) < size * 0.1;
}

/**
 * Texts of the items with the ligatures of fonts that map them to control characters. The width of the glyph and all
 * words with the same glyph decide which one it is.
 */
export function textsWithLigatures(items: PlacedText[], operators: PaintOperators, ops: Ops): string[] {
  const texts = items.map(({ str }) => str);
  if (!texts.some(hasHole)) return texts;
  const words: Votes[] = [];
  const joined = items.map((item, index) => (continues(items[index - 1], item) ? "" : " ") + item.str);
  fillHoles(joined.join(""), (before, after) => {
    words.push(before + after === "" ? {} : wordVotes(before, after));
    return "";
  });
  const holes = findHoles(operators, ops);
  const votes = new Map<string, Votes[]>();
  if (holes.length === words.length)
    for (const [index, hole] of holes.entries())
      votes.set(hole.key, [...(votes.get(hole.key) ?? [widthVotes(hole)]), words[index] ?? {}]);
  let next = -1;
  return texts.map((text) =>
    fillHoles(text, () => {
      next += 1;
      const own = votes.get(holes[next]?.key ?? "");
      return own ? bestLigature(sumVotes(own), own.length - 1) : bestLigature(words[next] ?? {});
    }),
  );
}

function sumVotes(all: Votes[]): Votes {
  const sum: Votes = {};
  for (const votes of all)
    for (const [name, vote] of Object.entries(votes) as [Ligature, number][])
      sum[name] = (sum[name] ?? 0) + vote;
  return sum;
}
