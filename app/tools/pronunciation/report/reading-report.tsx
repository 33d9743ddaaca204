import "./report.css";
import { type Report, sampleRate } from "pronunciation";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { type Attempt, Attempts } from "./attempts.tsx";
import { Hints } from "./hints.tsx";
import { PlayButton } from "./play-button.tsx";
import { ReadingView } from "./reading-view.tsx";
import { RefusedNotice } from "./refused-notice.tsx";
import type { ReportWords } from "./report.schema.ts";
import { ReportHead } from "./report-head.tsx";
import { saveReport } from "./save-report.ts";
import { usePlayer } from "./use-player.ts";

/** The report on a reading; works offline. The heading of each new report takes the focus. */
export function ReadingReport({
  report,
  samples,
  text,
  words,
  attempts,
  onRetry,
  onClear,
  compact = false,
}: {
  report: Report;
  /** The visitor's recording, mono, at the engine's sample rate. */
  samples: Float32Array;
  /** The text to read. */
  text: string;
  words: ReportWords;
  /** Earlier readings of this session, oldest first. */
  attempts: Attempt[];
  onRetry: () => void;
  onClear: () => void;
  /** For a section: without table, history and downloads, and with headings one level deeper. */
  compact?: boolean;
}) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const player = usePlayer(samples);
  const takeFocus = useEffectEvent((_report: Report) => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView();
  });
  useEffect(() => takeFocus(report), [report]);

  const isRefused = report.verdict === "refused";
  const level = compact ? 3 : 2;
  const actions = (
    <div data-no-print className="flex flex-wrap gap-3">
      <Button look="contained" onClick={onRetry}>
        {words.actions.retry}
      </Button>
      {samples.length > 0 && (
        <PlayButton
          player={player}
          span={{ from: 0, to: samples.length / sampleRate }}
          label={isRefused ? words.refused.play : words.actions.playAll}
          stop={words.actions.stop}
        />
      )}
      {!compact && !isRefused && (
        <>
          <Button look="outlined" onClick={() => saveReport(report, text)}>
            {words.actions.download}
          </Button>
          <Button look="outlined" onClick={() => print()}>
            {words.actions.print}
          </Button>
        </>
      )}
      <Button look="outlined" onClick={onClear}>
        {words.actions.clear}
      </Button>
    </div>
  );
  const head = { titleId, title, level } as const;

  return (
    <section aria-labelledby={titleId} data-verdict={report.verdict} className="reading-report">
      {isRefused ? (
        <RefusedNotice {...head} words={words.refused} reason={report.reason} actions={actions} />
      ) : (
        <>
          <ReadingView
            key={`${text} ${report.quality.seconds} ${report.overall}`}
            head={<ReportHead {...head} words={words} report={report} />}
            actions={actions}
            words={words}
            report={report}
            text={text}
            samples={samples}
            player={player}
            compact={compact}
          />
          <div className="reading-part reading-foot">
            <Hints words={words} report={report} text={text} compact={compact} />
            {attempts.length > 0 && !compact && (
              <Attempts words={words.attempts} figures={words.figures} current={report} attempts={attempts} />
            )}
          </div>
        </>
      )}
    </section>
  );
}
