import { RoundNote } from "./round-note.tsx";

/** Top bar of a stage: what it shows, and the sample note. */
export function StageBar({ title, detail, note }: { title: string; detail: string; note?: string }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-3 text-note text-muted lg:px-10">
      <span>
        <strong className="text-ink">{title}</strong> {detail}
      </span>
      {note ?? <RoundNote />}
    </p>
  );
}
