import { useRef, useState } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
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
export function EvidenceView({ words, result }: { words: ReportWords; result: Result }) {
  const [chosen, setChosen] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const { report } = result;
  const { requirements, suggestions } = report;

  const chooseHighlight = (proven: number[]) => {
    // If a mark is evidence for several requirements, repeated clicks cycle through them.
    const next = proven[(proven.indexOf(chosen ?? -1) + 1) % proven.length];
    if (next === undefined) return;
    setChosen(next);
    document.getElementById(requirementId(next))?.focus();
  };

  return (
    <div ref={frame} className="report-view relative border-t border-line">
      <div className="report-asked">
        <h3>{words.requirements}</h3>
        <p data-no-print className="mt-2 text-small text-muted">
          {words.howTo}
        </p>
        <RequirementList words={words} report={report} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="report-desk">
        <ResumePanel words={words} result={result} chosen={chosen} onChoose={chooseHighlight} />
      </div>
      <div className="report-aside">
        {suggestions.length > 0 && <Suggestions words={words} suggestions={suggestions} />}
        <SkillPicture words={words} requirements={requirements} />
      </div>
      <EvidenceThreads frame={frame} requirements={requirements} chosen={chosen} />
    </div>
  );
}
