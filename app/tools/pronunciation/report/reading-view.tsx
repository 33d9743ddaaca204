import { type ReactNode, useEffect, useId, useMemo, useState } from "react";
import { Heading } from "./heading.tsx";
import { Notices } from "./notices.tsx";
import type { ScoredReport } from "./reading-layout.ts";
import { ReadingText } from "./reading-text.tsx";
import type { ReportWords } from "./report.schema.ts";
import { SummaryScores } from "./summary-scores.tsx";
import type { Player } from "./use-player.ts";
import { waveSpans } from "./wave-spans.ts";
import { WaveTable } from "./wave-table.tsx";
import { Waveform } from "./waveform.tsx";
import { WordDetails } from "./word-details.tsx";

/** Index of the word being played. */
function useSpokenWord(report: ScoredReport, { playing, position }: Player): number | undefined {
  const [spoken, setSpoken] = useState<number>();
  const spans = useMemo(() => waveSpans(report), [report]);
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const follow = () => {
      const time = position();
      setSpoken(spans.find(({ start, end }) => time !== undefined && start <= time && time < end)?.index);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      setSpoken(undefined);
    };
  }, [playing, position, spans]);
  return spoken;
}

/** The text with its results, the scores and the waveform, which share the selected word. */
export function ReadingView({
  head,
  actions,
  words,
  report,
  text,
  samples,
  player,
  compact,
}: {
  /** Beside the text. */
  head: ReactNode;
  /** The report's buttons. */
  actions: ReactNode;
  words: ReportWords;
  report: ScoredReport;
  text: string;
  samples: Float32Array;
  player: Player;
  compact: boolean;
}) {
  const id = useId();
  const [selected, setSelected] = useState<number>();
  const spoken = useSpokenWord(report, player);
  const [detailsId, howToId] = [`${id}details`, `${id}how`];

  const close = () => {
    document.querySelector<HTMLElement>(`[aria-controls="${detailsId}"][aria-pressed="true"]`)?.focus();
    setSelected(undefined);
  };

  return (
    <>
      <div className="reading-part reading-chart">
        {head}
        <div className="reading-columns">
          <Notices words={words} report={report} />
          <div>
            <Heading compact={compact}>{words.reading.title}</Heading>
            <ReadingText
              words={words}
              text={text}
              report={report}
              selected={selected}
              spoken={spoken}
              detailsId={detailsId}
              howToId={howToId}
              onSelect={setSelected}
            />
            <p id={howToId} data-no-print className="mt-4 text-note text-muted">
              {words.reading.howTo} <span className="reading-keys">{words.reading.keys}</span>
            </p>
          </div>
          <WordDetails
            id={detailsId}
            words={words}
            report={report}
            index={selected}
            player={player}
            onClose={close}
          />
          {actions}
        </div>
      </div>
      <div className="reading-part">
        <SummaryScores words={words} report={report} />
      </div>
      <div className="reading-part">
        <div data-no-print>
          <Heading compact={compact}>{words.wave.title}</Heading>
          <p className="mt-2 text-small text-muted">{words.wave.note}</p>
          <Waveform
            words={words}
            report={report}
            samples={samples}
            player={player}
            selected={selected}
            hasTable={!compact}
            onSelect={setSelected}
          />
        </div>
        {!compact && <WaveTable words={words} report={report} />}
      </div>
    </>
  );
}
