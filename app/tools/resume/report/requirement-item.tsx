import type { MatchReport } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { AskedRow } from "#app/tools/resume/requirements/asked.ts";
import type { EditChange } from "#app/tools/resume/requirements/edits.ts";
import { RequirementControls } from "#app/tools/resume/requirements/requirement-controls.tsx";
import { outMark, rowState, useEditWords } from "#app/tools/resume/requirements/row-state.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { RequirementDetails } from "./requirement-details.tsx";
import { requirementId } from "./requirement-id.ts";

/** A requirement with its status, and when expanded its reasons and controls. One that is dropped or merged has no status. */
export function RequirementItem({
  words,
  row,
  rows,
  report,
  isOpen,
  onToggle,
  onChange,
}: {
  words: ReportWords;
  row: AskedRow;
  rows: readonly AskedRow[];
  report: MatchReport;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (change: EditChange) => void;
}) {
  const index = report.requirements.findIndex(({ requirement }) => requirement.id === row.id);
  const result = report.requirements[index];
  const id = result ? requirementId(index) : `asked-${row.key}`;
  const detailsId = `${id}-details`;
  const editWords = useEditWords();
  const isCorrected = row.isChanged || row.includes.length > 0;
  return (
    <li
      data-status={result?.status}
      data-chosen={isOpen || undefined}
      data-out={outMark(row)}
      className="report-requirement"
    >
      <button
        type="button"
        id={id}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        onClick={onToggle}
        className="flex w-full cursor-pointer items-center gap-2 font-medium"
      >
        {result && result.evidence.length > 0 && <span className="thread-number">{index + 1}</span>}
        <span className="me-auto">
          <span className="asks-label" lang="en">
            {row.label}
          </span>
          {isCorrected && <span className="block text-note font-semibold">{rowState(row, editWords)}</span>}
        </span>
        {result && <StatusMark status={result.status} />}
      </button>
      <div id={detailsId} hidden={!isOpen} className="report-details gap-2.5 pb-4 text-small">
        {result && <RequirementDetails words={words} result={result} report={report} />}
        <RequirementControls row={row} rows={rows} onChange={onChange} />
      </div>
    </li>
  );
}
