import type { ReadingWords } from "./reading.schema.ts";

/** Covers the page while files are over it, and says where they will go. */
export function DropCover({ words, isOver }: { words: ReadingWords["drop"]; isOver: boolean }) {
  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-0 z-20 grid place-items-center p-6" data-no-print>
      <div className="sheet floating max-w-[30rem] rounded-2xl border-2 border-dashed border-leaf p-8 text-center">
        <p className="display text-name">{words.title}</p>
        <p className="mt-2 text-muted">{words.note}</p>
      </div>
    </div>
  );
}
