import type { ReactNode } from "react";
import type { MatchReport } from "resume-match";
import { useLanguage, useWords } from "#app/language/language.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import englishScore from "#app/tools/resume/score/parts.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { countSum, type SumFigures, sumFigures } from "./sum-figures.ts";
import { useCounting } from "./use-counting.ts";

/** A figure of the sum, with its sign and its name. Keeps its width while it counts up. */
function Figure({
  sign,
  value,
  final,
  look = "",
  children,
}: {
  sign?: string;
  value: number;
  final: number;
  look?: string;
  children: ReactNode;
}) {
  // A correction may change the number of digits, which should not move the other figures.
  const digits = Math.max(2, String(final).length);
  return (
    <li>
      {sign !== undefined && (
        <span aria-hidden="true" className="report-sign display text-muted">
          {sign}
        </span>
      )}
      <div>
        <span aria-hidden="true" className="report-figure display tabular">
          <span className={look} style={{ display: "inline-block", minWidth: `${digits}ch` }}>
            {value}
          </span>
        </span>
        <p className="mt-3 text-note text-muted">{children}</p>
      </div>
    </li>
  );
}

/** The score as the sum of its parts, in whole points. */
export function ScoreSum({
  words,
  report,
  match,
}: {
  words: ReportWords;
  report: MatchReport;
  /** Identifies the match: the figures count up once for each, and not after a correction. */
  match: unknown;
}) {
  const language = useLanguage();
  const { parts: partWords } = words;
  const scoreWords = useWords("scoreParts", englishScore);
  const figures = sumFigures(report);
  const { requirements } = report;
  const counts = {
    shown: requirements.filter(({ status }) => status !== "missing").length,
    asked: requirements.length,
  };
  const counted: SumFigures = countSum(figures, useCounting(match));
  return (
    <div>
      <h3 className="mb-4 text-note font-medium text-muted">{partWords.title}</h3>
      <ul className="report-sum">
        {figures.parts.map(({ name, points, of }, index) => (
          <Figure
            key={name}
            {...(index > 0 && { sign: "+" })}
            value={counted.parts[index]?.points ?? points}
            final={points}
          >
            <span className="font-semibold text-ink">{scoreWords[name].name}</span>
            <span aria-hidden="true">
              , <span className="whitespace-nowrap">{fillTemplate(partWords.of, { of })}</span>
            </span>
            <span className="sr-only">: {fillTemplate(partWords.points, { points, of })}</span>
          </Figure>
        ))}
        <Figure
          {...(figures.parts.length > 0 && { sign: "=" })}
          value={counted.score}
          final={figures.score}
          look="stroke"
        >
          <span className="sr-only">{fillTemplate(words.score, { score: figures.score })}</span>
          <span aria-hidden="true">{words.of}</span>
        </Figure>
      </ul>
      <dl className="report-parts mt-7">
        {figures.parts.map(({ name }) => (
          <div key={name}>
            <dt className="font-semibold">{scoreWords[name].name}</dt>
            <dd className="text-muted">
              {name === "requirements"
                ? fillPlural(partWords.meanings[name], counts, language)
                : partWords.meanings[name]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
