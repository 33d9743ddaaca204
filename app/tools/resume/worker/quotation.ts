import type { Span } from "resume-match";

const contextCharacters = 90;

/** A place in a text with the words around it. */
export type Quotation = { before: string; words: string; after: string };

/** The words of a span with those of its line around them, at most 90 characters to each side. */
export function quoteLine(text: string, [start, end]: Span): Quotation {
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const lineEnd = text.indexOf("\n", end);
  const after = text.slice(end, lineEnd < 0 ? text.length : lineEnd);
  return {
    before: before.length > contextCharacters ? `…${before.slice(-contextCharacters)}` : before,
    words: text.slice(start, end),
    after: after.length > contextCharacters ? `${after.slice(0, contextCharacters)}…` : after,
  };
}
