import "./report.css";
import { useEffect, useEffectEvent, useRef } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import type { PostingScore } from "#app/tools/resume/worker/match-messages.ts";
import { ComparedPostings } from "./compared-postings.tsx";
import { EvidenceView } from "./evidence-view.tsx";
import { Health } from "./health.tsx";
import { KindOfWork } from "./kind-of-work.tsx";
import { ReportHead } from "./report-head.tsx";
import { Suggestions } from "./suggestions.tsx";

/** A match with its evidence. The heading of each new match takes the focus, not that of a correction; empty sections are omitted. */
export function Report({
  words,
  result,
  model,
  before,
  compared,
  onEdit,
}: {
  words: ReportWords;
  result: Result;
  /** The reader's corrections of what the job asks for. */
  model: EditModel;
  before: number | undefined;
  compared: PostingScore[];
  onEdit: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takeFocus = useEffectEvent((_asked: Result["asked"]) => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  });
  const { report, asked } = result;
  useEffect(() => takeFocus(asked), [asked]);

  return (
    <section aria-labelledby="report-title" className="report">
      <div className="stage sheet overflow-clip rounded-t-none border-b border-line lg:border-x">
        <ReportHead ref={heading} words={words} result={result} before={before} onEdit={onEdit} />
        {report.parts.some(({ name }) => name === "field") && <KindOfWork words={words} report={report} />}
        {asked.length > 0 ? (
          <EvidenceView key={report.resumeText} words={words} result={result} model={model} before={before} />
        ) : (
          report.suggestions.length > 0 && (
            <div className="border-t border-line px-5 py-7 lg:px-10">
              <Suggestions words={words} report={report} />
            </div>
          )
        )}
      </div>
      {(compared.length > 0 || report.health.length > 0) && (
        <div className="report-more sec">
          <div className="page-width grid gap-14">
            {compared.length > 0 && <ComparedPostings words={words} postings={compared} />}
            {report.health.length > 0 && <Health words={words} findings={report.health} />}
          </div>
        </div>
      )}
    </section>
  );
}
