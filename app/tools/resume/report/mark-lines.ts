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
