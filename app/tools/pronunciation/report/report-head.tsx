import type { ReactNode, RefObject } from "react";
import { ScoreRing } from "#app/pictures/score-ring.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { SoundWarning } from "./sound-warning.tsx";
import { SummaryScores } from "./summary-scores.tsx";
import { type WordBand, wordBand } from "./table-rows.ts";

function pausesText(words: ReportWords, { pauses }: ScoredReport): string {
  if (pauses.length === 0) return words.noPauses;
  const seconds = pauses.reduce((sum, pause) => sum + pause.seconds, 0).toFixed(1);
  return pauses.length === 1
    ? fillTemplate(words.onePause, { seconds })
    : fillTemplate(words.pauses, { count: pauses.length, seconds });
}

function summaryText(words: ReportWords, report: ScoredReport): string {
  const bands = report.words.map(wordBand);
  const count = (...wanted: WordBand[]) => bands.filter((band) => wanted.includes(band)).length;
  return fillTemplate(words.summary, {
    all: bands.length,
    clear: count("clear"),
    fair: count("fair"),
    check: count("check", "skipped", "replaced"),
  });
}

/** The scores with their parts, the notices about their reliability, and the buttons. */
export function ReportHead({
  titleId,
  title,
  words,
  report,
  level,
  actions,
}: {
  titleId: string;
  title: RefObject<HTMLHeadingElement | null>;
  words: ReportWords;
  report: ScoredReport;
  level: 2 | 3;
  actions: ReactNode;
}) {
  const Title = `h${level}` as const;
  const overall = Math.round(report.overall);
  return (
    <header className="rounded-3xl border border-line bg-raised p-5 sm:p-8">
      <Title ref={title} id={titleId} tabIndex={-1} className="reading-title text-3xl outline-none">
        {words.title}
      </Title>
      <p className="mt-2 text-muted">
        {fillTemplate(words.source, { seconds: report.quality.seconds.toFixed(1) })}
      </p>
      {report.verdict === "unsure-text" && (
        <div className="reading-notice" data-notice="unsure-text">
          <p className="font-semibold">{words.unsure.title}</p>
          <p>{words.unsure.text}</p>
        </div>
      )}
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        <div>
          <p className="reading-overall flex items-center gap-4">
            <ScoreRing score={overall} />
            <span className="sr-only">{fillTemplate(words.overall, { score: overall })}</span>
            <span aria-hidden="true" className="font-display text-5xl/none font-semibold tabular">
              {overall}
            </span>
            <span aria-hidden="true" className="text-muted">
              {words.of}
            </span>
          </p>
          <p className="mt-4 font-display text-xl font-semibold">{summaryText(words, report)}</p>
          <ul className="mt-3 font-medium tabular">
            <li>{fillTemplate(words.pace, { wpm: Math.round(report.wordsPerMinute) })}</li>
            <li>{pausesText(words, report)}</li>
          </ul>
          <p className="mt-6 border-l-2 border-marigold pl-3 text-sm font-medium">
            {words.caveat} {words.tried}
          </p>
        </div>
        <section aria-label={words.figures.title}>
          <SummaryScores words={words.figures} report={report} />
        </section>
      </div>
      <SoundWarning words={words.poorSound} quality={report.quality} />
      {actions}
    </header>
  );
}
