import { partsWith } from "./terms.ts";

/** A text with the words that match `terms` marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  let offset = 0;
  return partsWith(text, terms).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isFound ? (
      <mark key={key} className="mark">
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
