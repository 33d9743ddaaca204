import type { Span } from "./types.ts";

/** A line of `Reading.plain`, as offsets into it. `start` is behind its list mark. */
export type Line = { start: number; end: number; isItem: boolean };

/** A posting prepared for patterns. */
export type Reading = {
  /**
   * The text without HTML tags; with straight quotation marks and hyphens, single spaces, "\n" as the only line
   * break, and lines joined that were only wrapped.
   */
  plain: string;
  lines: Line[];
  /** Where a part of `plain` is in the text as it was given. */
  spanOf(start: number, end: number): Span;
};

const special =
  /<\/?([a-z][a-z0-9]{0,9})\b[^<>]{0,300}>|&(#?[a-z0-9]{2,8});|\r\n?|\n|[^\S\r\n]+|[\u200b-\u200f\u2060\ufeff\u00ad]|\*\*|__|[\u2018\u2019]|[\u2010-\u2015\u2212]|[\u201c\u201d]/gi;

const entities: Record<string, string> = {
  amp: "&",
  nbsp: " ",
  "#160": " ",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  rsquo: "'",
  lsquo: "'",
  ndash: "-",
  mdash: "-",
  bull: "•",
  "#8377": "₹",
  pound: "£",
  euro: "€",
};
const inlineTags = new Set(["a", "b", "i", "u", "em", "strong", "span", "font", "small", "mark", "code"]);

function replacementOf([match, tag, entity]: RegExpMatchArray): string {
  if (tag !== undefined) {
    const name = tag.toLowerCase();
    if (inlineTags.has(name)) return "";
    return name === "li" && !match.startsWith("</") ? "\n- " : "\n";
  }
  if (entity !== undefined) return entities[entity.toLowerCase()] ?? match;
  if (match.startsWith("\r") || match === "\n") return "\n";
  if (/^\s/.test(match) && !match.startsWith("\ufeff")) return " ";
  if (match === "\u2018" || match === "\u2019") return "'";
  if (match === "\u201c" || match === "\u201d") return '"';
  return /^[\u2010-\u2015\u2212]/.test(match) ? "-" : "";
}

/** List marks: dashes, bullets, "1.", "(a)", ticks. */
export const itemMark =
  /^[^\S\n]*(?:(?:[-–—•*·▪●‣»>o✓✔➢]|\(?\d{1,2}[.)]|\(?[a-h]\))\s+|[-•*·▪●‣»✓✔➢](?=[\p{L}₹]))/u;

/** Shorter lines were ended by their writer. */
const minWrappedLength = 50;

/** Joins lines that continue in the next one with a small letter. Keeps the length. */
function joinWrapped(plain: string): string {
  const lines = plain.split("\n");
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      const isWrapped =
        line.length >= minWrappedLength &&
        /^ ?\p{Ll}/u.test(next) &&
        !itemMark.test(next) &&
        !/[.:;!?]\s*$/.test(line.slice(-3));
      return `${line}${isWrapped ? " " : "\n"}`;
    })
    .join("");
}

function readLines(plain: string): Line[] {
  const lines: Line[] = [];
  let offset = 0;
  for (const raw of plain.split("\n")) {
    const mark = itemMark.exec(raw.slice(0, 20));
    const text = raw.slice(mark?.[0].length ?? 0);
    const start = offset + raw.length - text.trimStart().length;
    const end = offset + raw.trimEnd().length;
    if (end > start) lines.push({ start, end, isItem: mark !== null });
    offset += raw.length + 1;
  }
  return lines;
}

/** Prepares a posting of any length; takes time in proportion to it. */
export function readPosting(text: string): Reading {
  const pieces: string[] = [];
  // Offsets of each character of `plain` in `text`. A replacement is never longer than what it replaces.
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let length = 0;
  const copy = (from: number, to: number) => {
    pieces.push(text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      starts[length] = index;
      ends[length] = index + 1;
      length += 1;
    }
  };
  let from = 0;
  for (const match of text.matchAll(special)) {
    copy(from, match.index);
    from = match.index + match[0].length;
    const replacement = replacementOf(match);
    pieces.push(replacement);
    for (let index = 0; index < replacement.length; index += 1) {
      starts[length] = match.index;
      ends[length] = from;
      length += 1;
    }
  }
  copy(from, text.length);
  const plain = joinWrapped(pieces.join(""));
  return {
    plain,
    lines: readLines(plain),
    spanOf: (start, end) => ({ start: starts[start] ?? text.length, end: ends[end - 1] ?? text.length }),
  };
}

/** Ends of sentences. A full stop in "Rs. 500", "e.g. Excel" or "9.30" ends none. */
const stop =
  /(?<!\b(?:rs|no|mr|mrs|ms|dr|e\.g|i\.e|etc|approx|min|max|yrs?|exp|vs|pvt|p\.m|a\.m|p\.a))[.](?=\s|$)|[!?;\n|•·]/gi;

const firstStop = new RegExp(stop.source, "i");

/** How far the words around a match are read, in characters. */
const maxContext = 140;

/** The rest of the sentence before an offset, at most 140 characters. */
export function textBefore({ plain }: Reading, start: number): string {
  const window = plain.slice(Math.max(0, start - maxContext), start);
  let cut = 0;
  for (const { index } of window.matchAll(stop)) cut = index + 1;
  return window.slice(cut);
}

/** The rest of the sentence after an offset, at most 140 characters, with its stop left out. */
export function textAfter({ plain }: Reading, end: number): string {
  const window = plain.slice(end, end + maxContext);
  return window.slice(0, firstStop.exec(window)?.index ?? window.length);
}

/** Text around a part across sentences, without a bound at the line. */
export const textAround = ({ plain }: Reading, start: number, end: number, distance: number): string =>
  plain.slice(Math.max(0, start - distance), end + distance);
