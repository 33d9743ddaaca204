import type { MatchReport, Priority } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { RequirementItem } from "./requirement-item.tsx";

const priorities: Priority[] = ["must", "wanted", "duty", "nice"];

/** Requirements in the report's order, must-haves first. */
export function RequirementList({
  words,
  report,
  chosen,
  onChoose,
}: {
  words: ReportWords;
  report: MatchReport;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
}) {
  const numbered = report.requirements.map((result, index) => ({ result, index }));
  const groups = priorities
    .map((priority) => ({
      priority,
      members: numbered.filter(({ result }) => result.requirement.priority === priority),
    }))
    .filter(({ members }) => members.length > 0);

  return groups.map(({ priority, members }) => (
    <section key={priority} className="mt-5">
      <h4 className="pb-1.5 text-note font-medium text-muted">{words.priorities[priority]}</h4>
      <ul className="border-b border-line">
        {members.map(({ result, index }) => (
          <RequirementItem
            key={result.requirement.id}
            words={words}
            result={result}
            index={index}
            report={report}
            isChosen={chosen === index}
            onToggle={() => onChoose(chosen === index ? undefined : index)}
          />
        ))}
      </ul>
    </section>
  ));
}
