import { useRef, useState } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { correctedRows } from "#app/tools/resume/requirements/asked.ts";
import { EditBar } from "#app/tools/resume/requirements/edit-bar.tsx";
import { useEditWords } from "#app/tools/resume/requirements/row-state.ts";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { EvidenceThreads } from "./evidence-threads.tsx";
import { requirementId } from "./requirement-id.ts";
import { RequirementList } from "./requirement-list.tsx";
import { ResumePanel } from "./resume-panel.tsx";
import { SkillPicture } from "./skill-picture.tsx";
import { Suggestions } from "./suggestions.tsx";

/**
 * Requirements, the résumé, and suggestions. Choosing a requirement highlights its marks; choosing a mark
 * opens its requirement.
 */
export function EvidenceView({
  words,
  result,
  model,
  before,
}: {
  words: ReportWords;
  result: Result;
  model: EditModel;
  before: number | undefined;
}) {
  const editWords = useEditWords();
  /** Id of the open requirement. It may be dropped, and so be none of the report. */
  const [open, setOpen] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  const { report, asked } = result;
  const { requirements, suggestions } = report;
  const index = requirements.findIndex(({ requirement }) => requirement.id === open);
  const chosen = index < 0 ? undefined : index;
  const rows = correctedRows(asked, model.edits);

  const chooseHighlight = (proven: number[]) => {
    // If a mark is evidence for several requirements, repeated clicks cycle through them.
    const next = proven[(proven.indexOf(chosen ?? -1) + 1) % proven.length];
    if (next === undefined) return;
    setOpen(requirements[next]?.requirement.id);
    const button = document.getElementById(requirementId(next));
    const fold = button?.closest("details");
    if (fold) fold.open = true;
    button?.focus();
  };

  return (
    <div ref={frame} className="report-view relative border-t border-line">
      <div className="report-asked">
        <h3>{words.requirements}</h3>
        <p data-no-print className="mt-2 text-small text-muted">
          {words.howTo}
        </p>
        <EditBar rows={rows} model={model} />
        <RequirementList
          words={words}
          report={report}
          rows={rows}
          open={open}
          onOpen={setOpen}
          onChange={model.change}
        />
        {rows.every(({ isDropped, into }) => isDropped || into) && (
          <p className="mt-4 rounded-[10px] bg-clay-soft px-5 py-3 text-small">{editWords.allDropped}</p>
        )}
        <p role="status" className="sr-only">
          {before !== undefined &&
            fillTemplate(editWords.score, { score: Math.round(report.score), before: Math.round(before) })}
        </p>
      </div>
      <div className="report-desk">
        <ResumePanel words={words} result={result} chosen={chosen} onChoose={chooseHighlight} />
      </div>
      <div className="report-aside">
        {suggestions.length > 0 && <Suggestions words={words} report={report} />}
        <SkillPicture words={words} requirements={requirements} />
      </div>
      <EvidenceThreads frame={frame} requirements={requirements} chosen={chosen} />
    </div>
  );
}
