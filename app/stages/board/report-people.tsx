import { fillTemplate } from "#domain/text/fill-template.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import { columnTexts } from "./board-columns.ts";
import type { BoardRow } from "./board-rows.ts";
import { type Bar, daysInStep } from "./report-data.ts";
import { barTitle, barValue } from "./report-words.ts";

/** Longer lists of people are cut, with the number of what is left out. */
const maxPeople = 60;

/** The words beside a name: the person's part in the bar, otherwise the decision. */
function rowText(row: BoardRow, bar: Bar): string {
  const days = bar.measure === "TIME_IN_STEP" ? daysInStep(row, bar.id) : undefined;
  if (days !== undefined) return barValue(days, bar.measure);
  return bar.measure === "FLAGS" ? columnTexts.flags(row) : stageWords.decisions[row.standing];
}

/** The people behind a bar. */
export function ReportPeople({ bar, choose }: { bar: Bar; choose: (id: string) => void }) {
  return (
    <section aria-label={barTitle(bar.id)} className="rounded-2xl bg-sunk p-5">
      <p className="font-semibold">
        {fillTemplate(words.reports.behind, { bar: barTitle(bar.id), count: bar.rows.length })}
      </p>
      <ul className="mt-2">
        {bar.rows.slice(0, maxPeople).map((row) => (
          <li key={row.id} className="flex justify-between gap-4 border-t border-line py-1.5">
            <button
              type="button"
              className="cursor-pointer text-left underline"
              onClick={() => choose(row.id)}
            >
              {row.person.name}
            </button>
            <span className="text-note text-muted tabular">{rowText(row, bar)}</span>
          </li>
        ))}
      </ul>
      {bar.rows.length > maxPeople && (
        <p className="mt-2 text-note text-muted">
          {fillTemplate(words.reports.more, { count: bar.rows.length - maxPeople })}
        </p>
      )}
    </section>
  );
}
