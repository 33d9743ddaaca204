import { smallFieldLook } from "../live/looks.ts";
import { words } from "./board.data.ts";
import type { Measure } from "./report-data.ts";
import { groupings, type ReportQuestion } from "./use-report.ts";

/** The fields for the question of a report. */
export function ReportFields({
  question,
  measures,
}: {
  question: ReportQuestion;
  measures: readonly Measure[];
}) {
  const { firstDay, lastDay, measure, setMeasure, group, setGroup, from, setFrom, until, setUntil } =
    question;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
      <label className="text-note font-semibold">
        {words.reports.measure}
        <select
          value={measure}
          className={smallFieldLook}
          onChange={({ target }) => setMeasure(measures.find((name) => name === target.value) ?? measure)}
        >
          {measures.map((name) => (
            <option key={name} value={name}>
              {words.reports.measures[name]}
            </option>
          ))}
        </select>
      </label>
      <label className="text-note font-semibold">
        {words.view.group}
        <select
          value={group}
          className={smallFieldLook}
          onChange={({ target }) => setGroup(groupings.find((name) => name === target.value) ?? "")}
        >
          <option value="">{words.view.none}</option>
          {groupings.map((name) => (
            <option key={name} value={name}>
              {words.columns[name]}
            </option>
          ))}
        </select>
      </label>
      {(
        [
          [words.reports.from, from, setFrom],
          [words.reports.until, until, setUntil],
        ] as const
      ).map(([label, value, change]) => (
        <label key={label} className="text-note font-semibold">
          {label}
          <input
            type="date"
            value={value}
            min={firstDay}
            max={lastDay}
            className={smallFieldLook}
            onChange={({ target }) => change(target.value)}
          />
        </label>
      ))}
    </div>
  );
}
