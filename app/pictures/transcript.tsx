import type { PictureOf } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";

export function Transcript({ lines }: PictureOf<"TRANSCRIPT">) {
  return lines.map(({ time, speaker, text, quote, note }) => (
    <div key={`${time}${text}`} className="grid grid-cols-[3rem_1fr] gap-x-3 border-t border-line py-2.5">
      <span className="text-sm text-muted tabular">{time}</span>
      <span>
        <span className="block text-sm font-semibold text-muted">{speaker}</span>
        <Quoted text={text} quotes={quote === undefined ? [] : [quote]} />
        {note !== undefined && <span className="mt-1 block text-sm font-medium text-leaf">{note}</span>}
      </span>
    </div>
  ));
}
