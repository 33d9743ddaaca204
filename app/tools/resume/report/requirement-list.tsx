import type { MatchReport } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { AskedRow } from "#app/tools/resume/requirements/asked.ts";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import { jobSentence } from "./job-sentence.ts";
import { RequirementItem } from "./requirement-item.tsx";

/** Must-haves and wishes are open, tasks are folded. */
const openPriorities = ["must", "wanted", "nice"] as const;

type ListProps = {
  words: ReportWords;
  report: MatchReport;
  rows: readonly AskedRow[];
  /** Id of the open requirement. */
  open: string | undefined;
  onOpen: (id: string | undefined) => void;
  onChange: EditModel["change"];
};

/** Requirements below the sentence that they were read from. A sentence with a single one is in its details. */
function Members({ members, ...list }: ListProps & { members: readonly AskedRow[] }) {
  const { words, report, rows, open, onOpen, onChange } = list;
  const bySentence = Map.groupBy(members, ({ span }) => jobSentence(report.jobText, span));
  const item = (row: AskedRow) => (
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
  );
  return (
    <ul className="border-b border-line">
      {[...bySentence].map(([sentence, group]) =>
        group.length === 1 || sentence === "" ? (
          group.map(item)
        ) : (
          <li key={sentence} className="report-sentence">
            <q>{sentence}</q>
            <ul>{group.map(item)}</ul>
          </li>
        ),
      )}
    </ul>
  );
}

/** Requirements in the order in which they were read, must-haves first. Corrected ones keep their place. */
export function RequirementList(list: ListProps) {
  const { words, rows } = list;
  const membersOf = (priority: AskedRow["priority"]) => rows.filter((row) => row.priority === priority);
  const duties = membersOf("duty");
  const groups = openPriorities.flatMap((priority) => {
    const members = membersOf(priority);
    return members.length > 0 ? { priority, members } : [];
  });
  return (
    <>
      {groups.map(({ priority, members }) => (
        <section key={priority} className="mt-5">
          <h4 className="pb-1.5 text-note font-medium text-muted">{words.priorities[priority]}</h4>
          <Members {...list} members={members} />
        </section>
      ))}
      {duties.length > 0 && (
        <details open={groups.length === 0} className="mt-5">
          <summary className="report-fold">
            {words.priorities.duty} ({duties.length})
          </summary>
          <Members {...list} members={duties} />
        </details>
      )}
    </>
  );
}
