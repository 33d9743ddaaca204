import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LevelName } from "./level.ts";
import type { Microphone } from "./microphone.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";

const measureEveryMs = 50;
/** Minimum time between changes of the level's name. */
const nameEveryMs = 500;

/** The microphone level as a moving bar and as text; under reduced motion only as text. */
export function LevelMeter({
  words,
  isPaused,
  level,
}: {
  words: RecordingWords["recorder"];
  isPaused: boolean;
  level: Microphone["level"];
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<LevelName>();
  const readLevel = useEffectEvent(level);

  useEffect(() => {
    if (isPaused) {
      setName(undefined);
      if (bar.current) bar.current.style.transform = "";
      return;
    }
    // Maximum over the interval: words are short, and a pause between them is not silence.
    let loudest: { height: number; name: LevelName } | undefined;
    const measure = () => {
      const current = readLevel();
      if (current && (!loudest || current.height > loudest.height)) loudest = current;
    };
    const measuring = setInterval(measure, measureEveryMs);
    const naming = setInterval(() => {
      setName(loudest?.name);
      loudest = undefined;
    }, nameEveryMs);
    let frame = 0;
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${readLevel()?.height ?? 0})`;
      frame = requestAnimationFrame(draw);
    };
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) draw();
    return () => {
      clearInterval(measuring);
      clearInterval(naming);
      cancelAnimationFrame(frame);
    };
  }, [isPaused]);

  return (
    <div className="pronunciation-level" data-level={name ?? "none"}>
      <p className="text-small">
        {words.level}: <span className="font-semibold">{name ? words.levels[name] : "–"}</span>
      </p>
      <div className="pronunciation-meter" aria-hidden="true">
        <div ref={bar} />
      </div>
    </div>
  );
}
