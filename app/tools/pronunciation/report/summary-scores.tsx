import type { ReactNode } from "react";
import { useLanguage } from "#app/language/language.tsx";
import { fixedNumber } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import type { ScoredReport } from "./reading-layout.ts";
import type { ReportWords } from "./report.schema.ts";
import { type WordBand, wordBand } from "./table-rows.ts";

const names = ["accuracy", "fluency", "completeness"] as const;

function pausesText(words: ReportWords, { pauses }: ScoredReport, language: Language): string {
  const total = pauses.reduce((sum, pause) => sum + pause.seconds, 0);
  const seconds = fixedNumber(language, total, 1);
  return fillPlural(words.pauses, { count: pauses.length, seconds }, language);
}

function summaryText(words: ReportWords, report: ScoredReport, language: Language): string {
  const bands = report.words.map(wordBand);
  const count = (...wanted: WordBand[]) => bands.filter((band) => wanted.includes(band)).length;
  const counts = {
    all: bands.length,
    clear: count("clear"),
    fair: count("fair"),
    check: count("check", "skipped", "replaced"),
  };
  return fillPlural(words.summary, counts, language);
}

function Score({
  name,
  points,
  spoken,
  of,
  children,
}: {
  name: string;
  points: number;
  /** The score as read by screen readers. */
  spoken: string;
  of?: string;
  children: ReactNode;
}) {
  return (
    <div className="border-t-[1.5px] border-ink pt-4">
      <dt className="font-semibold">{name}</dt>
      <dd>
        <span aria-hidden="true">
          <span className="display text-figure tracking-[-0.035em] tabular">{points}</span>
          {of !== undefined && <span className="reading-of text-small text-muted">{of}</span>}
        </span>
        <span className="sr-only">{spoken}</span>
        <p className="mt-4 text-small text-muted">{children}</p>
      </dd>
    </div>
  );
}

/** The overall score, its component scores with their meanings, and how reliable they are. */
export function SummaryScores({ words, report }: { words: ReportWords; report: ScoredReport }) {
  const overall = Math.round(report.overall);
  const language = useLanguage();
  const { figures } = words;
  return (
    <section aria-label={figures.title} className="reading-scores">
      <dl>
        <Score
          name={words.attempts.overall}
          points={overall}
          spoken={fillTemplate(words.overall, { score: overall })}
          of={words.of}
        >
          <strong className="text-ink">{summaryText(words, report, language)}</strong>
        </Score>
        {names.map((name) => {
          const points = Math.round(report[name]);
          return (
            <Score
              key={name}
              name={figures[name].name}
              points={points}
              spoken={fillTemplate(figures.points, { points })}
            >
              {figures[name].meaning}
            </Score>
          );
        })}
      </dl>
      <div className="mt-7 grid gap-x-6 gap-y-2 border-t border-line pt-4 text-small lg:grid-cols-4">
        <ul className="font-semibold tabular">
          <li>{fillTemplate(words.pace, { wpm: Math.round(report.wordsPerMinute) })}</li>
          <li>{pausesText(words, report, language)}</li>
        </ul>
        <p className="text-muted lg:col-span-3">
          {words.caveat} {words.tried}
        </p>
      </div>
    </section>
  );
}
