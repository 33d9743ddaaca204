import { useEffect, useRef, useState } from "react";
import type { LevelName } from "./level.ts";
import type { Microphone } from "./microphone.ts";
import type { WorkbenchWords } from "./pronunciation.schema.ts";

/** How often the level is looked at, and how often its word may change, in milliseconds. */
const listenEvery = 50;
const wordEvery = 500;

/** What the microphone hears: a bar that moves, and a word that says the same. Where motion is not wanted the word is alone. */
export function LevelMeter({
  words,
  isPaused,
  level,
}: {
  words: WorkbenchWords["recorder"];
  isPaused: boolean;
  level: Microphone["level"];
}) {
  const bar = useRef<HTMLDivElement>(null);
  const [name, setName] = useState<LevelName>();
  const read = useRef(level);
  read.current = level;

  useEffect(() => {
    if (isPaused) {
      setName(undefined);
      if (bar.current) bar.current.style.transform = "";
      return;
    }
    // The loudest of the last moments: words are short, and pauses between them are not silence.
    let heard: { height: number; name: LevelName } | undefined;
    const listen = () => {
      const now = read.current();
      if (now && (!heard || now.height > heard.height)) heard = now;
    };
    const listening = setInterval(listen, listenEvery);
    const telling = setInterval(() => {
      setName(heard?.name);
      heard = undefined;
    }, wordEvery);
    let frame = 0;
    const draw = () => {
      if (bar.current) bar.current.style.transform = `scaleX(${read.current()?.height ?? 0})`;
      frame = requestAnimationFrame(draw);
    };
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) draw();
    return () => {
      clearInterval(listening);
      clearInterval(telling);
      cancelAnimationFrame(frame);
    };
  }, [isPaused]);

  return (
    <div className="speaking-level" data-level={name ?? "none"}>
      <p className="text-sm">
        {words.level}: <span className="font-semibold">{name ? words.levels[name] : "–"}</span>
      </p>
      <div className="speaking-meter" aria-hidden="true">
        <div ref={bar} />
      </div>
    </div>
  );
}
