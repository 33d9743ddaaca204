import type { Page, TextItem } from "../types.ts";

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const rightToLeftLetters = new RegExp(rightToLeft, "gu");
const arabic = /\p{Script=Arabic}/u;
/** Share of letters from which a page is set from right to left. */
const minShare = 0.35;

/** A word as it stands on the page, with the direction of its letters; marks and spaces have none. */
type Piece = TextItem & { kind: "right" | "left" | "number" | "mark" };

const mirrored: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
};
const mirror = (text: string) => text.replace(/[()[\]{}<>«»]/g, (mark) => mirrored[mark] ?? mark);

const kindOf = (text: string): Piece["kind"] =>
  rightToLeft.test(text) ? "right" : /\p{L}/u.test(text) ? "left" : /\d/.test(text) ? "number" : "mark";

/**
 * Cuts an item without letters of a right-to-left script at its spaces, brackets and signs: each part has its own place.
 */
function cutItem(item: TextItem): Piece[] {
  const kind = kindOf(item.text);
  if (kind === "right") return [{ ...item, text: mirror(item.text), kind }];
  const width = item.width / Math.max(1, item.text.length);
  return [...item.text.matchAll(/[^\s()[\]|•·،؛–—]+|[()[\]|•·،؛–—]/gu)].map(({ 0: text, index }) => ({
    ...item,
    text,
    x: item.x + index * width,
    width: text.length * width,
    kind: kindOf(text),
  }));
}

/** Rows of pieces from left to right. */
function toRows(items: TextItem[]): Piece[][] {
  const rows: Piece[][] = [];
  for (const piece of items.flatMap(cutItem).sort((a, b) => a.y - b.y || a.x - b.x)) {
    const [first] = rows.at(-1) ?? [];
    if (first && piece.y - first.y <= 0.3 * Math.min(piece.size, first.size)) rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const gapAfter = (piece: Piece, next: Piece) => (next.x - piece.x - piece.width) / Math.max(piece.size, 5);

/** Whether two neighbours, from left to right, are read in this order. */
function isLeftToRight(piece: Piece, next: Piece, following: Piece | undefined, isInRun: boolean): boolean {
  const gap = gapAfter(piece, next);
  if (gap > 1.35) return false;
  const isGlued = gap < 0.12;
  if (piece.kind === "left" || next.kind === "left") {
    if (piece.kind === "left" && next.kind === "left") return true;
    // "Python 3", but not "Elon Ltd 2015", where the year belongs to a period that is read from the right.
    if (piece.kind === "left" && next.kind === "number") return isGlued || !isYear(next.text.slice(0, 4));
    if (piece.kind === "number") return isGlued;
    // "Python, SQL": a mark between two words of Latin letters.
    if (piece.kind === "left") return following?.kind === "left" && !/[()|،؛]/.test(next.text);
    return piece.kind === "mark" && (isInRun || (isGlued && /^[@/&+_#]$/.test(piece.text)));
  }
  // "12/2017", "052-1234567": a sign between figures without spaces.
  if (piece.kind === "number" && next.kind === "mark")
    return (
      isGlued &&
      following?.kind === "number" &&
      gapAfter(next, following) < 0.12 &&
      /^[/.:,-]$/.test(next.text)
    );
  if (piece.kind === "mark" && next.kind === "number")
    return isGlued && isInRun && /^[/.:,-]$/.test(piece.text);
  return piece.kind === "number" && next.kind === "number" && isGlued;
}

/** Joins the words of a row that are read from left to right to one item each. */
function joinLatin(row: Piece[], isArabic: boolean): TextItem[] {
  const joined: Piece[] = [];
  let last: Piece | undefined;
  row.forEach((piece, index) => {
    const run = joined.at(-1);
    const isReversed = isArabic && piece.text === "-" && last?.kind === "number";
    if (
      run &&
      last &&
      !isReversed &&
      run.kind !== "right" &&
      isLeftToRight(last, piece, row[index + 1], run.kind === "left")
    ) {
      const space = gapAfter(last, piece) > 0.12 ? " " : "";
      joined[joined.length - 1] = {
        ...run,
        text: run.text + space + piece.text,
        width: piece.x + piece.width - run.x,
        kind: "left",
      };
    } else
      joined.push({
        ...piece,
        text: piece.kind === "mark" ? [...mirror(piece.text)].reverse().join("") : piece.text,
      });
    last = piece;
  });
  return joined.map(({ kind: _, ...item }) => item);
}

/**
 * Mirrors a page that is set from right to left, so that its lines, columns and indents can be read like those of other
 * pages. Words in Latin letters and figures keep their order. The items' own letters are in reading order already.
 */
export function toLeftToRight(page: Page): Page {
  const letters = page.items.map(({ text }) => text).join("");
  const all = letters.match(/\p{L}/gu)?.length ?? 0;
  if ((letters.match(rightToLeftLetters)?.length ?? 0) < all * minShare || all === 0) return page;
  const items = toRows(page.items).flatMap((row) =>
    joinLatin(
      row,
      row.some(({ text }) => arabic.test(text)),
    ),
  );
  return {
    ...page,
    // A letter without a width, such as the second of a joined pair, is read before the one at its left.
    items: items.map((item) => ({ ...item, x: page.width - item.x - Math.max(item.width, 0.5) })),
    links: page.links.map((link) => ({ ...link, x: page.width - link.x - 1 })),
  };
}
