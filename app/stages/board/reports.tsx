import { words } from "./board.data.ts";
import type { BoardRow } from "./board-rows.ts";
import { ReportChart } from "./report-chart.tsx";
import type { Measure } from "./report-data.ts";
import { ReportFields } from "./report-fields.tsx";
import { ReportPeople } from "./report-people.tsx";
import { useReport } from "./use-report.ts";

/** Reports about the rows of the view. Clicking a bar lists its people. */
export function Reports({
  rows,
  measures,
  choose,
}: {
  rows: BoardRow[];
  measures: readonly Measure[];
  choose: (id: string) => void;
}) {
  const { question, charts, max, openBar, toggle } = useReport(rows, measures[0]);
  return (
    <div className="border-t border-line p-5 text-small">
      <ReportFields question={question} measures={measures} />
      <p className="mt-4 text-muted">{words.reports.notes[question.measure]}</p>
      <div className={`mt-4 grid gap-8 ${openBar ? "lg:grid-cols-[minmax(0,1fr)_24rem]" : ""}`}>
        <div className="grid content-start gap-6">
          {max === 0 ? (
            <p className="py-8 text-center text-muted">{words.reports.nothing}</p>
          ) : (
            charts
              .filter(({ bars }) => bars.length > 0)
              .map(({ title, bars, open }) => (
                <ReportChart
                  key={title}
                  title={title}
                  bars={bars}
                  max={max}
                  open={open}
                  toggle={(bar) => toggle(title, bar)}
                />
              ))
          )}
        </div>
        {openBar && <ReportPeople bar={openBar} choose={choose} />}
      </div>
    </div>
  );
}
