import type { BasicKind, Span } from "../types.ts";
import { addBasics } from "./add-basics.ts";
import { agreeArticle, strikePart } from "./strike.ts";

/** Changes to a posting. All spans are offsets into the text as it is before any change. */
export type PostingEdits = {
  /** Basics without their label: `{ pay: "₹19,000 to ₹26,000 a month" }`. Empty ones are left out. */
  basics?: Partial<Record<BasicKind, string>>;
  strike?: readonly Span[];
  replace?: readonly { span: Span; text: string }[];
};

type Change = Span & { text?: string };

/** Struck parts with only this between them are one part. */
const betweenStruck = /^(?:[\s,&/]|\band\b|\bor\b)*$/i;

/** Changes in the order of the text, without those outside of it or over another. */
function orderChanges(text: string, { strike = [], replace = [] }: PostingEdits): Change[] {
  const all: Change[] = [
    ...replace.map(({ span, text: replacement }) =>
      replacement.trim() === "" ? { ...span } : { ...span, text: replacement },
    ),
    ...strike.map((span) => ({ ...span })),
  ]
    .filter(
      ({ start, end }) =>
        Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length && start < end,
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const ordered: Change[] = [];
  for (const change of all) {
    const last = ordered.at(-1);
    if (last && change.start < last.end) continue;
    const gap = last ? text.slice(last.end, change.start) : "";
    if (
      last &&
      last.text === undefined &&
      change.text === undefined &&
      !gap.includes("\n") &&
      betweenStruck.test(gap)
    )
      last.end = change.end;
    else ordered.push(change);
  }
  return ordered;
}

/**
 * The posting with the changes made, and nothing else changed: struck phrases go with the punctuation and words
 * that would hang in the air, an item or line that is left empty goes, too, and numbers of a list close up. "A" and
 * "an" agree with what follows. Filled basics are added under a fitting heading, or one of the posting's own style.
 */
export function rewritePosting(text: string, edits: PostingEdits): string {
  let result = text;
  for (const { start, end, text: replacement } of orderChanges(text, edits).reverse())
    result =
      replacement === undefined
        ? strikePart(result, start, end)
        : `${agreeArticle(result.slice(0, start), replacement)}${replacement}${result.slice(end)}`;
  return addBasics(result, edits.basics ?? {});
}
