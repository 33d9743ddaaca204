import { RoundNote } from "./round-note.tsx";

/** The top of a stage: what is shown, and that it is a sample. */
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
