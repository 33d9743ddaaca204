import type { PictureOf } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";

/** Prose or code with marked words, and below it what they show. */
export function Passage({ code = false, lines, marks }: PictureOf<"PASSAGE">) {
  return (
    <>
      <div
        className={`rounded-lg bg-sunk p-4 ${code ? "overflow-hidden font-mono text-[0.8125rem]/relaxed whitespace-pre-wrap" : ""}`}
      >
        {lines.map((text, index) => (
          <p key={text}>
            <Quoted
              text={text}
              quotes={marks.filter(({ line }) => line === index).map(({ quote }) => quote)}
            />
          </p>
        ))}
      </div>
      {marks.map(({ note }) => (
        <p key={note} className="mt-2 border-l-2 border-marigold pl-3 text-sm font-medium">
          {note}
        </p>
      ))}
    </>
  );
}
