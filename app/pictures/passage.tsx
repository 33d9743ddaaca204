import type { PictureOf } from "./picture.schema.ts";
import { Quoted } from "./quoted.tsx";

type Props = PictureOf<"PASSAGE">;
type Mark = Props["marks"][number];

function Line({ text, index, marks }: { text: string; index: number; marks: Mark[] }) {
  return <Quoted text={text} quotes={marks.filter(({ line }) => line === index).map(({ quote }) => quote)} />;
}

/** The notes on marked lines; `byLine` adds the line numbers. */
function Notes({ marks, byLine }: { marks: Mark[]; byLine: boolean }) {
  return (
    <div className="mt-4 basis-80 text-small">
      {marks.map(({ line, note }) => (
        <p key={note} className="flex gap-4 border-t border-line py-2.5">
          {byLine && <span className="w-5 shrink-0 text-right font-mono text-muted tabular">{line + 1}</span>}
          {note}
        </p>
      ))}
    </div>
  );
}

/** Source code with line numbers, and the notes on its marks. */
function Code({ lines, marks }: Props) {
  return (
    <>
      <div className="desk overflow-hidden rounded-[14px] py-4 font-mono text-small/[1.75]">
        {lines.map((text, index) => (
          <p
            key={text}
            className={`grid grid-cols-[2.75rem_1fr] pr-4 ${marks.some(({ line }) => line === index) ? "bg-leaf-soft" : ""}`}
          >
            <span className="pr-4 text-right text-muted tabular">{index + 1}</span>
            <span className="whitespace-pre-wrap">
              <Line text={text} index={index} marks={marks} />
            </span>
          </p>
        ))}
      </div>
      <Notes marks={marks} byLine />
    </>
  );
}

/** A page of prose, and the notes on its marks: beside it where there is room. */
function Prose({ lines, marks }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-10 *:grow">
      <div className="basis-140 rounded border border-line bg-raised p-7 text-lede floating">
        {lines.map((text, index) => (
          <p key={text} className="not-first:mt-3">
            <Line text={text} index={index} marks={marks} />
          </p>
        ))}
      </div>
      <Notes marks={marks} byLine={false} />
    </div>
  );
}

export function Passage(picture: Props) {
  return picture.code ? <Code {...picture} /> : <Prose {...picture} />;
}
