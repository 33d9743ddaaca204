import type { SessionSignal } from "../round.ts";
import { toOffset, toSeconds } from "../spoken.ts";
import { secondsPerBar, testSeconds } from "./session.ts";

const barsHeight = 56;
const labelHeight = 28;
/** Width of a label, as a share of the ruler. */
const labelShare = 0.12;
const secondsPerLabel = 300;

/** Levels of labels, from 0. Labels are above later ones that they overlap, so that no pole crosses words. */
function labelLevels(starts: number[]): number[] {
  const levels: number[] = [];
  for (let index = starts.length - 1; index >= 0; index -= 1) {
    const end = (starts[index] ?? 0) + labelShare * testSeconds;
    const below = levels.filter((_, later) => (starts[index + 1 + later] ?? 0) < end);
    levels.unshift(Math.max(-1, ...below) + 1);
  }
  return levels;
}

const share = (seconds: number) => `${Math.round((seconds / testSeconds) * 1000) / 10}%`;

function Marker({
  signal: { at, seconds },
  isOpen,
  level,
  axis,
  word,
}: {
  signal: SessionSignal;
  isOpen: boolean;
  level: number;
  axis: number;
  word: string;
}) {
  const x = share(toSeconds(at));
  const y = axis - barsHeight - 14 - level * labelHeight;
  return (
    <g className={isOpen ? "fill-thread stroke-thread" : "fill-slate stroke-slate"}>
      {seconds > 0 && (
        <rect
          x={x}
          y={axis - barsHeight}
          width={share(seconds)}
          height={barsHeight}
          fillOpacity="0.3"
          className="stroke-transparent"
        />
      )}
      <line x1={x} x2={x} y1={y - 18} y2={axis} />
      <circle cx={x} cy={axis} r={isOpen ? 5 : 3.5} />
      <text x={x} y={y} dx="9" className={`stroke-transparent ${isOpen ? "text-row" : "text-small"}`}>
        <tspan className={`font-semibold ${isOpen ? "" : "fill-ink"}`}>{at}</tspan>
        <tspan dx="6" className="fill-muted text-note">
          {word}
        </tspan>
      </text>
    </g>
  );
}

/**
 * The minutes of a test: typing density, and the signals at their times. `open` is the time of the
 * highlighted signal. Phones show the ten minutes from 15:00.
 */
export function SessionRuler({
  bars,
  signals,
  open,
  words,
}: {
  bars: number[];
  signals: SessionSignal[];
  open: string;
  /** The label beside a signal's time. */
  words: (signal: SessionSignal) => string;
}) {
  const levels = labelLevels(signals.map(({ at }) => toSeconds(at)));
  const axis = barsHeight + (Math.max(0, ...levels) + 1) * labelHeight + 16;
  const labels = Array.from(
    { length: testSeconds / secondsPerLabel + 1 },
    (_, index) => index * secondsPerLabel,
  );
  return (
    <svg
      aria-hidden="true"
      height={axis + 24}
      className="w-full overflow-visible stroke-2 text-note tabular max-md:-ml-[150%] max-md:w-[300%]"
    >
      <line x1="-50%" x2="150%" y1={axis} y2={axis} className="stroke-control" />
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${testSeconds / secondsPerBar} 9`}
        y={axis - barsHeight}
        height={barsHeight}
        preserveAspectRatio="none"
        className="fill-none stroke-control"
      >
        <path
          d={bars.map((bar, index) => (bar === 0 ? "" : `M${index} 9v-${bar}`)).join("")}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {labels.map((second) => (
        <g key={second}>
          <line x1={share(second)} x2={share(second)} y1={axis} y2={axis + 8} className="stroke-control" />
          <text
            x={share(second)}
            y={axis + 21}
            textAnchor={second === testSeconds ? "end" : "start"}
            className="fill-muted stroke-transparent"
          >
            {toOffset(second)}
          </text>
        </g>
      ))}
      {signals.map((signal, index) => (
        <Marker
          key={signal.at}
          signal={signal}
          isOpen={signal.at === open}
          level={levels[index] ?? 0}
          axis={axis}
          word={words(signal)}
        />
      ))}
    </svg>
  );
}
