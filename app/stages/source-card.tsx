import { Marked } from "#app/ui/marked-text.tsx";
import type { SourceCardWords } from "./claim-sources.ts";

/** Words of a person with their place. The thread of the claim `number` ends at the quotation. */
export function SourceCard({ words, number }: { words: SourceCardWords; number: number }) {
  const { text, quote, source } = words;
  return (
    <li data-sheet className="rounded-[10px] border border-line bg-raised px-5 py-3">
      <p className="text-note text-muted first-letter:uppercase">{source}</p>
      <p className="text-small">
        <Marked text={text} mark={quote} evidence={number} />
      </p>
    </li>
  );
}
