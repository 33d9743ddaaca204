import "./report.css";
import { useEffect, useRef } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/tool-state.ts";
import type { PostingScore } from "#app/tools/resume/worker/match-messages.ts";
import { ComparedPostings } from "./compared-postings.tsx";
import { EvidenceView } from "./evidence-view.tsx";
import { Health } from "./health.tsx";
import { ReportHead } from "./report-head.tsx";
import { SkillPicture } from "./skill-picture.tsx";
import { Suggestions } from "./suggestions.tsx";

/** A match with its evidence. A new one takes the focus to its heading; sections with nothing to say are left out. */
export function Report({
  words,
  result,
  before,
  compared,
  onEdit,
}: {
  words: ReportWords;
  result: Result;
  before: number | undefined;
  compared: PostingScore[];
  onEdit: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [result]);
  const { report } = result;

  return (
    <section aria-labelledby="report-title" className="report grid gap-12">
      <ReportHead ref={heading} words={words} result={result} before={before} onEdit={onEdit} />
      {report.requirements.length > 0 && (
        <EvidenceView key={report.resumeText} words={words} result={result} />
      )}
      <div className="grid gap-12 md:grid-cols-2">
        {report.suggestions.length > 0 && <Suggestions words={words} suggestions={report.suggestions} />}
        {report.requirements.length > 0 && <SkillPicture words={words} requirements={report.requirements} />}
      </div>
      {report.health.length > 0 && <Health words={words} findings={report.health} />}
      {compared.length > 0 && <ComparedPostings words={words} postings={compared} />}
    </section>
  );
}
