import type { RefObject } from "react";
import type { MatchReport } from "resume-match";
import { ScoreRing } from "#app/pictures/score-ring.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { ReaderWarnings } from "./reader-warnings.tsx";
import { ScoreParts } from "./score-parts.tsx";

function signed(change: number): string {
  return `${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(1)}`;
}

/** Saves the résumé in a common format: https://jsonresume.org/schema */
function saveResume(resume: MatchReport["resume"]): void {
  const text = JSON.stringify(resume, null, 2);
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href, download: "resume.json" }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** The score with its parts, and the buttons of the report. */
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
  const { report, job, file } = result;
  const { name, meaning } = words.bands[report.band];
  return (
    <header className="rounded-3xl border border-line bg-raised p-5 sm:p-8">
      <h2 ref={ref} id="report-title" tabIndex={-1} className="text-3xl outline-none">
        {fillTemplate(words.title, { job: job ?? words.anyJob })}
      </h2>
      <p className="mt-2 text-muted [overflow-wrap:anywhere]">
        {fillTemplate(words.source, { file: file ?? words.pasted })}
      </p>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        <div>
          <p className="report-score flex items-center gap-4">
            <ScoreRing score={report.score} />
            <span className="sr-only">{fillTemplate(words.score, { score: report.score })}</span>
            <span aria-hidden="true" className="font-display text-5xl/none font-semibold tabular">
              {report.score}
            </span>
            <span aria-hidden="true" className="text-muted">
              {words.of}
            </span>
          </p>
          <p className="mt-4 font-display text-xl font-semibold">{name}</p>
          <p className="mt-1">{meaning}</p>
          {before !== undefined && (
            <p className="mt-2 font-medium tabular">
              {fillTemplate(words.before, { score: before, change: signed(report.score - before) })}
            </p>
          )}
          <p className="mt-6 border-l-2 border-marigold pl-3 text-sm font-medium">{words.caveat}</p>
          <div data-no-print className="mt-6 flex flex-wrap gap-4">
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
        <ScoreParts words={words.parts} parts={report.parts} cap={report.cap} score={report.score} />
      </div>
      <ReaderWarnings words={words.warnings} warnings={report.warnings} />
    </header>
  );
}
