import type { AskedRow } from "#app/tools/resume/requirements/asked.ts";
import type { PostingReading } from "./posting-messages.ts";

/** What a mark in the posting says: how much it counts, or what is wrong with it. */
export type MarkKind = "must" | "nice" | "duty" | "out" | "unprovable" | "excluding" | "years" | "pay";

export type PostingMark = { start: number; end: number; kind: MarkKind; key?: string };
export type Segment = { text: string; mark?: PostingMark };

/** Findings are drawn over requirements: a phrase that excludes is no requirement to be underlined. */
const order: MarkKind[] = ["excluding", "years", "pay", "unprovable", "must", "nice", "duty", "out"];

/** A requirement counts as must, nice or duty; `wanted` is what stands among the musts without the word. */
export function kindOf({ counts, isDropped, into }: AskedRow): MarkKind {
  if (isDropped || into) return "out";
  return counts === "wanted" ? "must" : counts;
}

/** The parts of a mark that no mark of more weight covers. */
function uncovered(mark: PostingMark, kept: readonly PostingMark[]): PostingMark[] {
  const over = kept.find((one) => one.start < mark.end && mark.start < one.end);
  if (!over) return mark.end > mark.start ? [mark] : [];
  return [...uncovered({ ...mark, end: over.start }, kept), ...uncovered({ ...mark, start: over.end }, kept)];
}

/** All marks of a posting in the order of the text. Of two that overlap, the one of more weight is whole. */
export function postingMarks({ check }: PostingReading, rows: readonly AskedRow[]): PostingMark[] {
  const all: PostingMark[] = [
    ...check.excluding.map(({ span }) => ({ ...span, kind: "excluding" as const })),
    ...check.years.flatMap(({ spans }) => spans.map((span) => ({ ...span, kind: "years" as const }))),
    ...check.pay.flatMap(({ spans }) => spans.map((span) => ({ ...span, kind: "pay" as const }))),
    ...check.unprovable.map(({ span }) => ({ ...span, kind: "unprovable" as const })),
    ...rows.map((row) => ({ start: row.span[0], end: row.span[1], kind: kindOf(row), key: row.key })),
  ];
  const kept: PostingMark[] = [];
  for (const mark of all.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)))
    kept.push(...uncovered(mark, kept));
  return kept.toSorted((a, b) => a.start - b.start);
}

/** The lines of a text with their marks. A mark over a line break is one on each line. */
export function markedLines(text: string, marks: readonly PostingMark[]): Segment[][] {
  let offset = 0;
  return text.split("\n").map((line) => {
    const start = offset;
    const end = start + line.length;
    offset = end + 1;
    const segments: Segment[] = [];
    let at = start;
    for (const mark of marks) {
      const from = Math.max(mark.start, at);
      const until = Math.min(mark.end, end);
      if (from >= until) continue;
      if (from > at) segments.push({ text: text.slice(at, from) });
      segments.push({ text: text.slice(from, until), mark });
      at = until;
    }
    if (at < end) segments.push({ text: text.slice(at, end) });
    return segments;
  });
}

/** The number of the line of an offset, from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;
