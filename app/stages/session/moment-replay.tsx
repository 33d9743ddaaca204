import { useEffect, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { type Edit, replayText } from "./edits.ts";
import { words } from "./session.data.ts";
import { timeOf } from "./session-model.ts";

const tickMs = 100;
const stepMs = 500;
const speeds = [1, 4];

const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

type Stretch = {
  edits: readonly Edit[];
  /** Start and end, in milliseconds since the session began. */
  from: number;
  to: number;
};

/** A player that starts at `first`, or at `from` if it `plays`. After the end, it restarts at `from`. */
function usePlayer({ from, to }: Pick<Stretch, "from" | "to">, first: number, plays: boolean) {
  const [position, setPosition] = useState(first);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(speeds[0] ?? 1);
  useEffect(() => {
    if (!plays || prefersStillness()) return;
    setPosition(from);
    setPlaying(true);
  }, [plays, from]);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setPosition((before) => before + tickMs * speed), tickMs);
    return () => clearInterval(timer);
  }, [isPlaying, speed]);
  const isAtEnd = position >= to;
  useEffect(() => {
    if (isAtEnd) setPlaying(false);
  }, [isAtEnd]);
  return {
    position: Math.min(position, to),
    isPlaying,
    speed,
    toggle() {
      if (!isPlaying && isAtEnd) setPosition(from);
      setPlaying(!isPlaying);
    },
    quicken: () => setSpeed(speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1),
    seek(to: number) {
      setPlaying(false);
      setPosition(to);
    },
  };
}

/** Replays the text around a moment. Words inserted in one piece are marked. */
export function MomentReplay({
  isLive,
  at,
  plays,
  edits,
  from,
  to: last,
}: Stretch & { isLive: boolean; at: number; plays: boolean }) {
  // Rounded up to whole steps, so that the slider's last step reaches the last edit.
  const to = from + Math.ceil((last - from) / stepMs) * stepMs;
  const player = usePlayer({ from, to }, at, plays);
  const { position, isPlaying, speed } = player;
  const segments = replayText(edits, position);
  const { title, time, play, pause, empty, piece } = words.replay;
  return (
    <div className="mt-3 rounded-[10px] border border-line bg-raised p-4 text-small">
      <p className="flex flex-wrap justify-between gap-x-4 text-note text-muted tabular">
        <span>{fillTemplate(title, { from: timeOf(from), to: timeOf(to) })}</span>
        <strong className="text-ink">{timeOf(position)}</strong>
      </p>
      <p className="mt-2 min-h-24 whitespace-pre-line wrap-anywhere">
        {segments.length === 0 ? (
          <span className="text-muted">{empty}</span>
        ) : (
          segments.map(({ text, isPiece }, index) =>
            isPiece ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other name
              <mark key={index} className="mark">
                {text}
              </mark>
            ) : (
              text
            ),
          )
        )}
      </p>
      <fieldset disabled={!isLive} className="flex flex-wrap items-center gap-x-2 print:hidden">
        <legend className="sr-only">{time}</legend>
        <input
          type="range"
          aria-label={time}
          aria-valuetext={timeOf(position)}
          min={from}
          max={to}
          step={stepMs}
          value={position}
          className="min-h-9 w-full accent-leaf max-sm:min-h-11"
          onChange={({ target }) => player.seek(Number(target.value))}
        />
        <button type="button" className={`${controlLook} -ml-3`} onClick={player.toggle}>
          {isPlaying ? pause : play}
        </button>
        <button type="button" className={controlLook} onClick={player.quicken}>
          {fillTemplate(words.replay.speed, { speed })}
        </button>
        {segments.some(({ isPiece }) => isPiece) && (
          <span className="ml-auto text-note">
            <mark className="mark">{piece}</mark>
          </span>
        )}
      </fieldset>
    </div>
  );
}
