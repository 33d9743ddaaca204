import { useEffect, useMemo, useRef, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { waveHeight } from "./draw-wave.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { showWave } from "./show-wave.ts";
import type { Player } from "./use-player.ts";
import { wavePeaks, waveSpans, wordAt } from "./wave-spans.ts";

/** A smaller scale leaves no room for labels. */
const minPxPerSecond = 96;

/** Scrolls the waveform (never the page) until a part is visible. */
function bringIntoView(scroller: HTMLElement, left: number, right: number): void {
  const { scrollLeft, clientWidth } = scroller;
  if (left >= scrollLeft && right <= scrollLeft + clientWidth) return;
  scroller.scrollLeft = Math.max(0, left - clientWidth * 0.2);
}

/** The waveform with its words below. The playhead moves by `transform`, without layout. */
export function Waveform({
  words,
  report,
  samples,
  player,
  selected,
  hasTable,
  onSelect,
}: {
  words: ReportWords;
  report: ScoredReport;
  samples: Float32Array;
  player: Player;
  selected: number | undefined;
  /** Whether a table below has the same contents. */
  hasTable: boolean;
  onSelect: (index: number) => void;
}) {
  const scroller = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const playhead = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const { seconds } = report.quality;
  const pxPerSecond = Math.max(width / Math.max(seconds, 1), minPxPerSecond);
  const spans = useMemo(() => waveSpans(report), [report]);
  const peaks = useMemo(
    () => wavePeaks(samples, Math.max(1, Math.ceil(seconds * pxPerSecond))),
    [samples, seconds, pxPerSecond],
  );
  const loudest = useMemo(() => peaks.reduce((max, peak) => Math.max(max, Math.abs(peak)), 0), [peaks]);
  const { position, playing } = player;

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [element, surface] = [scroller.current, canvas.current];
    if (!element || !surface || width === 0) return;
    track.current?.style.setProperty("width", `${Math.floor(seconds * pxPerSecond)}px`);
    const { pauses, extras } = report;
    const tick = (second: number) => fillTemplate(words.seconds, { seconds: second });
    return showWave(surface, element, pxPerSecond, {
      seconds,
      spans,
      pauses,
      extras,
      peaks,
      loudest,
      selected,
      tick,
    });
  }, [words, report, spans, peaks, loudest, seconds, pxPerSecond, width, selected]);

  useEffect(() => {
    const chosen = spans.find(({ index }) => index === selected);
    if (chosen && scroller.current) {
      bringIntoView(scroller.current, chosen.start * pxPerSecond, chosen.end * pxPerSecond);
    }
  }, [spans, selected, pxPerSecond]);

  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const move = () => {
      const time = position();
      if (time !== undefined && playhead.current && scroller.current) {
        const x = time * pxPerSecond;
        playhead.current.style.transform = `translateX(${x}px)`;
        bringIntoView(scroller.current, x, x);
      }
      frame = requestAnimationFrame(move);
    };
    move();
    return () => cancelAnimationFrame(frame);
  }, [playing, position, pxPerSecond]);

  const alt = fillTemplate(words.wave.alt, {
    seconds: seconds.toFixed(1),
    words: spans.length,
    pauses: report.pauses.length,
  });

  return (
    <section
      ref={scroller}
      aria-label={words.wave.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="reading-wave"
    >
      <div ref={track} className="reading-wave-track">
        <canvas
          ref={canvas}
          role="img"
          aria-label={hasTable ? `${alt} ${words.wave.altTable}` : alt}
          height={waveHeight}
          // The words in the text are the keyboard alternative.
          onPointerUp={({ clientX, button }) => {
            if (button !== 0) return;
            const left = track.current?.getBoundingClientRect().left ?? 0;
            const index = wordAt(spans, (clientX - left) / pxPerSecond);
            if (index !== undefined) onSelect(index);
          }}
        />
        <div ref={playhead} className="reading-playhead" hidden={!playing} />
      </div>
    </section>
  );
}
