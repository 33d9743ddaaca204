import { smallWords, splitWords, type Word } from "../skills/words.ts";
import { fillers } from "./asks.words.ts";

/** A part of a sentence, by offset. */
export type Piece = { text: string; start: number };

/** Neither "500,000" nor "between 3 and 5" are two. */
const separator =
  /(?<!\d),|,(?!\d{2,3}(?!\d))|[;()]|\s[–—]\s|:\s|(?<!\bbetween\s\S{1,15})\s(?:and|&|as well as|plus)\s/giu;

/** Words of a requirement that do not show what is required. */
const fillerWords = new Set(fillers.flatMap((line) => line.split(" ")));

const isTelling = ({ folded, text }: Word) =>
  !smallWords.has(folded) &&
  !fillerWords.has(folded) &&
  (folded.length > 2 || /^(?:\p{Lu}{2}|\p{Lu}[+#]*)$/u.test(text)) &&
  !/^\d/.test(folded);

/**
 * Splits a sentence into single requirements: "plan menus, order stock and train cooks" has three. "Risk and
 * support plans" stays one, since a single word next to "and" shares its neighbour's.
 */
export function splitAsks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const close = (to: number) => {
    const piece = text.slice(from, to);
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, start: from });
  };
  const cuts = [...text.matchAll(separator)];
  cuts.forEach((cut, index) => {
    const end = cut.index + cut[0].length;
    // The last part of a list, "a, b and c", may have any length.
    const isLast = index === cuts.length - 1 && cuts[index - 1]?.[0] === ",";
    if (/\p{L}|&/u.test(cut[0]) && !isLast) {
      const before = text.slice(from, cut.index).trim().split(/\s+/).length;
      const after = text
        .slice(end, cuts[index + 1]?.index ?? text.length)
        .trim()
        .split(/\s+/).length;
      if (before < 2 || after < 2) return;
    }
    close(cut.index);
    from = end;
  });
  close(text.length);
  return pieces;
}

const maxTellingWords = 12;

/** A piece of up to this many words is its own label: "leading a team" rather than "leading". */
const maxWholeWords = 6;

/**
 * Label of a piece: from its first to its last significant word, or all of a short piece.
 * @param least an offset that the label must reach
 */
export function askPhrase(
  { text, start }: Piece,
  least = 0,
): { label: string; start: number; end: number } | undefined {
  const telling = splitWords(text).filter(isTelling).slice(0, maxTellingWords);
  const [first, last] = [telling[0], telling.at(-1)];
  if (!first || !last) return undefined;
  const words = splitWords(text);
  const [begin, end] =
    words.length > maxWholeWords ? [first, last] : [words[0] ?? first, words.at(-1) ?? last];
  const to = Math.max(end.end, Math.min(text.length, least - start));
  return {
    label: text.slice(begin.start, to).replace(/\s+/g, " ").trim().slice(0, 90),
    start: start + begin.start,
    end: start + to,
  };
}
