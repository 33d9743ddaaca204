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
 * Requirements, the résumé, and changes worth making. Choosing a requirement shows its marks, choosing a mark shows its
 * requirement.
 */
export function EvidenceView({ words, result }: { words: ReportWords; result: Result }) {
  const [chosen, setChosen] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const { report } = result;
  const { requirements, suggestions } = report;

  const chooseHighlight = (proven: number[]) => {
    // A mark may prove several requirements: each choice leads to the next one.
    const next = proven[(proven.indexOf(chosen ?? -1) + 1) % proven.length];
    if (next === undefined) return;
    setChosen(next);
    document.getElementById(requirementId(next))?.focus();
  };

  return (
    <div
      ref={frame}
      className="relative border-t border-line lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)_20rem]"
    >
      <div className="px-5 py-7 lg:pr-0 lg:pl-10">
        <h3>{words.requirements}</h3>
        <p data-no-print className="mt-2 text-small text-muted lg:pr-8">
          {words.howTo}
        </p>
        <RequirementList words={words} report={report} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="report-desk px-3 py-5 sm:p-8 lg:pl-20 xl:pl-31">
        <ResumePanel words={words} result={result} chosen={chosen} onChoose={chooseHighlight} />
      </div>
      <div className="grid gap-x-10 gap-y-9 px-5 py-7 sm:grid-cols-2 lg:col-span-2 lg:px-10 max-xl:border-t max-xl:border-line xl:col-span-1 xl:grid-cols-1 xl:content-start xl:pl-8">
        {suggestions.length > 0 && <Suggestions words={words} suggestions={suggestions} />}
        <SkillPicture words={words} requirements={requirements} />
      </div>
      <EvidenceThreads frame={frame} requirements={requirements} chosen={chosen} />
    </div>
  );
}
