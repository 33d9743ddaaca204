import type { ReactNode } from "react";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { DecisionMark } from "../decision-mark.tsx";
import { ScoreLine } from "../score-line.tsx";
import { StepDots } from "../step-dots.tsx";
import { words } from "./board.data.ts";
import { columnTexts } from "./board-columns.ts";
import { isUnsent } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import type { ColumnId } from "./board-view.ts";

export const columnWidths: Record<ColumnId, string> = {
  score: "w-22 max-sm:w-11",
  name: "w-40 max-sm:w-auto",
  evidence: "",
  open: "w-44",
  interview: "w-24",
  tests: "w-36",
  flags: "w-36",
  waiting: "w-28",
  source: "w-32",
  location: "w-32",
  step: "w-22",
  changed: "w-24",
  owner: "w-36",
  decision: "w-34 max-sm:w-28",
};

const onPhones: readonly ColumnId[] = ["score", "name", "decision"];
const onDesksOnly: readonly ColumnId[] = ["open", "changed"];

/** Classes that hide a column in small windows. */
export function columnVisibility(id: ColumnId): string {
  if (onPhones.includes(id)) return "";
  return onDesksOnly.includes(id) ? "max-lg:hidden" : "max-sm:hidden";
}

/** The first sentence of an open question; a row has no room for more. */
const firstSentence = (text: string) => /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;

export function Evidence({ row, isChosen }: { row: BoardRow; isChosen: boolean }) {
  const { evidence } = row.person;
  return evidence !== undefined && <span className={isChosen ? "mark" : "mark-line"}>{evidence}</span>;
}

function Decision({ row }: { row: BoardRow }) {
  if (row.conflict) return <StatusMark status="missing" text={words.conflict.mark} />;
  return (
    <>
      <DecisionMark standing={row.standing} until={row.decision?.until} />
      {isUnsent(row) && <span className="block text-note text-muted">{words.unsent}</span>}
    </>
  );
}

/** Content of a cell: markup for some columns, otherwise the column's text. */
export function cellContent(id: ColumnId, row: BoardRow, isChosen: boolean): ReactNode {
  const { person } = row;
  switch (id) {
    case "score":
      return (
        <span className="flex items-center gap-2 font-semibold tabular">
          {columnTexts.score(row)}
          <span className="max-sm:hidden">
            {person.score !== undefined && <ScoreLine score={person.score} />}
          </span>
        </span>
      );
    case "evidence":
      return <Evidence row={row} isChosen={isChosen} />;
    case "open":
      return firstSentence(person.openQuestion ?? "–");
    case "step":
      return <StepDots steps={person.steps} />;
    case "decision":
      return <Decision row={row} />;
    default:
      return columnTexts[id](row);
  }
}

export const cellLooks: Partial<Record<ColumnId, string>> = {
  evidence: "truncate",
  open: "truncate text-note text-muted",
  tests: "truncate text-note",
  flags: "text-note",
  waiting: "tabular",
  changed: "text-note text-muted tabular",
  source: "truncate text-note",
  location: "truncate text-note",
  owner: "truncate text-note",
};
