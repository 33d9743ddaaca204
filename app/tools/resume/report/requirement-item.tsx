import type { MatchReport, RequirementResult } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { RequirementDetails } from "./requirement-details.tsx";
import { requirementId } from "./requirement-id.ts";

/** A requirement with its status, and its reasons when expanded. */
export function RequirementItem({
  words,
  result,
  index,
  report,
  isChosen,
  onToggle,
}: {
  words: ReportWords;
  result: RequirementResult;
  index: number;
  report: MatchReport;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { requirement, status, evidence } = result;
  const detailsId = `${requirementId(index)}-details`;
  return (
    <li data-status={status} data-chosen={isChosen || undefined} className="report-requirement">
      <button
        type="button"
        id={requirementId(index)}
        aria-expanded={isChosen}
        aria-controls={detailsId}
        onClick={onToggle}
        className="flex w-full cursor-pointer items-center gap-2 font-medium"
      >
        {evidence.length > 0 && <span className="thread-number">{index + 1}</span>}
        <span className="mr-auto">{requirement.label}</span>
        <StatusMark status={status} />
      </button>
      <div id={detailsId} hidden={!isChosen} className="report-details gap-2.5 pb-4 text-small">
        <RequirementDetails words={words} result={result} report={report} />
      </div>
    </li>
  );
}
