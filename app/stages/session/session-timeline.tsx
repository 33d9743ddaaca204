import { words } from "./session.data.ts";
import { flagsOf, timeOf } from "./session-model.ts";
import { awayStretches, overlayStretches, type SessionRecord, type Stretch } from "./session-record.ts";

/** Possible lengths in seconds. The timeline grows in these steps, so that it does not rescale constantly. */
const lengths = [60, 90, 120, 180, 270, 360, 540, 720, 900, 1800];
const laneHeight = 26;
const middle = laneHeight / 2;
/** Number of steps in the typing lane. */
const steps = 240;
const labelled = [0, 1, 2, 3];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Edits as thin bars, higher for more edits in one step. Text inserted in one piece is drawn separately. */
function keysPath({ edits }: SessionRecord, total: number): string {
  const counts = new Map<number, number>();
  for (const { t, isPiece } of edits) {
    if (isPiece) continue;
    const step = Math.floor((t / total) * steps);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts]
    .map(([step, count]) => {
      const height = Math.min(laneHeight, 4 + count * 4);
      return `M${step} ${middle - height / 2}v${height}`;
    })
    .join("");
}

/** Horizontal lines for stretches of time. */
function linesPath(stretches: readonly Stretch[]): string {
  return stretches.map(({ start, end }) => `M${start} ${middle}H${Math.max(end, start + 1)}`).join("");
}

/** The times between stretches. */
function gapsOf(stretches: readonly Stretch[], end: number): Stretch[] {
  const starts = [0, ...stretches.map((stretch) => stretch.end)];
  const ends = [...stretches.map(({ start }) => start), end];
  return starts.map((start, index) => ({ start, end: ends[index] ?? end, isOpen: false }));
}

function Lane({ index, width, children }: { index: number; width: number; children: React.ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      y={index * laneHeight}
      height={laneHeight}
      viewBox={`0 0 ${width} ${laneHeight}`}
      preserveAspectRatio="none"
      className="fill-none"
    >
      {children}
    </svg>
  );
}

/** A session's timeline: focus, typing, overlays, and the flags at their times. */
export function SessionTimeline({ record }: { record: SessionRecord }) {
  const total = (lengths.find((length) => length * 1000 >= record.end) ?? lengths.at(-1) ?? 60) * 1000;
  const share = (time: number) => `${rounded((Math.min(time, total) / total) * 100)}%`;
  const away = awayStretches(record);
  const { focus, keys, overlay } = words.reviewer.timeline;
  const thick = { strokeWidth: 10, vectorEffect: "non-scaling-stroke" } as const;
  const fine = { strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" } as const;
  return (
    <div className="flex gap-3 py-4 text-note text-muted">
      <p aria-hidden="true" className="grid shrink-0 auto-rows-[26px] items-center">
        <span>{focus}</span>
        <span>{keys}</span>
        <span>{overlay}</span>
      </p>
      <div className="min-w-0 grow">
        <svg aria-hidden="true" height={laneHeight * 3 + 22} className="w-full overflow-visible tabular">
          <Lane index={0} width={total}>
            <path d={linesPath(gapsOf(away, record.end))} {...thick} className="stroke-leaf" />
            <path d={linesPath(away)} {...thick} strokeDasharray="3 3" className="stroke-clay" />
          </Lane>
          <Lane index={1} width={steps}>
            <path d={`M0 ${middle}h${steps}`} {...fine} className="stroke-line" />
            <path d={keysPath(record, total)} {...fine} className="stroke-ink" />
          </Lane>
          <Lane index={2} width={total}>
            <path d={`M0 ${middle}h${total}`} {...fine} className="stroke-line" />
            <path d={linesPath(overlayStretches(record))} {...thick} className="stroke-slate" />
          </Lane>
          {record.edits
            .filter(({ isPiece }) => isPiece)
            .map(({ t, pos }) => (
              <rect
                key={`${t} ${pos}`}
                x={share(t)}
                y={laneHeight}
                width="5"
                height={laneHeight}
                className="fill-mark"
              />
            ))}
          {flagsOf(record).map(({ id, start }) => (
            <line
              key={id}
              x1={share(start)}
              x2={share(start)}
              y2={laneHeight * 3}
              className="stroke-thread"
              strokeWidth="1.5"
            />
          ))}
          {labelled.map((third) => (
            <text
              key={third}
              x={share((total * third) / 3)}
              y={laneHeight * 3 + 18}
              textAnchor={third === 3 ? "end" : third === 0 ? "start" : "middle"}
              className="fill-muted"
            >
              {timeOf((total * third) / 3)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}
