import type { Passage, RequirementResult, Span } from "resume-match";

/** A part of a line; `requirements` are the indices of those that it is evidence for. */
export type Segment = { start: number; text: string; requirements: number[] };
/** A line of the résumé: a heading, the first line of a job, or other text. */
export type MarkedLine = { start: number; look: "heading" | "entry" | "text"; segments: Segment[] };

type Evidence = { start: number; end: number; requirement: number };

const overlaps = ([start, end]: Span, from: number, to: number) => start < to && end > from;

function cutLine(line: string, from: number, evidence: Evidence[]): Segment[] {
  const to = from + line.length;
  const within = evidence.filter(({ start, end }) => overlaps([start, end], from, to));
  const edges = [from, to, ...within.flatMap(({ start, end }) => [start, end])];
  const cuts = [...new Set(edges.map((edge) => Math.min(Math.max(edge, from), to)))].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? to;
    const covering = within.filter((span) => overlaps([span.start, span.end], start, end));
    return {
      start,
      text: line.slice(start - from, end - from),
      requirements: [...new Set(covering.map(({ requirement }) => requirement))],
    };
  });
}

/** Splits the résumé into lines, and lines at the edges of evidence. Lines outside passages are headings. */
export function markLines(
  text: string,
  results: RequirementResult[],
  passages: Pick<Passage, "span" | "workIndex">[],
): MarkedLine[] {
  const evidence = results.flatMap((result, requirement) =>
    result.evidence.map(({ span: [start, end] }) => ({ start, end, requirement })),
  );
  let next = 0;
  return text.split("\n").map((line) => {
    const start = next;
    next += line.length + 1;
    const passage = passages.find(({ span }) => overlaps(span, start, start + line.length));
    const isEntry = passage?.workIndex !== undefined && passage.span[0] === start;
    const look = passage ? (isEntry ? "entry" : "text") : "heading";
    return { start, look: line.trim() === "" ? "text" : look, segments: cutLine(line, start, evidence) };
  });
}

const listMark = /^\s*(?:[-–—•*▪◦‣●]|\d{1,2}[.)])\s/;
const columns = /\t| {2}/;
/** Shorter lines are entries of a list or a narrow column, in which a capital letter begins something new. */
const minFullLine = 50;
/** In proportional type, full lines differ in their number of letters. */
const fullShare = 0.92;

const textOf = ({ segments }: MarkedLine) => segments.map(({ text }) => text).join("");

/** Whether `next` goes on with the paragraph of `line`, which ends only because the page was full. */
function goesOn(line: MarkedLine, next: MarkedLine, width: number): boolean {
  const [text, after] = [textOf(line).trimEnd(), textOf(next)];
  if (line.look !== "text" || next.look !== "text" || text === "" || after.trim() === "") return false;
  if (listMark.test(after) || columns.test(text.trim()) || columns.test(after.trim())) return false;
  const [word = ""] = after.trim().split(" ", 1);
  if (/^[\p{Ll}(]/u.test(word)) return text.length >= width / 2;
  const isFull = text.length + 1 + word.length > width * fullShare;
  return isFull && width >= minFullLine && !/[.:;!?]$/.test(text);
}

/** Appends a line to the one before. Evidence that both ends share stays in one piece. */
function append(line: MarkedLine, next: MarkedLine): MarkedLine {
  const gap = textOf(line).endsWith("-") ? "" : " ";
  const [last, first] = [line.segments.at(-1), next.segments[0]];
  if (!last || !first) return { ...line, segments: [...line.segments, ...next.segments] };
  const space = { start: last.start + last.text.length, text: gap, requirements: [] };
  const isOne = String(last.requirements) === String(first.requirements);
  const ends = isOne ? [{ ...last, text: last.text + gap + first.text }] : [last, space, first];
  return { ...line, segments: [...line.segments.slice(0, -1), ...ends, ...next.segments.slice(1)] };
}

/** For each line, the letters of the longest one in its block: between two headings, entries or empty lines. */
function blockWidths(lines: readonly MarkedLine[]): number[] {
  const widths: number[] = [];
  let block: number[] = [];
  lines.forEach((line, index) => {
    const { length } = textOf(line).trim();
    if (line.look !== "text" || length === 0) block = [];
    block.push(index);
    const width = Math.max(length, ...block.map((member) => widths[member] ?? 0));
    for (const member of block) widths[member] = width;
  });
  return widths;
}

/**
 * Joins the lines of each paragraph, which a narrower sheet would otherwise break twice. A line goes on with the one
 * before if it begins in lower case, or if its first word would not have fitted there.
 */
export function joinParagraphs(lines: readonly MarkedLine[]): MarkedLine[] {
  const widths = blockWidths(lines);
  const joined: MarkedLine[] = [];
  lines.forEach((line, index) => {
    const [before, last] = [lines[index - 1], joined.at(-1)];
    if (before && last && goesOn(before, line, widths[index] ?? 0)) joined.splice(-1, 1, append(last, line));
    else joined.push(line);
  });
  return joined;
}
