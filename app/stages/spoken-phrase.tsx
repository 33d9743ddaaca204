import { MarkedLine } from "./marked-line.tsx";
import type { MarkedPhrase } from "./spoken.ts";

/** A spoken phrase at its time, with the words that criteria quote. */
export function SpokenPhrase({ at, text, marks }: MarkedPhrase) {
  return (
    <li className="grid grid-cols-[3.5rem_1fr]">
      <span className="py-1 text-note text-muted tabular">{at}</span>
      <span className={`py-0.5 ${marks.length === 0 ? "text-muted" : ""}`}>
        <MarkedLine text={text} marks={marks} />
      </span>
    </li>
  );
}
