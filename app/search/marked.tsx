import { partsWith } from "./terms.ts";

/** A text with the found words marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let at = 0;
  return partsWith(text, terms).map((part) => {
    const key = at;
    at += part.text.length;
    return part.isFound ? (
      <mark key={key} className="mark">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
