import { useRef } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { waveHeight } from "./draw-wave.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import type { Player } from "./use-player.ts";
import { useWaveCanvas } from "./use-wave-canvas.ts";
import { usePlayhead, useSelectedInView } from "./use-wave-scroll.ts";
import { wordAt } from "./wave-spans.ts";

/** The waveform with its words below. */
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
  const wave = useWaveCanvas({ scroller, canvas, track }, { words, report, samples, selected });
  const { spans, pxPerSecond } = wave;
  useSelectedInView(scroller, wave, selected);
  usePlayhead(scroller, playhead, player, pxPerSecond);

  const alt = fillTemplate(words.wave.alt, {
    seconds: fixedNumber(useLanguage(), report.quality.seconds, 1),
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
        <div ref={playhead} className="reading-playhead" hidden={!player.playing} />
      </div>
    </section>
  );
}
