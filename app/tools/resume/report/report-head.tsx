import type { RefObject } from "react";
import type { MatchReport } from "resume-match";
import { useLanguage } from "#app/language/language.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { languageWarning } from "#app/tools/resume/worker/language-warning.ts";
import { useResumeTool } from "#app/tools/resume/worker/use-resume-tool.ts";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { MixedUpNotice, Notice, ReaderWarnings } from "./reader-warnings.tsx";
import { ScoreSum } from "./score-sum.tsx";
import { sumFigures } from "./sum-figures.ts";

/** A change of the score in whole points, with its sign. */
function signed(change: number): string {
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}`;
}

/** Downloads the résumé as JSON Resume (https://jsonresume.org/schema). */
function saveResume(resume: MatchReport["resume"]): void {
  const text = JSON.stringify(resume, null, 2);
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "resume.json" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

function Meaning({
  words,
  report,
  before,
}: {
  words: ReportWords;
  report: MatchReport;
  before: number | undefined;
}) {
  const { name, meaning } = words.bands[report.band];
  const { score } = sumFigures(report);
  return (
    <div className="report-meaning mt-7 border-t border-line pt-4 text-small text-muted">
      <div>
        <p className="display text-name text-ink">{name}</p>
        {before !== undefined && (
          <p className="mt-1 font-semibold text-ink tabular">
            {fillTemplate(words.before, {
              score: Math.round(before),
              change: signed(score - Math.round(before)),
            })}
          </p>
        )}
      </div>
      <p>{meaning}</p>
      <p>{words.caveat}</p>
    </div>
  );
}

/** The score as a sum, its meaning, and the report's buttons. */
export function ReportHead({
  ref,
  words,
  result,
  before,
  onEdit,
}: {
  ref: RefObject<HTMLHeadingElement | null>;
  words: ReportWords;
  result: Result;
  before: number | undefined;
  onEdit: () => void;
}) {
  const tool = useResumeTool();
  const language = useLanguage();
  const { report, asked, job, file, foreign } = result;
  return (
    <header className="px-5 py-6 lg:px-10 lg:py-8">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className="min-w-0">
          <h2 ref={ref} id="report-title" tabIndex={-1} className="text-name outline-none">
            {fillTemplate(words.title, { job: job ?? words.anyJob })}
          </h2>
          <p className="mt-1.5 text-small text-muted [overflow-wrap:anywhere]">
            {fillTemplate(words.source, { file: file ?? words.pasted })}
          </p>
        </div>
        <div data-no-print className="flex flex-wrap gap-3">
          <Button look="contained" onClick={onEdit}>
            {words.edit}
          </Button>
          <Button look="outlined" onClick={() => saveResume(report.resume)}>
            {words.download}
          </Button>
          <Button look="outlined" onClick={() => print()}>
            {words.print}
          </Button>
        </div>
      </div>
      <MixedUpNotice words={words.mixedUp} warnings={report.warnings} />
      {foreign && <Notice>{languageWarning(foreign, tool.foreign, language)}</Notice>}
      {asked.length === 0 ? (
        <Notice>{words.noRequirements}</Notice>
      ) : (
        <div className="mt-6 border-t-[1.5px] border-ink pt-4">
          <ScoreSum words={words} report={report} match={asked} />
          <Meaning words={words} report={report} before={before} />
        </div>
      )}
      <ReaderWarnings words={words.warnings} warnings={report.warnings} />
    </header>
  );
}
