import type { Span } from "resume-match";

/** Words of a text with their context. */
export type Quotation = { before: string; words: string; after: string };

/** Quotes a span with the rest of its line, at most `contextCharacters` on each side. */
export function quoteLine(text: string, [start, end]: Span, contextCharacters = 90): Quotation {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const lineEnd = text.indexOf("\n", end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return {
    before: before.length > contextCharacters ? `…${before.slice(-contextCharacters)}` : before,
    words: text.slice(start, end),
    after: after.length > contextCharacters ? `${after.slice(0, contextCharacters)}…` : after,
  };
}
