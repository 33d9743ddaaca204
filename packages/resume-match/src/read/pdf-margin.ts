import { looksLikeDateOrPlace } from "../extract/dates.ts";
import { headingKind } from "../extract/headings.ts";
import { type Fragment, groupRows } from "./pdf-columns.ts";

/** Rows that start at one place show the left edge of the text. */
const minRowsAtEdge = 4;
/** Rails of labels have more notes than this. */
const maxNotes = 2;

/** The leftmost place where several rows of text start; `undefined` if there is none. */
function leftEdge(fragments: Fragment[]): number | undefined {
  const starts = fragments.map(({ left }) => left).sort((a, b) => a - b);
  return starts.find(
    (start, index) => (starts[index + minRowsAtEdge - 1] ?? Number.POSITIVE_INFINITY) < start + 3,
  );
}

/** Drops what is printed left of the text: line numbers, marks, and single small notes such as "v2". */
export function withoutMarginNotes(fragments: Fragment[]): Fragment[] {
  const words = fragments.filter(({ text }) => /\p{L}{2}|\d{4}/u.test(text));
  const edge = leftEdge(words);
  if (edge === undefined) return fragments;
  const sizes = words.map(({ size }) => size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const alone = new Set(groupRows(fragments).flatMap(({ fragments: row }) => (row.length === 1 ? row : [])));
  const outside = fragments.filter(({ left, size }) => left < edge - 4 && size < usual * 0.95);
  const numbers = outside.filter(({ text, right }) => /^\d{1,3}$/.test(text.trim()) && right < edge);
  const notes = outside.filter((fragment) => {
    const text = fragment.text.trim();
    return (
      alone.has(fragment) &&
      text.length < 15 &&
      !looksLikeDateOrPlace(text) &&
      headingKind(text) === undefined
    );
  });
  const dropped = new Set([...numbers, ...(notes.length <= maxNotes ? notes : [])]);
  return dropped.size === 0 ? fragments : fragments.filter((fragment) => !dropped.has(fragment));
}
