import type { ReactNode } from "react";
import { partsText } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { DecisionMark } from "../decision-mark.tsx";
import { ScoreLine } from "../score-line.tsx";
import { StepDots } from "../step-dots.tsx";
import { words } from "./board.data.ts";
import { columnTexts } from "./board-columns.ts";
import { isUnsent } from "./board-model.ts";
import type { BoardRow } from "./board-rows.ts";
import type { ColumnId } from "./board-view.ts";

/** A class, and the same width in rem. The quotations get the rest, and on desks at least their `rem`. */
const columnSizes: Record<ColumnId, { look: string; rem: number }> = {
  score: { look: "w-22", rem: 5.5 },
  name: { look: "w-50", rem: 12.5 },
  evidence: { look: "", rem: 15 },
  open: { look: "w-40", rem: 10 },
  interview: { look: "w-24", rem: 6 },
  tests: { look: "w-36", rem: 9 },
  flags: { look: "w-36", rem: 9 },
  waiting: { look: "w-28", rem: 7 },
  source: { look: "w-32", rem: 8 },
  location: { look: "w-32", rem: 8 },
  step: { look: "w-22", rem: 5.5 },
  changed: { look: "w-24", rem: 6 },
  owner: { look: "w-36", rem: 9 },
  decision: { look: "w-34", rem: 8.5 },
};
const tickRem = 2.25;

export const columnWidth = (id: ColumnId) => columnSizes[id].look;

/** The least width of a table with these columns: it scrolls rather than squeeze the quotations. */
export const minTableRem = (columns: readonly ColumnId[]) =>
  columns.reduce((sum, id) => sum + columnSizes[id].rem, tickRem);

const onPhones: readonly ColumnId[] = ["score", "name", "evidence", "decision"];

/** Classes that hide a column in small windows. */
export function columnVisibility(id: ColumnId): string {
  if (onPhones.includes(id)) return "";
  return id === "open" ? "max-lg:hidden" : "max-sm:hidden";
}

/** The first sentence of an open question; a row has room for two lines. */
const firstSentence = (text: string) => /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;

function Evidence({ row, isChosen }: { row: BoardRow; isChosen: boolean }) {
  const { evidence } = row.person;
  return (
    evidence !== undefined && (
      <span className="line-clamp-2 leading-tight">
        <span className={isChosen ? "mark" : "mark-line"}>{evidence}</span>
      </span>
    )
  );
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
          {person.score !== undefined && <span className="sr-only">{partsText(person.parts)}</span>}
        </span>
      );
    case "evidence":
      return <Evidence row={row} isChosen={isChosen} />;
    case "open":
      return <span className="line-clamp-2">{firstSentence(person.openQuestion ?? "–")}</span>;
    case "step":
      return <StepDots steps={person.steps} />;
    case "decision":
      return <Decision row={row} />;
    default:
      return columnTexts[id](row);
  }
}

export const cellLooks: Partial<Record<ColumnId, string>> = {
  evidence: "max-sm:col-span-3 max-sm:col-start-2 max-sm:row-start-2 max-sm:pb-2",
  open: "text-note/tight text-muted",
  tests: "truncate text-note",
  flags: "text-note",
  waiting: "tabular",
  changed: "text-note text-muted tabular",
  source: "truncate text-note",
  location: "truncate text-note",
  owner: "truncate text-note",
  decision: "max-sm:col-start-4 max-sm:row-start-1",
};
