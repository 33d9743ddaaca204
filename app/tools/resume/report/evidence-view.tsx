import { useRef, useState } from "react";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Result } from "#app/tools/resume/evaluate/match-state.ts";
import { EvidenceThreads } from "./evidence-threads.tsx";
import { requirementId } from "./requirement-id.ts";
import { RequirementList } from "./requirement-list.tsx";
import { ResumePanel } from "./resume-panel.tsx";

/** Requirements beside the résumé: choosing one shows its highlights, choosing a highlight shows its requirement. */
export function EvidenceView({ words, result }: { words: ReportWords; result: Result }) {
  const [chosen, setChosen] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);

  const chooseHighlight = (requirements: number[]) => {
    // A highlight may prove several requirements: each choice leads to the next one.
    const next = requirements[(requirements.indexOf(chosen ?? -1) + 1) % requirements.length];
    if (next === undefined) return;
    setChosen(next);
    document.getElementById(requirementId(next))?.focus();
  };

  return (
    <div>
      <h3 className="text-2xl">{words.requirements}</h3>
      <p data-no-print className="mt-2 max-w-[44rem] text-muted">
        {words.howTo}
      </p>
      <div
        ref={frame}
        className="relative mt-6 grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-11"
      >
        <RequirementList words={words} report={result.report} chosen={chosen} onChoose={setChosen} />
        <ResumePanel words={words} result={result} chosen={chosen} onChoose={chooseHighlight} />
        <EvidenceThreads frame={frame} chosen={chosen} />
      </div>
    </div>
  );
}
