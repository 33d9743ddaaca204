import { soundSpine } from "#app/ui/sound-path.ts";
import type { PictureOf } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";

/** A vertical waveform beside the words of a line. */
function Spine({ text, isMarked, seed }: { text: string; isMarked: boolean; seed: number }) {
  const count = Math.max(10, Math.round(text.length / 6));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 44 ${count * 4}`}
      preserveAspectRatio="none"
      className={`h-full w-11 stroke-2 ${isMarked ? "stroke-ink" : "stroke-control"}`}
    >
      <path d={soundSpine(count, seed, 44)} />
      {isMarked && <path d={`M2 ${count * 2}h40`} className="stroke-marigold stroke-6" />}
    </svg>
  );
}

export function Transcript({ lines }: PictureOf<"TRANSCRIPT">) {
  return lines.map(({ time, speaker, text, quote, note }, index) => (
    <div key={`${time}${text}`} className="grid grid-cols-[3rem_auto_1fr] gap-x-4 py-3">
      <span className="pt-0.5 text-note text-muted tabular">{time}</span>
      <Spine text={text} isMarked={quote !== undefined} seed={index + 3} />
      <span>
        <span className="block text-note text-muted">{speaker}</span>
        <span className={`block text-lede ${quote === undefined ? "text-muted" : ""}`}>
          <Quoted text={text} quotes={quote === undefined ? [] : [quote]} />
        </span>
        {note !== undefined && (
          <span className="mt-2 block border-l-2 border-thread pl-3 text-note font-medium">{note}</span>
        )}
      </span>
    </div>
  ));
}
