import shell from "virtual:shell";
import type { MatchReport, RequirementResult } from "resume-match";
import { StatusBadge } from "#app/pictures/status-badge.tsx";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RequirementDetails } from "./requirement-details.tsx";
import { requirementId } from "./requirement-id.ts";

/** One requirement with its status, and the reasons on demand. */
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
  const { requirement, status } = result;
  const detailsId = `${requirementId(index)}-details`;
  return (
    <li
      data-status={status}
      data-chosen={isChosen || undefined}
      className="report-requirement rounded-lg border"
    >
      <button
        type="button"
        id={requirementId(index)}
        aria-expanded={isChosen}
        aria-controls={detailsId}
        onClick={onToggle}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 rounded-lg px-3 py-2"
      >
        <span className="grid gap-1">
          <span className="text-[0.9375rem]/normal font-semibold">{requirement.label}</span>
          <StatusBadge status={status} text={shell.messages.status[status]} />
        </span>
        <Icon name="chevron-down" className="report-chevron size-4 text-muted" />
      </button>
      <div
        id={detailsId}
        hidden={!isChosen}
        className="report-details gap-3 px-3 pb-4 text-[0.9375rem]/normal"
      >
        <RequirementDetails words={words} result={result} report={report} />
      </div>
    </li>
  );
}
