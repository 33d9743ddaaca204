import type { Span } from "resume-match";

const mostAround = 90;

/** A place in a text with the words around it. */
export type Quotation = { before: string; words: string; after: string };

/** The words of a span with those of its line around them, at most 90 characters to each side. */
export function quotationAt(text: string, [start, end]: Span): Quotation {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const lineEnd = text.indexOf("\n", end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return {
    before: before.length > mostAround ? `…${before.slice(-mostAround)}` : before,
    words: text.slice(start, end),
    after: after.length > mostAround ? `${after.slice(0, mostAround)}…` : after,
  };
}
