import { type RefObject, useEffect, useMemo, useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { showWave } from "./show-wave.ts";
import { type WaveSpan, wavePeaks, waveSpans } from "./wave-spans.ts";

/** A smaller scale leaves no room for labels. */
const minPxPerSecond = 96;

export type WaveElements = {
  scroller: RefObject<HTMLElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  track: RefObject<HTMLDivElement | null>;
};

type Contents = {
  words: ReportWords;
  report: ScoredReport;
  samples: Float32Array;
  selected: number | undefined;
};

/** Draws the recording as wide as the scroller, or wider. @returns its words and its scale */
export function useWaveCanvas(
  { scroller, canvas, track }: WaveElements,
  { words, report, samples, selected }: Contents,
): { spans: WaveSpan[]; pxPerSecond: number } {
  const [width, setWidth] = useState(0);
  const { seconds } = report.quality;
  const pxPerSecond = Math.max(width / Math.max(seconds, 1), minPxPerSecond);
  const spans = useMemo(() => waveSpans(report), [report]);
  const peaks = useMemo(
    () => wavePeaks(samples, Math.max(1, Math.ceil(seconds * pxPerSecond))),
    [samples, seconds, pxPerSecond],
  );
  const loudest = useMemo(() => peaks.reduce((max, peak) => Math.max(max, Math.abs(peak)), 0), [peaks]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

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
  }, [scroller, canvas, track, words, report, spans, peaks, loudest, seconds, pxPerSecond, width, selected]);

  return { spans, pxPerSecond };
}
