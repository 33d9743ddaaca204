import type { MatchReport } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { type AskedRow, isLong, priorities } from "#app/tools/resume/requirements/asked.ts";
import editWords from "#app/tools/resume/requirements/edits.data.ts";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { RequirementItem } from "./requirement-item.tsx";

/** Requirements in the order in which they were read, must-haves first. Corrected ones keep their place; of many, the others are collapsed. */
export function RequirementList({
  words,
  report,
  rows,
  open,
  onOpen,
  onChange,
}: {
  words: ReportWords;
  report: MatchReport;
  rows: readonly AskedRow[];
  /** Id of the open requirement. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChange: EditModel["change"];
}) {
  const groups = priorities
    .map((priority) => ({ priority, members: rows.filter((row) => row.priority === priority) }))
    .filter(({ members }) => members.length > 0);
  const [first, ...others] = groups.map(({ priority, members }) => (
    <section key={priority} className="mt-5">
      <h4 className="pb-1.5 text-note font-medium text-muted">{words.priorities[priority]}</h4>
      <ul className="border-b border-line">
        {members.map((row) => (
          <RequirementItem
            key={row.key}
            words={words}
            row={row}
            rows={rows}
            report={report}
            isOpen={open === row.id}
            onToggle={() => onOpen(open === row.id ? undefined : row.id)}
            onChange={(change) => onChange(row.key, change)}
          />
        ))}
      </ul>
    </section>
  ));
  const count = rows.length - (groups[0]?.members.length ?? 0);
  return (
    <>
      {first}
      {isLong(rows) && others.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-leaf underline underline-offset-4">
            {fillTemplate(editWords.rest, { count })}
          </summary>
          {others}
        </details>
      ) : (
        others
      )}
    </>
  );
}
