import type { SessionEvent } from "./round.ts";
import { lengthOf, secondsPerBar } from "./session.ts";
import { type Span, toOffset, toSeconds } from "./spoken.ts";

const barsHeight = 56;
const labelHeight = 28;
/** The width of a label as a share of the ruler. */
const labelShare = 0.12;

const secondsPerTick = 60;
const secondsPerLabel = 300;

/** Levels of labels, from 0. A label is above those that begin below it, so that no pole crosses its words. */
function labelLevels(starts: number[], seconds: number): number[] {
  const levels: number[] = [];
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const end = (starts[index] ?? 0) + labelShare * seconds;
    const below = levels.filter((_, later) => (starts[index + 1 + later] ?? 0) < end);
    levels.unshift(Math.max(-1, ...below) + 1);
  }
  return levels;
}

function every(step: number, { from, to }: Span): number[] {
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, index) => first + index * step);
}

/** A part of a test: how densely the person typed, and the events at their second. `open` is the time of the one looked at. */
export function SessionRuler({
  from,
  to,
  bars,
  events,
  open,
  words,
  className,
}: Span & {
  bars: number[];
  events: SessionEvent[];
  open: string;
  /** The words beside the time of an event. */
  words: (event: SessionEvent) => string;
  className: string;
}) {
  const seconds = to - from;
  const place = (second: number) => `${Math.round(((second - from) / seconds) * 1000) / 10}%`;
  const shown = events.filter(({ at }) => toSeconds(at) >= from && toSeconds(at) < to);
  const levels = labelLevels(
    shown.map(({ at }) => toSeconds(at)),
    seconds,
  );
  const axis = barsHeight + (Math.max(0, ...levels) + 1) * labelHeight + 16;
  const typed = bars.slice(from / secondsPerBar, Math.ceil(to / secondsPerBar));
  return (
    <svg
      aria-hidden="true"
      height={axis + 24}
      className={`w-full overflow-visible stroke-[1.5] text-note tabular ${className}`}
    >
      <line x1="-50%" x2="150%" y1={axis} y2={axis} className="stroke-control" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${seconds / secondsPerBar} 9`}
        y={axis - barsHeight}
        height={barsHeight}
        preserveAspectRatio="none"
      >
        <path
          d={`M0 9${typed.map((bar) => `v-${bar}m1 ${bar}`).join("")}`}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-control stroke-1 lg:stroke-2"
        />
      </svg>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${seconds} 8`}
        y={axis}
        height="8"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path
          d={every(secondsPerTick, { from, to })
            .map((second) => `M${second - from} 0v${second % secondsPerLabel === 0 ? 8 : 4}`)
            .join("")}
          vectorEffect="non-scaling-stroke"
          className="stroke-control"
        />
      </svg>
      {every(secondsPerLabel, { from, to }).map((second) => (
        <text
          key={second}
          x={place(second)}
          y={axis + 20}
          textAnchor={second === to ? "end" : "start"}
          className="fill-muted stroke-transparent"
        >
          {toOffset(second)}
        </text>
      ))}
      {shown.map((event, index) => {
        const { at } = event;
        const x = place(toSeconds(at));
        const y = axis - barsHeight - 14 - (levels[index] ?? 0) * labelHeight;
        const isOpen = at === open;
        const colour = isOpen ? "fill-marigold stroke-marigold" : "fill-slate stroke-slate";
        return (
          <g key={at} className={colour}>
            {lengthOf(event) > 0 && (
              <rect
                x={x}
                y={axis - barsHeight}
                width={`${(lengthOf(event) / seconds) * 100}%`}
                height={barsHeight}
                fillOpacity="0.3"
                className="stroke-transparent"
              />
            )}
            <line x1={x} x2={x} y1={y - 18} y2={axis} />
            <circle cx={x} cy={axis} r={isOpen ? 5 : 3.5} />
            <text x={x} y={y} dx="9" className="stroke-transparent">
              <tspan className={`font-semibold ${isOpen ? "text-row" : "fill-ink text-small"}`}>{at}</tspan>
              <tspan dx="6" className="fill-muted">
                {words(event)}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
