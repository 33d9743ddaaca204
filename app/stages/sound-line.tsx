import { soundPath } from "#app/ui/sound-path.ts";
import { type Span, toOffset } from "./spoken.ts";

const barsPerSecond = 2;
const height = 44;
const secondsPerLabel = 10;

/** A recording's waveform with a time axis. `marked` spans are yellow. Text does not scale with the width. */
export function SoundLine({ from, to, marked, seed }: Span & { marked: Span[]; seed: number }) {
  const seconds = to - from;
  const bars = soundPath(seconds * barsPerSecond, seed, height).match(/M[^M]+/g) ?? [];
  const isMarked = (index: number) => {
    const second = from + index / barsPerSecond;
    return marked.some((span) => span.from <= second && second < span.to);
  };
  const first = Math.ceil(from / secondsPerLabel) * secondsPerLabel;
  const labels = Array.from(
    { length: Math.floor((to - first) / secondsPerLabel) + 1 },
    (_, index) => first + index * secondsPerLabel,
  );
  const place = (second: number) => `${Math.round(((second - from) / seconds) * 1000) / 10}%`;
  return (
    <svg aria-hidden="true" height="68" className="w-full overflow-visible text-note tabular">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * 4} ${height}`}
        height={height}
        preserveAspectRatio="none"
        className="stroke-2"
      >
        <path d={bars.filter((_, index) => !isMarked(index)).join("")} className="stroke-control" />
        <path d={bars.filter((_, index) => isMarked(index)).join("")} className="stroke-thread" />
      </svg>
      {labels.map((second) => (
        <text key={second} x={place(second)} y="64" className="fill-muted">
          {toOffset(second)}
        </text>
      ))}
    </svg>
  );
}
